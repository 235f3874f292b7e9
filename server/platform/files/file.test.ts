import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { makeApplication, makeFile, makeJob, makePerson, makeRecruiter, makeSeeker } from '../../../test/factories.ts';
import { makeDocx, samplePdf } from '../../../test/sample-files.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { keptKeys, storedNames, upload } from '../../../test/upload.ts';
import { claimFile } from './file.service.ts';
import { removeUnclaimedFiles } from '../../hiring/documents/document.service.ts';
import { removeStrayContent } from './file.content.ts';

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
    await services.database.query(`update jobs set is_wanted = false, closed_at = $2 where id = $1`, [
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
      'content-disposition': [
        `attachment; filename="it's ; ___.docx"`,
        "filename*=UTF-8''it%27s%20%3B%20%C3%A9%F0%9F%98%80.docx",
      ].join('; '),
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

  test('removes a replaced resume after a day, row and content, unless an application was sent with it', async () => {
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
