import { makeRecruiter } from '../../../test/factories.ts';
import {
  makeCompoundFile,
  makeDoc,
  makeDocx,
  makeEncryptedPdf,
  makeZip,
  relationsXmlOf,
  samplePdf,
  samplePng,
} from '../../../test/sample-files.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('what an upload is, by its content', () => {
  const doc = makeCompoundFile('WordDocument');
  const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  test.each([
    ['resume.pdf', samplePdf, 'application/pdf'],
    ['RESUME.PDF', samplePdf, 'application/pdf'],
    ['resume.doc', doc, 'application/msword'],
    ['resume.docx', makeDocx(), docxType],
  ])('REG-20 %s is taken as a resume', async (name, content, type) => {
    const { status, body } = await upload(server, content, { name });
    expect([status, body.type]).toEqual([201, type]);
  });

  test.each([
    ['resume', 'resume.pdf'],
    ['resume.docx', 'resume.pdf'],
    ['resume.pdf.exe', 'resume.pdf'],
    ['Dr. Rao', 'Dr. Rao.pdf'],
    ['.txt', 'file.pdf'],
    ['resume.pdf (1)', 'resume.pdf'],
  ])('OP-004 a real PDF under the name %s is taken, as %s', async (name, stored) => {
    const { status, body } = await upload(server, samplePdf, { name });
    expect([status, body.type, body.name]).toEqual([201, 'application/pdf', stored]);
  });

  test.each([
    ['resume', 'resume.docx'],
    ['resume.doc', 'resume.docx'],
    ['resume.pdf', 'resume.docx'],
    ['resume.docx (1)', 'resume.docx'],
    ['resume.doc (2)', 'resume.docx'],
    ['Resume.DOCX.bin', 'Resume.DOCX'],
    ['resume.docx.', 'resume.docx'],
    ['Asha v2.1 final', 'Asha v2.1 final.docx'],
  ])('OP-004 a real DOCX under the name %s is taken, as %s', async (name, stored) => {
    const { status, body } = await upload(server, makeDocx(), { name });
    expect([status, body.type, body.name]).toEqual([201, docxType, stored]);
  });

  test('OP-004 a DOC, and a picture as an attachment, may have any name too', async () => {
    const { token } = await makeRecruiter(server.services);
    const [word, picture] = [
      await upload(server, doc, { name: 'resume.docx' }),
      await upload(server, samplePng, { name: 'photo', purpose: 'attachment', token }),
    ];
    expect([word.body.name, picture.body.name]).toEqual(['resume.doc', 'photo.png']);
  });

  test.each([
    ['under a name of its own', 'word/document22.xml', 'word/document22.xml'],
    ['under a name from the root, in other letters', 'Word/Main.XML', '/word/main.xml'],
  ])('a DOCX whose main part stands %s is taken', async (_what, mainPart, target) => {
    const more = [{ name: '_rels/.rels', content: relationsXmlOf({ thumbnail: 'a.png', officeDocument: target }) }];
    const { status, body } = await upload(server, makeDocx({ mainPart, more }), { name: 'resume.docx' });
    expect([status, body.type]).toEqual([201, docxType]);
  });

  test.each([
    ['a line feed', '\n'],
    ['lines of a mail', 'Content-Type: application/pdf\r\n\r\n'],
    ['a mark of UTF-8', '\ufeff'],
    ['a warning of the server that made it', `<br />\n<b>Notice</b>: ${'x'.repeat(900)}`],
  ])('a PDF that begins with %s is taken', async (_what, start) => {
    const { status, body } = await upload(server, Buffer.concat([Buffer.from(start), samplePdf]));
    expect([status, body.type]).toEqual([201, 'application/pdf']);
  });

  test.each([
    ['a PDF', makeEncryptedPdf('Asha@1994')],
    ['a DOCX', makeCompoundFile('EncryptedPackage')],
    ['a DOC', makeDoc({ text: 'x', isLocked: true })],
  ])('%s that is locked with a password is refused, and the reason is named', async (_what, content) => {
    const sentence = 'This file is locked with a password. Upload one without.';
    const { status, body } = await upload(server, content);
    expect([status, body.error, body.fields]).toEqual([415, sentence, { file: sentence }]);
  });

  test('an encrypted PDF that opens without a password is taken', async () => {
    expect((await upload(server, makeEncryptedPdf(''))).status).toBe(201);
  });

  const entity =
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><w:document xmlns:w="urn:w">&a;</w:document>';
  test.each([
    ['a page named as PDF', 'resume.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing named as PDF', 'resume.pdf', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture', 'resume.png', samplePng],
    ['a picture named as PDF', 'resume.pdf', samplePng],
    ['a page that hides a PDF', 'resume.pdf', Buffer.concat([Buffer.from('<!DOCTYPE html><p>'), samplePdf])],
    ['a PDF behind too much else', 'resume.pdf', Buffer.concat([Buffer.alloc(1024, 'x'), samplePdf])],
    [
      'a DOCX whose main part is a table',
      'resume.docx',
      makeDocx({
        mainPart: 'xl/workbook.xml',
        document: '<workbook/>',
        more: [{ name: '_rels/.rels', content: relationsXmlOf({ officeDocument: 'xl/workbook.xml' }) }],
      }),
    ],
    ['a spreadsheet named as DOC', 'resume.doc', makeCompoundFile('Workbook')],
    ['a plain archive named as DOCX', 'resume.docx', makeZip([{ name: 'a.txt', content: 'a' }])],
    ['an archive cut short', 'resume.docx', makeDocx().subarray(0, -10)],
    [
      'a DOCX that unpacks to too much',
      'resume.docx',
      makeDocx({ more: [{ name: 'word/a.xml', content: 'a', claimedSize: 300_000_000 }] }),
    ],
    [
      'a DOCX of too many parts',
      'resume.docx',
      makeDocx({ more: Array.from({ length: 2001 }, (_, index) => ({ name: `w/${index}`, content: '' })) }),
    ],
    ['a DOCX with macros', 'resume.docx', makeDocx({ more: [{ name: 'word/vbaProject.bin', content: 'x' }] })],
    ['CVE-2019-13358 a DOCX that declares entities', 'resume.docx', makeDocx({ document: entity })],
    [
      'CVE-2019-13358 a DOCX that asks for a file of the server',
      'resume.docx',
      makeDocx({ document: entity.replace('"aaaaaaaaaa"', 'SYSTEM "file:///etc/passwd"') }),
    ],
    ['a program', 'resume.pdf.exe', Buffer.from('MZ\x90\0')],
    ['a script', 'resume.php', Buffer.from('<?php echo 1;')],
  ])('REG-20 %s is refused as a resume', async (_what, name, content) => {
    const { status, body } = await upload(server, content, { name });
    expect([status, body.error]).toEqual([415, 'Please upload a valid PDF resume.']);
  });
});
