import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

const document = 'query Titles($location: String) { jobs(filter: { location: $location }) { items { title saved } } }';
const known = hash('sha256', document);
const later = '{ faqs { total } }';

let root: string;
let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'kaamyab-client-'));
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, '.vite/trusted-documents.json'), JSON.stringify({ [known]: document }));
  server = await startTestServer({ clientRoot: root });
  recruiter = await makeRecruiter(server.services);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const extensionsOf = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
function ask(sha256Hash: string, variables = {}, headers: Record<string, string> = {}): Promise<Response> {
  const parameters = { variables: JSON.stringify(variables), extensions: JSON.stringify(extensionsOf(sha256Hash)) };
  return fetch(`${server.url}/graphql?${new URLSearchParams(parameters)}`, {
    headers: { accept: 'application/json', ...headers },
  });
}
const plant = (title: string, location: string) => makeJob(server.services, recruiter, { title, location });

test('a document of the built client is asked for by its hash', async () => {
  await plant('Welder', 'Kota');
  const answer = await ask(known, { location: 'Kota' });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { data: { jobs: { items: [{ title: 'Welder', saved: false }] } } },
  ]);
});

test('another document is asked for by its hash once its text has come with it', async () => {
  const [sha256Hash, first] = [hash('sha256', later), await ask(hash('sha256', later))];
  expect([first.status, await first.json()]).toMatchObject([400, { errors: [{ message: 'PersistedQueryNotFound' }] }]);
  const sent = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: later, extensions: extensionsOf(sha256Hash) }),
  });
  expect(sent.status).toBe(200);
  expect(await (await ask(sha256Hash)).json()).toEqual(await sent.json());
});

test('whoever sends many documents of their own pushes none of the client’s out', async () => {
  const send = (query: string) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, extensions: extensionsOf(hash('sha256', query)) }),
    });
  const blanks = ' '.repeat(90_000);
  // More than the 5 MB that are kept of them.
  for (let sent = 0; sent < 70; sent += 1)
    expect((await send(`query Own${sent} { ${blanks} faqs { total } }`)).status).toBe(200);
  const first = `query Own0 { ${blanks} faqs { total } }`;
  expect((await ask(hash('sha256', first))).status).toBe(400);
  expect((await ask(known)).status).toBe(200);
});

test('what everybody may read is not sent again to whoever has it, until it changes', async () => {
  const read = (etag = '') => ask(known, { location: 'Surat' }, etag ? { 'if-none-match': etag } : {});
  await plant('First', 'Surat');
  const first = await read();
  const etag = first.headers.get('etag') ?? '';
  expect([first.headers.get('cache-control'), etag]).toEqual(['no-cache', expect.stringMatching(/^".+"$/)]);
  const again = await read(etag);
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  await plant('Second', 'Surat');
  const changed = await read(etag);
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Second')]);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('the answer to a person is kept by nobody, and they never get the one to others', async () => {
  const seeker = await makeSeeker(server.services);
  const jobId = await plant('Saved', 'Alwar');
  const forOthers = (await ask(known, { location: 'Alwar' })).headers.get('etag') ?? '';
  await server.graphql('mutation ($jobId: ID!) { saveJob(jobId: $jobId) { id } }', { jobId }, seeker.token);
  const own = await ask(known, { location: 'Alwar' }, { cookie: `token=${seeker.cookie}`, 'if-none-match': forOthers });
  expect([own.status, own.headers.get('cache-control'), await own.json()]).toEqual([
    200,
    'no-store',
    { data: { jobs: { items: [{ title: 'Saved', saved: true }] } } },
  ]);
});

test('an error is kept by nobody', async () => {
  const query = `query { job(id: "${recruiter.id}") { title } }`;
  const answer = await fetch(`${server.url}/graphql?${new URLSearchParams({ query })}`);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
