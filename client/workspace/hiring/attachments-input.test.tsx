import { attachmentProblem } from './attachments-input.tsx';

const megabyte = 1024 * 1024;

test.each([
  ['role.pdf', 'application/pdf', 5 * megabyte, null],
  ['role.doc', 'application/msword', 1, null],
  ['ROLE.DOCX', '', 1, null],
  ['photo.jpg', 'image/jpeg', 1, null],
  ['photo.jpeg', 'image/jpeg', 1, null],
  ['photo.png', 'image/png', 1, null],
  ['role', '', 1, null],
  ['role.docx.bin', 'application/octet-stream', 1, null],
  ['role.pdf', 'application/pdf', 5 * megabyte + 1, 'Each attachment must be 5MB or smaller.'],
  ['setup.exe', 'application/x-msdownload', 1, 'Each attachment must be a PDF, DOC, DOCX, JPG or PNG file.'],
  ['notes.txt', 'text/plain', 1, 'Each attachment must be a PDF, DOC, DOCX, JPG or PNG file.'],
])('HPOST-30 HPOST-32 %s (%s) of %d bytes: %s', (name, type, size, problem) => {
  expect(attachmentProblem({ name, type, size })).toBe(problem);
});
