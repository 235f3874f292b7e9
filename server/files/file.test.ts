import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeApplication, makeFile, makeJob, makePerson, makeRecruiter, makeSeeker } from '../../test/factories.ts';
import { makeCompoundFile, makeDoc, makeDocx, samplePdf } from '../../test/sample-files.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { keptKeys, storedNames, upload } from '../../test/upload.ts';
import { uploadRules } from './file.rules.ts';
import { claimFile } from './file.service.ts';
import { removeStrayContent, removeUnclaimedFiles } from './file.tasks.ts';

const { doc, docx } = uploadRules.RESUME.mediaTypes;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const download = (id: string, token?: string, query = '') =>
  fetch(`${server.url}/files/${id}${query}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });

const claim = (fileId: string, ownerId: string) =>
  server.services.database.dataSource.transaction((tx) =>
    claimFile(tx, { fileId, ownerId, purpose: 'RESUME', now: server.clock.now(), field: 'resumeFileId' }),
  );

describe('downloads', () => {
  test('a resume opens for its owner and the recruiter it was sent to, until it is withdrawn', async () => {
    const { services } = server;
    const seeker = await makeSeeker(services);
    const [recruiter, stranger] = [await makeRecruiter(services), await makeRecruiter(services)];
    const [otherSeeker, admin, superadmin] = [
      await makeSeeker(services),
      await makePerson(services, 'ADMIN'),
      await makePerson(services, 'SUPERADMIN'),
    ];
    const jobId = await makeJob(services, recruiter);
    const id = seeker.resumeFileId ?? '';
    const statuses = async () => {
      const found: number[] = [];
      for (const person of [null, seeker, otherSeeker, recruiter, stranger, admin, superadmin])
        found.push((await download(id, person?.token)).status);
      return found;
    };
    expect(await statuses()).toEqual([404, 200, 404, 404, 404, 404, 404]);
    const applicationId = await makeApplication(services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: seeker.id,
      resumeFileId: id,
    });
    expect(await statuses()).toEqual([404, 200, 404, 200, 404, 404, 404]);
    await services.database.query(`update applications set status = 'WITHDRAWN' where id = $1`, [applicationId]);
    expect(await statuses()).toEqual([404, 200, 404, 404, 404, 404, 404]);
  });

  test('an attachment is readable by anyone while its job is open, else by its uploader', async () => {
    const { services } = server;
    const [recruiter, stranger] = [await makeRecruiter(services), await makeRecruiter(services)];
    const id = await makeFile(services, { ownerId: recruiter.id, purpose: 'ATTACHMENT' });
    const statuses = async () => [
      (await download(id)).status,
      (await download(id, stranger.token)).status,
      (await download(id, recruiter.token)).status,
    ];
    expect(await statuses()).toEqual([404, 404, 200]);
    const jobId = await makeJob(services, recruiter);
    await services.database.query('insert into job_attachments (job_id, file_id, position) values ($1, $2, 0)', [
      jobId,
      id,
    ]);
    expect(await statuses()).toEqual([200, 200, 200]);
    await services.database.query(`update jobs set status = 'INACTIVE', closed_at = $2 where id = $1`, [
      jobId,
      services.clock.now(),
    ]);
    expect(await statuses()).toEqual([404, 404, 200]);
  });

  test('an unknown id, a foreign file and no id at all get the same answer', async () => {
    const seeker = await makeSeeker(server.services);
    const bodies = await Promise.all(
      [seeker.resumeFileId, '00000000-0000-7000-8000-000000000000', 'x', '%00'].map(async (id) =>
        (await download(id ?? '')).text(),
      ),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  test('content arrives whole, as a download that no browser runs', async () => {
    const person = await makeSeeker(server.services, { hasResume: false });
    const content = makeDocx();
    const { body } = await upload(server, content, { name: `it's ; é\u{1F600}.docx`, token: person.token });
    const answer = await download(body.id, person.token, '?inline=1');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': `attachment; filename="it's ; ___.docx"; filename*=UTF-8''it%27s%20%3B%20%C3%A9%F0%9F%98%80.docx`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
      'content-length': String(content.length),
    });
  });

  test('HEAD tells the size without the content', async () => {
    const { resumeFileId, token } = await makeSeeker(server.services);
    const ask = (method: string) =>
      fetch(`${server.url}/files/${resumeFileId}`, { method, headers: { authorization: `Bearer ${token}` } });
    const size = (await (await ask('GET')).arrayBuffer()).byteLength;
    const { status, headers } = await ask('HEAD');
    expect([status, headers.get('content-length'), headers.get('content-type')]).toEqual([
      200,
      String(size),
      'application/pdf',
    ]);
  });

  test('a PDF is shown in the page on request, else downloaded', async () => {
    const { resumeFileId, token } = await makeSeeker(server.services);
    const disposition = async (query: string) =>
      (await download(resumeFileId ?? '', token, query)).headers.get('content-disposition');
    expect(await disposition('?inline=1')).toMatch(/^inline; filename="resume.pdf"/);
    expect(await disposition('')).toMatch(/^attachment; /);
  });
});

describe('PROF-11 OP-087 the text of a Word document', () => {
  const document = (body: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="urn:w" xmlns:mc="urn:mc"><w:body>${body}</w:body></w:document>`;
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

  /** A DOCX that cannot be unpacked to its end. */
  function makeDocxWithBrokenEnd(body: string): Buffer {
    const archive = makeDocx({ document: document(body) });
    const directoryAt = archive.indexOf('PK\x01\x02', 0, 'latin1');
    return archive.fill(0xff, directoryAt - 64, directoryAt - 8);
  }

  test('is what a reader sees: paragraphs, tabs and lines, without deleted words, field codes and what is said twice', async () => {
    const body = [
      paragraph(run('Asha ') + run('नायर &amp; सन्\u200Dस')),
      paragraph(
        `${run('2019')}<w:r><w:tab/></w:r>${run('Electrician &lt;Grade A&gt; &#8377;25,000')}<w:r><w:br/></w:r>${run('Pune')}`,
      ),
      paragraph(`<w:del><w:r><w:delText>secret</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r>`),
      paragraph(
        `<mc:AlternateContent><mc:Choice>${run('Once')}</mc:Choice><mc:Fallback>${run('Once')}</mc:Fallback></mc:AlternateContent>`,
      ),
    ].join('');
    expect(await textOf(makeDocx({ document: document(body) }))).toEqual({
      status: 200,
      body: { text: 'Asha नायर & सन्\u200Dस\n2019\tElectrician <Grade A> ₹25,000\nPune\n\nOnce', isWhole: true },
    });
  });

  test('CVE-2019-13358 never resolves an entity, whatever the file declares', async () => {
    const evil = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "aaaa">]><w:document><w:t>&a;&b;&lt;</w:t></w:document>`;
    expect((await textOf(makeDocx({ document: evil }))).body).toEqual({ text: '&a;&b;<', isWhole: true });
  });

  test('of a DOC is there as well: paragraphs, cells and fields as they are read', async () => {
    const text =
      'Asha नायर & सन्\u200Dस\r2019\tElectrician\x0bPune\r\x13 HYPERLINK "http://x.example" \x14Certificate\x15\rITI\x072016\x07\r';
    expect(await textOf(makeDoc({ text }), doc)).toEqual({
      status: 200,
      body: { text: 'Asha नायर & सन्\u200Dस\n2019\tElectrician\nPune\nCertificate\nITI\t2016', isWhole: true },
    });
    const long = await textOf(makeDoc({ text: 'a word '.repeat(20_000) }), doc);
    expect([long.body.text?.length, long.body.isWhole]).toEqual([100_000, false]);
  });

  test('is cut at 100,000 characters or after 8 million of XML, without the rest being read', async () => {
    const words = await textOf(makeDocxWithBrokenEnd(paragraph(run('a word'.repeat(4))).repeat(500_000)));
    expect([words.body.text?.length, words.body.isWhole]).toEqual([100_000, false]);
    const none = await textOf(makeDocxWithBrokenEnd('<w:p/>'.repeat(3_000_000)));
    expect(none.body).toEqual({ text: '', isWhole: false });
    expect(await textOf(makeDocxWithBrokenEnd(paragraph(run('short')).repeat(100)))).toEqual(nothing);
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

describe('claims', () => {
  test("a visitor's upload is claimed once, also when two try at once", async () => {
    const { body } = await upload(server);
    const [one, two] = [await makeSeeker(server.services), await makeSeeker(server.services)];
    const results = await Promise.allSettled([claim(body.id, one.id), claim(body.id, two.id)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('own files are claimed again, foreign, unknown and wrongly purposed ones are refused', async () => {
    const { services } = server;
    const [owner, other] = [await makeSeeker(services), await makeSeeker(services)];
    const fileId = owner.resumeFileId ?? '';
    await expect(claim(fileId, owner.id)).resolves.toBe(fileId);
    await expect(claim(fileId, other.id)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { resumeFileId: expect.any(String) } },
    });
    await expect(claim('nonsense', owner.id)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    const attachment = await makeFile(services, { ownerId: owner.id, purpose: 'ATTACHMENT' });
    await expect(claim(attachment, owner.id)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('the sweep', () => {
  test("removes a visitor's upload after an hour, a signed-in person's after a day, a claimed file never", async () => {
    const { services, clock } = server;
    const person = await makeSeeker(services);
    const visitors = (await upload(server)).body.id;
    const own = (await upload(server, samplePdf, { token: person.token })).body.id;
    const left = async () => {
      await removeUnclaimedFiles(services);
      const rows = await services.database.query<{ id: string }>('select id from files where id = any($1)', [
        [visitors, own, person.resumeFileId],
      ]);
      return rows.map(({ id }) => id);
    };
    clock.advance({ minutes: 60 });
    expect(await left()).toHaveLength(3);
    clock.advance({ seconds: 1 });
    expect(await left()).toEqual(expect.arrayContaining([own, person.resumeFileId]));
    clock.advance({ hours: 23 });
    expect(await left()).toEqual([person.resumeFileId]);
    expect(await storedNames(server)).toEqual(await keptKeys(server));
  });

  test('removes a replaced resume after a day, row and content; one that was sent along stays until the application is sent anew', async () => {
    const { services, clock } = server;
    const [seeker, recruiter] = [await makeSeeker(services), await makeRecruiter(services)];
    const jobId = await makeJob(services, recruiter);
    const ask = async (document: string) =>
      expect((await server.graphql(`mutation { ${document} }`, {}, seeker.token)).errors).toEqual([]);
    const replace = async () => {
      const { id } = (await upload(server, samplePdf, { token: seeker.token })).body;
      await ask(`updateJobseekerProfile(input: { resumeFileId: "${id}" }) { resume { id } }`);
      return id;
    };
    const left = async () => {
      clock.advance({ hours: 25 });
      await removeUnclaimedFiles(services);
      expect(await storedNames(server)).toEqual(await keptKeys(server));
      return (
        await services.database.query<{ id: string }>(
          'select id from files where owner_id = $1 order by created_at, id',
          [seeker.id],
        )
      ).map(({ id }) => id);
    };
    const sent = await replace();
    await ask(`applyToJob(jobId: "${jobId}") { id }`);
    await replace();
    const last = await replace();
    expect(await left()).toEqual([sent, last]);
    const [application] = await services.database.query<{ id: string }>(
      'select id from applications where seeker_id = $1',
      [seeker.id],
    );
    await ask(`withdrawApplication(id: "${application?.id}") { id }`);
    expect(await left()).toEqual([sent, last]);
    await ask(`applyToJob(jobId: "${jobId}") { id }`);
    expect(await left()).toEqual([last]);
    await ask('updateJobseekerProfile(input: { resumeFileId: null }) { resume { id } }');
    expect([await left(), (await download(last, seeker.token)).status]).toEqual([[last], 200]);
  });

  test('leaves a resume alone that an application took at the moment in which it was replaced', async () => {
    const { services, clock } = server;
    const [seeker, recruiter] = [await makeSeeker(services), await makeRecruiter(services)];
    const jobId = await makeJob(services, recruiter);
    await services.database.query('update seeker_profiles set resume_file_id = null where user_id = $1', [seeker.id]);
    await services.database.query('update files set claimed_at = null where id = $1', [seeker.resumeFileId]);
    await makeApplication(services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: seeker.id,
      resumeFileId: seeker.resumeFileId,
    });
    clock.advance({ hours: 25 });
    await removeUnclaimedFiles(services);
    expect((await download(seeker.resumeFileId ?? '', recruiter.token)).status).toBe(200);
  });

  test('removes content without a row, unfinished writes included, once it is old', async () => {
    const { services, clock } = server;
    const root = services.config.storageUrl.slice('file:'.length);
    const keys = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;
    const paths = [`${root}/11/${keys[0]}`, `${root}/22/${keys[1]}.part`];
    for (const path of paths) {
      await mkdir(path.slice(0, path.lastIndexOf('/')), { recursive: true });
      await writeFile(path, 'x');
      await utimes(path, clock.now(), clock.now());
    }
    await removeStrayContent(services);
    expect((await storedNames(server)).filter((name) => keys.some((key) => name.startsWith(key)))).toHaveLength(2);
    clock.advance({ hours: 2 });
    await removeStrayContent(services);
    expect((await storedNames(server)).filter((name) => keys.some((key) => name.startsWith(key)))).toHaveLength(0);
    expect((await keptKeys(server)).length).toBeGreaterThan(0);
  });
});
