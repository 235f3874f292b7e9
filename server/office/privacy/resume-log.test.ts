import {
  makeAccessToken,
  makeApplication,
  makeJob,
  makeRecruiter,
  makeSeeker,
  setTo,
  type TestPerson,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { keptKeys } from '../../../test/upload.ts';
import { removeUnclaimedFiles } from '../../hiring/documents/document.service.ts';
import { removeOldResumes } from './resume-log.service.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
let seeker: TestPerson & { resumeFileId: string | null };
let applicationId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await makeRecruiter(server.services, { name: 'Asha Rao' });
  seeker = await makeSeeker(server.services);
  applicationId = await apply(seeker);
});

async function apply({ id: seekerId, resumeFileId }: typeof seeker, status = 'NEW'): Promise<string> {
  const jobId = await makeJob(server.services, recruiter, { title: 'Accountant' });
  const id = await makeApplication(server.services, {
    jobId,
    recruiterId: recruiter.id,
    seekerId,
    resumeFileId,
    status,
  });
  await server.services.database.query('update applications set company_id = $1 where id = $2', [
    recruiter.companyId,
    id,
  ]);
  return id;
}

const open = (token: string, query = '', method = 'GET') =>
  fetch(`${server.url}/files/${seeker.resumeFileId}${query}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });

interface View {
  kind: string;
  recruiterName: string | null;
  companyName: string | null;
  jobTitle: string;
  at: string;
}
const views = async (by = seeker): Promise<View[]> => {
  const { data } = await server.graphql<{ myResumeViews: { items: View[] } }>(
    '{ myResumeViews { items { kind recruiterName companyName jobTitle at } endCursor } }',
    {},
    by.token,
  );
  return data?.myResumeViews.items ?? [];
};
const kinds = async () => (await views()).map(({ kind }) => kind);

const application = async (by: TestPerson) => {
  const { data } = await server.graphql<{
    application: {
      resume: { id: string } | null;
      resumeGone: string | null;
      resumeKeptDays: number | null;
      resumeViews: { kind: string }[];
    };
  }>(
    'query ($id: ID!) { application(id: $id) { resume { id } resumeGone resumeKeptDays resumeViews { kind } } }',
    { id: applicationId },
    by.token,
  );
  return data?.application;
};

const revoke = async (id: string, by: TestPerson = seeker) => {
  const { errors } = await server.graphql(
    'mutation ($id: ID!) { revokeResume(applicationId: $id) { id } }',
    { id },
    by.token,
  );
  return errors[0]?.extensions.code ?? 'DONE';
};

test('the seeker reads who opened and who downloaded the resume, for which job and when', async () => {
  await open(recruiter.token, '?inline=1');
  server.clock.advance({ minutes: 1 });
  await open(recruiter.token);
  const of = { recruiterName: 'Asha Rao', jobTitle: 'Accountant' };
  expect(await views()).toEqual([
    expect.objectContaining({ ...of, kind: 'DOWNLOAD', at: server.clock.now().toISOString() }),
    expect.objectContaining({ ...of, kind: 'VIEW' }),
  ]);
  expect((await views())[0]?.companyName).toMatch(/^Company /);
  expect((await application(seeker))?.resumeViews).toEqual([{ kind: 'DOWNLOAD' }, { kind: 'VIEW' }]);
});

test('a page that is drawn again is no second look; one ten minutes later is', async () => {
  await open(recruiter.token, '?inline=1');
  await open(recruiter.token, '?inline=1');
  expect(await kinds()).toEqual(['VIEW']);
  server.clock.advance({ minutes: 10 });
  await open(recruiter.token, '?inline=1');
  expect(await kinds()).toEqual(['VIEW', 'VIEW']);
});

test('the text of a resume and a program with a token count too; the owner and a HEAD do not', async () => {
  await open(seeker.token, '?inline=1');
  await open(recruiter.token, '', 'HEAD');
  expect(await kinds()).toEqual([]);
  await fetch(`${server.url}/files/${seeker.resumeFileId}/text`, {
    headers: { authorization: `Bearer ${recruiter.token}` },
  });
  await open(await makeAccessToken(server.services, recruiter, ['APPLICATIONS_READ']));
  expect(await kinds()).toEqual(expect.arrayContaining(['VIEW', 'DOWNLOAD']));
});

test('nobody else reads the log: not the recruiter, not another seeker', async () => {
  await open(recruiter.token);
  expect((await application(recruiter))?.resumeViews).toEqual([]);
  expect(await views(await makeSeeker(server.services))).toEqual([]);
});

test('the log goes on page by page', async () => {
  for (let look = 0; look < 3; look += 1) {
    await open(recruiter.token);
    server.clock.advance({ minutes: 11 });
  }
  const page = async (after: string | null) => {
    const { data } = await server.graphql<{ myResumeViews: { items: { id: string }[]; endCursor: string | null } }>(
      'query ($after: String) { myResumeViews(after: $after, pageSize: 2) { items { id } endCursor } }',
      { after },
      seeker.token,
    );
    return data?.myResumeViews;
  };
  const first = await page(null);
  const second = await page(first?.endCursor ?? null);
  expect([first?.items.length, second?.items.length, second?.endCursor]).toEqual([2, 1, null]);
});

test('a resume that was taken back is gone for the recruiter; other applications and the profile keep it', async () => {
  const other = await makeRecruiter(server.services);
  await makeApplication(server.services, {
    jobId: await makeJob(server.services, other),
    recruiterId: other.id,
    seekerId: seeker.id,
    resumeFileId: seeker.resumeFileId,
  });
  expect(await revoke(applicationId)).toBe('DONE');
  expect((await open(recruiter.token)).status).toBe(404);
  expect(await application(recruiter)).toMatchObject({ resume: null, resumeGone: 'REVOKED', resumeKeptDays: null });
  expect((await open(other.token)).status).toBe(200);
  expect((await open(seeker.token)).status).toBe(200);
  expect(await revoke(applicationId)).toBe('CONFLICT');
});

test('somebody else takes back nothing', async () => {
  expect(await revoke(applicationId, await makeSeeker(server.services))).toBe('NOT_FOUND');
  expect((await open(recruiter.token)).status).toBe(200);
});

test('applying again sends the resume of that day', async () => {
  await revoke(applicationId);
  const call = (name: string, argument: string) =>
    server.graphql(`mutation { ${name}(${argument}) { id } }`, {}, seeker.token);
  const [job] = await server.services.database.query<{ id: string }>(
    'select job_id as id from applications where id = $1',
    [applicationId],
  );
  await call('withdrawApplication', `id: "${applicationId}"`);
  await call('applyToJob', `jobId: "${job?.id}"`);
  expect(await application(recruiter)).toMatchObject({ resume: { id: seeker.resumeFileId }, resumeGone: null });
});

test('a rejected application loses its resume after the days of the settings, and the file its last use', async () => {
  const { services } = server;
  await setTo(services, 'rejectedResumeDays', 30);
  await services.database.query(`update applications set status = 'REJECTED', decided_at = $2 where id = $1`, [
    applicationId,
    services.clock.now(),
  ]);
  await services.database.query('update seeker_profiles set resume_file_id = null where user_id = $1', [seeker.id]);
  const waiting = await makeSeeker(services);
  const waitingId = await apply(waiting);
  const [file] = await services.database.query<{ key: string }>('select storage_key as key from files where id = $1', [
    seeker.resumeFileId,
  ]);
  server.clock.advance({ days: 29 });
  await removeOldResumes(services);
  expect(await resumesOf([applicationId, waitingId])).toEqual([seeker.resumeFileId, waiting.resumeFileId]);
  server.clock.advance({ days: 1 });
  await removeOldResumes(services);
  expect(await resumesOf([applicationId, waitingId])).toEqual([null, waiting.resumeFileId]);
  await services.database.query(`update sessions set expires_at = expires_at + interval '30 days'`);
  expect(await application(recruiter)).toMatchObject({ resume: null, resumeGone: 'REMOVED', resumeKeptDays: 30 });
  server.clock.advance({ days: 2 });
  await removeUnclaimedFiles(services);
  expect(await keptKeys(server)).not.toContain(file?.key);
});

async function resumesOf(ids: string[]): Promise<(string | null)[]> {
  const rows = await server.services.database.query<{ resume: string | null }>(
    'select resume_file_id as resume from applications where id = any($1) order by array_position($1, id)',
    [ids],
  );
  return rows.map(({ resume }) => resume);
}
