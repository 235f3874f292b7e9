import { Readable } from 'node:stream';
import { makeFile, makeRecruiter, makeSeeker } from '../../../test/factories.ts';
import { makeCompoundFile, makeDoc, makeDocx, relationsXmlOf, samplePdf } from '../../../test/sample-files.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { uploadRules } from './file.rules.ts';

const { doc, docx } = uploadRules.RESUME.mediaTypes;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const download = (id: string, token?: string, query = '') =>
  fetch(`${server.url}/files/${id}${query}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });

describe('PROF-11 OP-087 the text of a Word document', () => {
  const document = (body: string) =>
    '<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="urn:w" xmlns:mc="urn:mc">' +
    `<w:body>${body}</w:body></w:document>`;
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const paragraph = (content: string) => `<w:p>${content}</w:p>`;

  async function storeOf(content: Buffer, mediaType: string) {
    const person = await makeSeeker(server.services, { hasResume: false });
    const id = await makeFile(server.services, { ownerId: person.id, name: 'resume.docx', mediaType, content });
    const read = async () => {
      const answer = await download(id, person.token, '/text');
      return { status: answer.status, body: (await answer.json()) as { text: string | null; isWhole: boolean } };
    };
    return { id, token: person.token, read };
  }
  const textOf = async (content: Buffer, mediaType: string = docx) => (await storeOf(content, mediaType)).read();
  const nothing = { status: 200, body: { text: null, isWhole: true } };

  /** Content never changes; here it does, so that a second reading would show. */
  async function changeContent(id: string) {
    const [file] = await server.services.database.query<{ key: string }>(
      'select storage_key as key from files where id = $1',
      [id],
    );
    await server.services.storage.write(file?.key ?? '', Readable.from([makeDoc({ text: 'Read again' })]));
  }

  test('is what a reader sees: paragraphs, tabs, lines; no deleted words, field codes or repetitions', async () => {
    const body = [
      paragraph(run('Asha ') + run('नायर &amp; सन्\u200Dस')),
      paragraph(
        `${run('2019')}<w:r><w:tab/></w:r>${run('Electrician &lt;Grade A&gt; &#8377;25,000')}` +
          `<w:r><w:br/></w:r>${run('Pune')}`,
      ),
      paragraph(`<w:del><w:r><w:delText>secret</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r>`),
      paragraph(
        `<mc:AlternateContent><mc:Choice>${run('Once')}</mc:Choice>` +
          `<mc:Fallback>${run('Once')}</mc:Fallback></mc:AlternateContent>`,
      ),
    ].join('');
    expect(await textOf(makeDocx({ document: document(body) }))).toEqual({
      status: 200,
      body: { text: 'Asha नायर & सन्\u200Dस\n2019\tElectrician <Grade A> ₹25,000\nPune\n\nOnce', isWhole: true },
    });
  });

  test('keeps hyphens, reads header, footnotes and footer, and minds no names of parts or prefixes', async () => {
    const part = (name: string, text: string) => ({
      name,
      content: `<x-1:any xmlns:x-1="urn:w"><x-1:p><x-1:r><x-1:t>${text}</x-1:t></x-1:r></x-1:p></x-1:any>`,
    });
    const main =
      '<x-1:document xmlns:x-1="urn:w"><x-1:body><x-1:p><x-1:pPr><x-1:tabs><x-1:tab x-1:val="left"/></x-1:tabs></x-1:pPr>' +
      '<x-1:r><x-1:t>2019</x-1:t><x-1:noBreakHyphen/><x-1:t>2021</x-1:t><x-1:t/><x-1:ptab/>' +
      '<x-1:t>co</x-1:t><x-1:softHyphen/><x-1:t>operative,</x-1:t><x-1:sym x-1:font="Wingdings" x-1:char="F028"/>' +
      '<x-1:t>98450 12345</x-1:t></x-1:r></x-1:p></x-1:body></x-1:document>';
    const lists = {
      '_rels/.rels': { officeDocument: 'word/document2.xml' },
      'word/_rels/document2.xml.rels': { footer: 'f.xml', footnotes: '/word/n.xml', header: 'h%201.xml' },
    };
    const more = [
      ...Object.entries(lists).map(([name, targets]) => ({ name, content: relationsXmlOf(targets, 'r:') })),
      part('word/f.xml', 'Page 1'),
      part('word/n.xml', 'With honours'),
      part('word/h 1.xml', 'Meera Nair'),
    ];
    const file = makeDocx({ mainPart: 'word/document2.xml', document: main, more });
    expect((await textOf(file)).body.text).toBe(
      'Meera Nair\n2019\u20112021\tco\u00ADoperative, 98450 12345\nWith honours\nPage 1',
    );
  });

  test('CVE-2019-13358 never resolves an entity, whatever the file declares', async () => {
    const evil =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "aaaa">]>' +
      '<w:document><w:t>&a;&b;&lt;</w:t></w:document>';
    expect((await textOf(makeDocx({ document: evil }))).body).toEqual({ text: '&a;&b;<', isWhole: true });
  });

  test('of a DOC is there as well: paragraphs, cells and fields as they are read', async () => {
    const text =
      'Asha नायर & सन्\u200Dस\r2019\tElectrician\x0bPune\r' +
      '\x13 HYPERLINK "http://x.example" \x14Certificate\x15\rITI\x072016\x07\r';
    expect(await textOf(makeDoc({ text }), doc)).toEqual({
      status: 200,
      body: { text: 'Asha नायर & सन्\u200Dस\n2019\tElectrician\nPune\nCertificate\nITI\t2016', isWhole: true },
    });
    const long = await textOf(makeDoc({ text: 'a word '.repeat(20_000) }), doc);
    expect([long.body.text?.length, long.body.isWhole]).toEqual([100_000, false]);
  });

  test('is cut at 100,000 characters', async () => {
    const words = await textOf(makeDocx({ document: document(paragraph(run('a word'.repeat(4))).repeat(50_000)) }));
    expect([words.body.text?.length, words.body.isWhole]).toEqual([100_000, false]);
  });

  test.each([
    ['a PDF', samplePdf, 'application/pdf'],
    ['a DOC that says nothing', makeCompoundFile('WordDocument'), doc],
    [
      'a DOC whose table of sectors would be larger than the file',
      Buffer.from(makeDoc({ text: 'x' })).fill(0x7f, 44, 47),
      doc,
    ],
    ['a DOC with sectors of a gigabyte', Buffer.from(makeDoc({ text: 'x' })).fill(30, 30, 31), doc],
    ['a DOC whose directory has no end', makeDoc({ text: 'x', isEndless: true }), doc],
    ['a DOCX of more than 20 MB of XML', makeDocx({ document: document('<w:p/>'.repeat(4_000_000)) }), docx],
    ['a broken archive', makeDocx().subarray(0, -10), docx],
  ])('there is none of %s', async (_what, content, mediaType) => {
    expect(await textOf(content, mediaType)).toEqual(nothing);
  });

  test('that would take for ever holds up no other request, is given up, and is not tried again', async () => {
    const slow = await storeOf(makeDoc({ text: `\x13${'a'.repeat(1_000_000)}` }), doc);
    const order: string[] = [];
    const given = slow.read().finally(() => order.push('text'));
    expect((await download(slow.id, slow.token)).status).toBe(200);
    order.push('download');
    expect(await given).toEqual(nothing);
    expect(order).toEqual(['download', 'text']);
    await changeContent(slow.id);
    expect(await slow.read()).toEqual(nothing);
    expect((await textOf(makeDoc({ text: 'The next one' }), doc)).body.text).toBe('The next one');
  });

  test('is read once and kept, for those who may open the file then', async () => {
    const file = await storeOf(makeDoc({ text: 'Kept' }), doc);
    const [one, two] = await Promise.all([file.read(), file.read()]);
    expect([one.body.text, two.body.text]).toEqual(['Kept', 'Kept']);
    await changeContent(file.id);
    expect((await file.read()).body.text).toBe('Kept');
    expect((await download(file.id, undefined, '/text')).status).toBe(404);
  });

  test('is for those who may open the file, and for nobody else', async () => {
    const [owner, stranger] = [
      await makeSeeker(server.services, { hasResume: false }),
      await makeRecruiter(server.services),
    ];
    const id = await makeFile(server.services, {
      ownerId: owner.id,
      mediaType: docx,
      content: makeDocx({ document: document(run('Mine')) }),
    });
    const statuses = await Promise.all(
      [undefined, stranger.token, owner.token].map(async (token) => (await download(id, token, '/text')).status),
    );
    expect(statuses).toEqual([404, 404, 200]);
  });
});
