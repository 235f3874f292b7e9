import { request as httpRequest } from 'node:http';
import { makePerson, makeRecruiter, makeSeeker } from '../../../test/factories.ts';
import { sampleJpeg, samplePdf, samplePng } from '../../../test/sample-files.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';
import { keptKeys, storedNames, upload } from '../../../test/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const padded = (bytes: number) => Buffer.concat([samplePdf, Buffer.alloc(bytes - samplePdf.length, ' ')]);
const statusOf = async (purpose: string, token?: string) =>
  (await upload(server, samplePdf, { purpose, token })).status;
const isStoring = async () => (await storedNames(server)).some((name) => name.endsWith('.part'));

describe('uploads', () => {
  test('a visitor uploads a resume', async () => {
    const { status, body } = await upload(server, samplePdf, { name: 'मेरा रिज़्यूमे.pdf' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'मेरा रिज़्यूमे.pdf',
      size: samplePdf.length,
      type: 'application/pdf',
    });
  });

  test('the purpose may follow the file', async () => {
    expect((await upload(server, samplePdf, { isPurposeLast: true })).status).toBe(201);
  });

  test.each([
    ['no file', null],
    ['an empty file', Buffer.alloc(0)],
  ])('REG-19 %s is refused with the sentence', async (_what, content) => {
    const { status, body } = await upload(server, content);
    expect([status, body.fields]).toEqual([400, { file: 'Please upload a valid PDF resume.' }]);
  });

  const begun = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4';
  const twoFiles = `${begun}\r\n${begun}\r\n--x--\r\n`;
  const manyFields = Array.from(
    { length: 30 },
    (_, index) => `--x\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n1\r\n`,
  ).join('');
  const oddName = '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n';
  test.each([
    ['that is none', 'garbage', 400, 'This form could not be read.'],
    ['without its boundary', twoFiles, 400, 'This form could not be read.', 'multipart/form-data'],
    ['that ends in the middle of its file', begun, 400, 'This form could not be read.'],
    ['with a name that JavaScript knows', oddName, 400, 'This form could not be read.'],
    ['of two files', twoFiles, 413, 'Please send one file at a time.'],
    ['of many fields', `${manyFields}--x--\r\n`, 413, 'This form has too many fields.'],
  ])(
    'a form %s is refused in our own words, is no failure of the server and leaves nothing behind',
    async (_what, body, status, error, type = 'multipart/form-data; boundary=x') => {
      const logged = server.logged().length;
      const before = await storedNames(server);
      const answer = await fetch(`${server.url}/files`, { method: 'POST', headers: { 'content-type': type }, body });
      expect([answer.status, await answer.json()]).toMatchObject([status, { error }]);
      expect(
        server
          .logged()
          .slice(logged)
          .filter(({ level }) => Number(level) >= 50),
      ).toEqual([]);
      expect(await storedNames(server)).toEqual(before);
    },
  );

  test('an unknown purpose is refused', async () => {
    expect((await upload(server, samplePdf, { purpose: 'avatar' })).status).toBe(400);
  });

  test('REG-21 a resume of 10MB is taken, one byte more is not', async () => {
    expect((await upload(server, padded(10 * 1024 * 1024))).status).toBe(201);
    const { status, body } = await upload(server, padded(10 * 1024 * 1024 + 1));
    expect([status, body.error]).toEqual([413, 'Resume must be 10MB or smaller.']);
  });

  test.each([
    ['resume', false, 'Resume must be 10MB or smaller.'],
    ['attachment', false, 'Each attachment must be 5MB or smaller.'],
    ['resume', true, 'A resume must be 10MB or smaller, an attachment 5MB or smaller.'],
    ['attachment', true, 'A resume must be 10MB or smaller, an attachment 5MB or smaller.'],
  ])(
    'OP-004 OP-027 11MB of the purpose %s (last: %s) are refused with a limit that holds',
    async (purpose, isPurposeLast, sentence) => {
      const { token } = await makeRecruiter(server.services);
      const { status, body } = await upload(server, padded(11 * 1024 * 1024), { purpose, isPurposeLast, token });
      expect([status, body.error, body.fields]).toEqual([413, sentence, { file: sentence }]);
    },
  );

  test('a far larger upload is cut off with an answer', async () => {
    expect((await upload(server, padded(60 * 1024 * 1024))).status).toBe(413);
  });

  test('OP-027 attachments are for recruiters, also pictures, of 5MB at most', async () => {
    const { token } = await makeRecruiter(server.services);
    const attach = (content: Buffer, name: string) => upload(server, content, { name, token, purpose: 'attachment' });
    expect((await attach(samplePng, 'a.png')).status).toBe(201);
    expect((await attach(sampleJpeg, 'a.jpg')).status).toBe(201);
    expect((await attach(sampleJpeg, 'a.jpeg')).status).toBe(201);
    expect((await attach(sampleJpeg, 'a.png')).body.name).toBe('a.jpg');
    expect((await attach(padded(5 * 1024 * 1024), 'a.pdf')).status).toBe(201);
    const { status, body } = await attach(padded(5 * 1024 * 1024 + 1), 'a.pdf');
    expect([status, body.error]).toEqual([413, 'Each attachment must be 5MB or smaller.']);
  });

  test('purposes belong to roles', async () => {
    const [seeker, recruiter, admin] = [
      await makeSeeker(server.services),
      await makeRecruiter(server.services),
      await makePerson(server.services, 'ADMIN'),
    ];
    expect(await statusOf('attachment')).toBe(401);
    expect(await statusOf('attachment', seeker.token)).toBe(403);
    expect(await statusOf('attachment', admin.token)).toBe(403);
    expect(await statusOf('resume', seeker.token)).toBe(201);
    expect(await statusOf('resume', recruiter.token)).toBe(403);
    expect(await statusOf('resume', admin.token)).toBe(403);
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\docs\\resume.pdf', 'resume.pdf'],
    ['re\u202Esume\u0007.pdf', 'resume.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(251)}.pdf`],
  ])('the name %j becomes safe', async (name, expected) => {
    expect((await upload(server, samplePdf, { name })).body.name).toBe(expected);
  });

  test('what is refused or aborted leaves nothing behind', async () => {
    await upload(server, samplePng);
    await upload(server, padded(11 * 1024 * 1024));
    for (let count = 0; count < 10; count += 1) await abortedUpload();
    await until(async () => !(await isStoring()), 'the last unfinished content is gone');
    expect(await storedNames(server)).toEqual(await keptKeys(server));
  });

  test('where no file can be stored, who uploads is told so, and the log says why', async () => {
    const full = await startTestServer({ config: { storageUrl: `file:${import.meta.filename}` } });
    try {
      const { status, body } = await upload(full, padded(5_000_000));
      expect([status, body]).toEqual([
        503,
        {
          error: 'We cannot store files right now. Please try again in a few minutes.',
          code: 'UNAVAILABLE',
          retryAfterSeconds: 60,
        },
      ]);
      expect(full.logged().find(({ level }) => level === 50)).toMatchObject({
        msg: 'An upload could not be stored',
        err: { code: 'ENOTDIR' },
      });
      expect(await keptKeys(full)).toEqual([]);
    } finally {
      await full.close();
    }
  });

  test('CVE-2025-24033 500 uploads that break off, at all points and many at once, leave nothing behind', async () => {
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(Array.from({ length: 25 }, (_, index) => brokenUpload(index * 8000)));
    }
    // An upload among them: the server has heard of all that came before it.
    expect((await upload(server)).status).toBe(201);
    await until(
      async () => JSON.stringify(await storedNames(server)) === JSON.stringify(await keptKeys(server)),
      'only what has a row is stored',
    );
  });
});

/** Hangs up after so many bytes of content. */
async function brokenUpload(bytes: number): Promise<void> {
  const client = httpRequest(`${server.url}/files`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  client.on('error', () => undefined);
  client.write('--x\r\nContent-Disposition: form-data; name="file"; filename="resume.pdf"\r\n\r\n');
  await new Promise<void>((resolve) => client.write(Buffer.concat([samplePdf, Buffer.alloc(bytes)]), () => resolve()));
  client.destroy();
}

/** Sends the beginning of an upload and hangs up once the server has begun to store it. */
async function abortedUpload(): Promise<void> {
  const client = httpRequest(`${server.url}/files`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  client.on('error', () => undefined);
  client.write('--x\r\nContent-Disposition: form-data; name="file"; filename="resume.pdf"\r\n\r\n');
  client.write(Buffer.concat([samplePdf, Buffer.alloc(200_000)]));
  await until(isStoring, 'the upload is being stored');
  client.destroy();
  await until(async () => !(await isStoring()), 'the unfinished content is gone');
}
