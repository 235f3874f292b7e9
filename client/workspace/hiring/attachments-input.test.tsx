import { attachmentProblem } from './attachments-input.tsx';

const megabyte = 1024 * 1024;

test.each([
  ['role.pdf', 5 * megabyte, null],
  ['role.doc', 1, null],
  ['ROLE.DOCX', 1, null],
  ['photo.jpg', 1, null],
  ['photo.jpeg', 1, null],
  ['photo.png', 1, null],
  ['role.pdf', 5 * megabyte + 1, 'Each attachment must be 5MB or smaller.'],
  ['setup.exe', 1, 'Each attachment must be a PDF, DOC, DOCX, JPG or PNG file.'],
  ['cv.constructor', 1, 'Each attachment must be a PDF, DOC, DOCX, JPG or PNG file.'],
  ['pdf', 1, 'Each attachment must be a PDF, DOC, DOCX, JPG or PNG file.'],
])('HPOST-30 HPOST-32 %s of %d bytes: %s', (name, size, problem) => {
  expect(attachmentProblem({ name, size })).toBe(problem);
});
