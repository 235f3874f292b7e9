import { makeCompany, makeJob, makeRecruiter, makeSeeker, setTo, type TestPerson } from '../../test/factories.ts';
import { minimal } from '../../test/job-calls.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import { publicAnswerMilliseconds } from '../core/public-answers.ts';
import { trafficLimits } from '../core/traffic.rules.ts';

/** Answers are ready for so long here that only dropping them shows what is new. */
let server: TestServer;
/** Another process on the same database, with the lifetime that the portal has. */
let other: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  server = await startTestServer({ config: { publicAnswerMilliseconds: 3_600_000 } });
  other = await startTestServer({
    databaseUrl: server.databaseUrl,
    clock: server.clock,
    config: { appSecret: server.services.config.appSecret, publicAnswerMilliseconds },
  });
  // What they write empties the answers, too.
  await Promise.all([server, other].map(({ services }) => services.tasks.close()));
  recruiter = await makeRecruiter(server.services);
  await setTo(server.services, 'unverifiedJobLimit', 50);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

interface Found {
  id: string;
  title: string;
  saved: boolean;
}
const document = 'query ($filter: JobFilter) { jobs(filter: $filter) { items { id title saved } } }';
const search = async (location: string, { on = server, token }: { on?: TestServer; token?: string } = {}) => {
  const { data } = await on.graphql<{ jobs: { items: Found[] } }>(document, { filter: { location } }, token);
  return data?.jobs.items ?? [];
};
const titles = async (location: string, on = server) => (await search(location, { on })).map(({ title }) => title);
const write = async (mutation: string, variables: object, on = server): Promise<Record<string, { id: string }>> => {
  const { data, errors } = await on.graphql<Record<string, { id: string }>>(mutation, variables, recruiter.token);
  expect(errors).toEqual([]);
  return data ?? {};
};
const input = (title: string, location: string) => ({ ...minimal, title, location, company: `Kept ${location}` });
const postJob = async (title: string, location: string, on = server): Promise<string> =>
  (await write('mutation ($input: JobInput!) { postJob(input: $input) { id } }', { input: input(title, location) }, on))
    .postJob?.id ?? '';
const edit = 'mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { id } }';
const close = 'mutation ($id: ID!) { closeJob(id: $id) { id } }';
const remove = 'mutation ($id: ID!) { deleteJob(id: $id) }';
const plant = (title: string, location: string, on = server) => makeJob(on.services, recruiter, { title, location });

test('a public read that is repeated is not read again, until this process writes', async () => {
  await plant('First', 'Kota');
  expect(await titles('Kota')).toEqual(['First']);
  await plant('Past the server', 'Kota');
  expect(await titles('Kota')).toEqual(['First']);
  await postJob('Anywhere', 'Surat');
  expect((await titles('Kota')).toSorted()).toEqual(['First', 'Past the server']);
});

test('each change of a job shows in the very next search', async () => {
  expect(await titles('Ujjain')).toEqual([]);
  const id = await postJob('Posted', 'Ujjain');
  expect(await titles('Ujjain')).toEqual(['Posted']);
  await write(edit, { id, input: input('Edited', 'Ujjain') });
  expect(await titles('Ujjain')).toEqual(['Edited']);
  await write(close, { id });
  expect(await titles('Ujjain')).toEqual([]);
  const second = await postJob('Second', 'Ujjain');
  expect(await titles('Ujjain')).toEqual(['Second']);
  await write(remove, { id: second });
  expect(await titles('Ujjain')).toEqual([]);
});

test('what another process changes shows within a second', async () => {
  const shows = async (wanted: string[]): Promise<void> => {
    const changed = performance.now();
    let lastStale = 0;
    await until(async () => {
      const asked = performance.now();
      if (JSON.stringify(await titles('Bikaner', other)) === JSON.stringify(wanted)) return true;
      lastStale = asked - changed;
      return false;
    });
    expect(lastStale).toBeLessThan(publicAnswerMilliseconds);
  };
  expect(await titles('Bikaner', other)).toEqual([]);
  const id = await postJob('Posted', 'Bikaner');
  await shows(['Posted']);
  await write(edit, { id, input: input('Edited', 'Bikaner') });
  await shows(['Edited']);
  await write(close, { id });
  await shows([]);
  const second = await postJob('Second', 'Bikaner');
  await shows(['Second']);
  await write(remove, { id: second });
  await shows([]);
});

test('nobody is shown the flags of somebody else, nor a signed-in person an answer that was ready', async () => {
  const [seeker, otherSeeker] = [await makeSeeker(server.services), await makeSeeker(server.services)];
  const jobId = await plant('Flagged', 'Alwar');
  await server.graphql('mutation ($jobId: ID!) { saveJob(jobId: $jobId) { id } }', { jobId }, seeker.token);
  const flag = async (token?: string) => (await search('Alwar', { token }))[0]?.saved;
  expect([await flag(seeker.token), await flag(), await flag()]).toEqual([true, false, false]);
  expect([await flag(seeker.token), await flag(otherSeeker.token)]).toEqual([true, false]);
  const { cookie } = seeker;
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `token=${cookie}` },
    body: JSON.stringify({ query: document, variables: { filter: { location: 'Alwar' } } }),
  });
  expect(await answer.json()).toMatchObject({ data: { jobs: { items: [{ saved: true }] } } });
});

test('a ready answer is kept by nobody else, and is in the form that was asked for', async () => {
  await titles('Kota');
  const ask = (accept: string) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query: document, variables: { filter: { location: 'Kota' } } }),
    });
  for (const type of ['application/json', 'application/graphql-response+json']) {
    const [first, again] = [await ask(type), await ask(type)];
    // What is left of the limits, and the id of the request, are the caller's own.
    const ofItsOwn = ['date', 'content-length', 'ratelimit', 'x-request-id'];
    const headersOf = ({ headers }: Response) => Array.from(headers).filter(([name]) => !ofItsOwn.includes(name));
    expect(again.headers.get('content-type')).toContain(type);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(headersOf(again)).toEqual(headersOf(first));
    expect(await again.text()).toBe(await first.text());
  }
});

test('an error is not kept', async () => {
  const id = await plant('Later open', 'Jodhpur');
  const find = () => server.graphql<{ job: Found }>('query ($id: ID!) { job(id: $id) { title } }', { id });
  await server.services.database.query(`update jobs set waits_since = now() where id = $1`, [id]);
  expect((await find()).errors[0]?.extensions.code).toBe('NOT_FOUND');
  await server.services.database.query(`update jobs set waits_since = null where id = $1`, [id]);
  expect((await find()).data?.job.title).toBe('Later open');
});

test('what is not a public read is read each time', async () => {
  const companyId = await makeCompany(server.services, 'Counted', recruiter.id);
  const mixed = () =>
    server.graphql<{ jobs: { total: number } }>('{ me { id } jobs(filter: { location: "Dewas" }) { total } }');
  expect((await mixed()).data?.jobs.total).toBe(0);
  await makeJob(server.services, { id: recruiter.id, companyId }, { location: 'Dewas' });
  expect((await mixed()).data?.jobs.total).toBe(1);
});

test('ready answers cost as much as others', async () => {
  const narrow = await startTestServer({
    config: {
      publicAnswerMilliseconds: 3_600_000,
      trafficLimits: { ...trafficLimits, cost: { limit: 200, seconds: 60 } },
    },
  });
  try {
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await narrow.graphql(document, { filter: { location: 'Kota' } })).status);
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await narrow.close();
  }
});
