import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import {
  insert,
  makeAccessToken,
  makeApplication,
  makeJob,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { storedNames } from '../../../test/upload.ts';
import { writeAsVisitor } from '../../../test/visitor-message.ts';
import { removeUnclaimedFiles } from '../../hiring/documents/document.service.ts';
import { buildDataExports } from './data-export.service.ts';
import { personalTableLabels } from './privacy.labels.ts';
import { dataRules, exportedTables } from './personal-data.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Asked {
  state: string;
  expiresAt: string | null;
  file: { url: string; name: string } | null;
}
const fields = 'state expiresAt file { url name }';
const request = async ({ token }: TestPerson) => {
  const { data, errors } = await server.graphql<{ requestDataExport: Asked }>(
    `mutation { requestDataExport { ${fields} } }`,
    {},
    token,
  );
  return { asked: data?.requestDataExport, code: errors[0]?.extensions.code };
};
const latest = async ({ token }: TestPerson) =>
  (await server.graphql<{ myDataExport: Asked | null }>(`{ myDataExport { ${fields} } }`, {}, token)).data
    ?.myDataExport;
const download = (url: string | undefined, token: string) =>
  fetch(server.url + url, { headers: { authorization: `Bearer ${token}` } });

/** Name and content of each entry. */
async function unzip(content: Buffer): Promise<Record<string, string>> {
  const zip = await yauzl.fromBufferPromise(content, { lazyEntries: true });
  const entries: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    entries[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString('latin1');
  return entries;
}

async function exportOf(person: TestPerson): Promise<Record<string, string>> {
  await request(person);
  await buildDataExports(server.services);
  const answer = await download((await latest(person))?.file?.url, person.token);
  expect(answer.status).toBe(200);
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

test('the archive holds a file for each table and the own files, with a guide; it is announced', async () => {
  const seeker = await makeSeeker(server.services, { name: 'Asha Rao', profile: { location: 'Kochi' } });
  const archive = await exportOf(seeker);
  const names = Object.keys(archive);
  expect(names).toEqual(expect.arrayContaining(exportedTables.map((table) => `${table}.json`)));
  expect(JSON.parse(archive['users.json'] ?? '')).toMatchObject([{ id: seeker.id, name: 'Asha Rao' }]);
  expect(JSON.parse(archive['seeker_profiles.json'] ?? '')).toMatchObject([{ location: 'Kochi' }]);
  expect(archive[`files/${seeker.resumeFileId}-resume.pdf`]).toMatch(/^%PDF/);
  expect(archive['README.txt']).toContain('seeker_profiles.json: Your profile as a job seeker.');
  expect((await server.mails(seeker.email)).map(({ subject }) => subject)).toEqual(['Your data is ready']);
});

test('it holds nothing of others, and no hashes or secrets', async () => {
  const recruiter = await makeRecruiter(server.services);
  const [seeker, other] = [await makeSeeker(server.services), await makeSeeker(server.services)];
  const jobId = await makeJob(server.services, recruiter);
  for (const { id: seekerId } of [seeker, other])
    await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId });
  const text = JSON.stringify(await exportOf(seeker));
  expect(text).toContain(jobId);
  expect(text).not.toContain(other.id);
  expect(text).not.toContain(recruiter.email);
  expect(text).not.toMatch(/_hash|sealed_secret|storage_key|search_text/);
  expect(JSON.stringify(await exportOf(recruiter))).not.toContain(seeker.email);
});

test('an interview in it says where it takes place, to both sides', async () => {
  const [recruiter, seeker] = [await makeRecruiter(server.services), await makeSeeker(server.services)];
  const applicationId = await makeApplication(server.services, {
    jobId: await makeJob(server.services, recruiter),
    recruiterId: recruiter.id,
    seekerId: seeker.id,
  });
  const place = { mode: 'VIDEO', location: 'https://meet.example.in/asha' };
  await insert(server.services, 'interviews', {
    application_id: applicationId,
    recruiter_id: recruiter.id,
    seeker_id: seeker.id,
    title: 'Interview',
    candidate: 'Asha',
    date: '2026-12-02',
    slot: 'S0900_1000',
    ...place,
  });
  for (const side of [seeker, recruiter])
    expect(JSON.parse((await exportOf(side))['interviews.json'] ?? '')).toMatchObject([place]);
});

test('what they wrote as a visitor under their address is in it, and what others wrote is not', async () => {
  const seeker = await makeSeeker(server.services);
  await writeAsVisitor(server, seeker.email.toUpperCase(), 'Is there work in Mysuru?');
  await writeAsVisitor(server, 'somebody.else@example.in', 'Is there work in Hubballi?');
  const archive = await exportOf(seeker);
  expect(JSON.parse(archive['support_conversations.json'] ?? '')).toMatchObject([{ visitor_name: 'Asha' }]);
  expect(archive['support_messages.json']).toContain('Is there work in Mysuru?');
  expect(archive['support_messages.json']).not.toContain('Hubballi');
});

test('only its person opens it, with a login and not a token, for 24 hours; then it is gone', async () => {
  const seeker = await makeSeeker(server.services);
  await exportOf(seeker);
  const url = (await latest(seeker))?.file?.url;
  const stored = await storedNames(server);
  const program = await makeAccessToken(server.services, seeker, ['APPLICATIONS_READ']);
  expect((await download(url, (await makeSeeker(server.services)).token)).status).toBe(404);
  expect((await download(url, program)).status).toBe(404);
  server.clock.advance({ hours: 23 });
  expect((await download(url, seeker.token)).status).toBe(200);
  server.clock.advance({ hours: 1 });
  expect((await download(url, seeker.token)).status).toBe(404);
  expect(await latest(seeker)).toMatchObject({ state: 'EXPIRED', file: null });
  await removeUnclaimedFiles(server.services);
  server.clock.advance({ days: 2 });
  await removeUnclaimedFiles(server.services);
  expect((await storedNames(server)).length).toBeLessThan(stored.length);
});

test('one at a time, and three a day', async () => {
  const seeker = await makeSeeker(server.services);
  expect(await request(seeker)).toMatchObject({ asked: { state: 'WAITING', file: null } });
  expect((await request(seeker)).code).toBe('CONFLICT');
  await buildDataExports(server.services);
  for (const expected of [undefined, undefined, 'RATE_LIMITED']) {
    expect((await request(seeker)).code).toBe(expected);
    await buildDataExports(server.services);
  }
});

test('rows are read page by page, and none is missed or written twice', async () => {
  const seeker = await makeSeeker(server.services);
  await server.services.database.query(
    `insert into notifications (user_id, type, title, body, created_at)
     select $1, 'GENERAL', 'Number ' || n, 'x', now() from generate_series(1, 2500) n`,
    [seeker.id],
  );
  const rows = JSON.parse((await exportOf(seeker))['notifications.json'] ?? '') as { title: string }[];
  const titles = rows.map(({ title }) => title).filter((title) => title.startsWith('Number'));
  expect([titles.length, new Set(titles).size]).toEqual([2500, 2500]);
});

test('a file that the store has lost fails the export, which is given up after three tries and said', async () => {
  const seeker = await makeSeeker(server.services);
  const [file] = await server.services.database.query<{ key: string }>(
    'select storage_key as key from files where owner_id = $1',
    [seeker.id],
  );
  await server.services.storage.remove(file?.key ?? '');
  await request(seeker);
  for (const expected of ['WAITING', 'WAITING', 'FAILED']) {
    await buildDataExports(server.services);
    expect((await latest(seeker))?.state).toBe(expected);
  }
  expect((await server.mails(seeker.email)).map(({ subject }) => subject)).toEqual(['Your data could not be prepared']);
});

/** Tables that hold nothing of seekers or recruiters. */
const impersonal = [
  'announcement_sendings',
  'attempt_counters',
  'faqs',
  'held_words',
  'installation',
  'merged_companies',
  'migrations',
  'search_terms',
  'settings',
];

test('every table is exported, or left out with a reason; every key of a person has its rule', async () => {
  const { database } = server.services;
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  expect([...Object.keys(personalTableLabels), ...impersonal].toSorted()).toEqual(
    tables.map(({ name }) => name).toSorted(),
  );
  const keys = await database.query<{ name: string }>(
    `select conrelid::regclass || '.' || attname as name from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid = 'users'::regclass
     union select table_name || '.' || column_name from information_schema.columns
     where table_schema = 'public' and column_name ~ '(^|_)(email|recipient|about_ids)$'
       and table_name not in ('users', 'recruiter_profiles', 'seeker_profiles')`,
  );
  const ruled = new Set(dataRules.map(({ table, key }) => `${table}.${key}`));
  const byOtherKey = ['one_time_codes.email', 'contact_messages.email', 'support_conversations.visitor_email'];
  expect(keys.map(({ name }) => name).filter((name) => !ruled.has(name) && !byOtherKey.includes(name))).toEqual([]);
  expect([...new Set(dataRules.map(({ table }) => table))].toSorted()).toEqual(
    Object.keys(personalTableLabels).toSorted(),
  );
});
