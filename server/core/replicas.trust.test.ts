import pg from 'pg';
import { makeJob, makeRecruiter, setTo, type TestPerson } from '../../test/factories.ts';
import { minimal } from '../../test/job-calls.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { startStreaming, type Streaming } from '../../test/streaming-replica.ts';
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts';
import { until } from '../../test/until.ts';

let streaming: Streaming;
/** Between the server and the replica. */
let line: TcpProxy;
let server: TestServer;
let recruiter: TestPerson & { companyId: string };
/** To the replica, past the server. */
let watcher: pg.Client;

beforeAll(async () => {
  streaming = await startStreaming();
  line = await startTcpProxy(streaming.replica.url);
  server = await startTestServer({
    databaseUrl: streaming.primary.url,
    config: { databaseReplicaUrls: [line.url] },
  });
  recruiter = await makeRecruiter(server.services);
  await setTo(server.services, 'unverifiedJobLimit', 50);
  await makeJob(server.services, recruiter, { title: 'Weaver', location: 'Panipat' });
});
beforeEach(async () => {
  await watch();
  await until(() => isOfReplica(() => search('Panipat')), 'the replica answers');
});
afterEach(() => watcher.end());
afterAll(async () => {
  await server.close();
  await line.close();
  await streaming.close();
});

async function watch(): Promise<void> {
  watcher = new pg.Client({ connectionString: streaming.replica.url });
  watcher.on('error', () => undefined);
  await watcher.connect();
}

/** Whether the server asked the replica meanwhile. */
async function isOfReplica(read: () => Promise<unknown>): Promise<boolean> {
  const last = async () =>
    (
      await watcher.query<{ last: string | null }>(
        `select max(query_start)::text as last from pg_stat_activity where application_name = 'kaamyab'`,
      )
    ).rows[0]?.last;
  const before = await last();
  await read();
  return (await last()) !== before;
}

const searchDocument = 'query ($filter: JobFilter) { jobs(filter: $filter) { items { id title } } }';
const search = async (location: string, token?: string): Promise<string[]> => {
  const { data, errors } = await server.graphql<{ jobs: { items: { title: string }[] } }>(
    searchDocument,
    { filter: { location } },
    token,
  );
  expect(errors).toEqual([]);
  return data?.jobs.items.map(({ title }) => title) ?? [];
};
const post = async (title: string, location: string): Promise<string> => {
  const { data, errors } = await server.graphql<{ postJob: { id: string } }>(
    'mutation ($input: JobInput!) { postJob(input: $input) { id } }',
    { input: { ...minimal, title, location, company: 'Looms of Panipat' } },
    recruiter.token,
  );
  expect(errors).toEqual([]);
  return data?.postJob.id ?? '';
};

test('public reads of people who are not signed in go to the replica, all others to the primary', async () => {
  const id = await makeJob(server.services, recruiter, { title: 'Dyer', location: 'Bhuj' });
  await until(async () => (await search('Bhuj')).length === 1, 'the replica has the job');
  const jobPage = (token?: string) =>
    server.graphql('query ($id: ID!) { job(id: $id) { title similarJobs(limit: 3) { id } } }', { id }, token);
  const suggest = (token?: string) => server.graphql('{ jobSuggestions(text: "dye") }', {}, token);
  const stats = (token?: string) => server.graphql('{ siteStats { jobs } recommendedJobs { id } }', {}, token);
  for (const read of [search.bind(null, 'Bhuj'), jobPage, suggest, stats]) {
    expect(await isOfReplica(() => read())).toBe(true);
    expect(await isOfReplica(() => read(recruiter.token))).toBe(false);
  }
  for (const path of ['/sitemap.xml', '/jobs/feed.xml'])
    expect(await isOfReplica(async () => expect(await (await fetch(server.url + path)).text()).toContain(id))).toBe(
      true,
    );
  expect(await isOfReplica(() => post('Spinner', 'Surat'))).toBe(false);
});

test('who is signed in sees an own write at once, and a replica that lags for a second is not asked', async () => {
  await watcher.query('select pg_wal_replay_pause()');
  try {
    await post('Late', 'Kota');
    expect(await search('Kota', recruiter.token)).toEqual(['Late']);
    await until(async () => (await search('Kota')).length === 1, 'everybody sees it');
    expect(await isOfReplica(() => search('Kota'))).toBe(false);
  } finally {
    await watcher.query('select pg_wal_replay_resume()');
  }
  await until(() => isOfReplica(() => search('Kota')), 'the replica answers again');
  expect(await search('Kota')).toEqual(['Late']);
});

/** Searches without pause until `stop`; all must be answered. */
function keepSearching(): { stop: () => Promise<number> } {
  const run = { isOver: false };
  const searching = Array.from({ length: 4 }, async () => {
    let answered = 0;
    for (; !run.isOver; answered += 1) expect(await search('Panipat')).toEqual(['Weaver']);
    return answered;
  });
  return {
    stop: async () => {
      run.isOver = true;
      return (await Promise.all(searching)).reduce((sum, answered) => sum + answered);
    },
  };
}
const told = (pattern: RegExp) => server.logged().filter(({ msg }) => pattern.test(String(msg))).length;

const outages = {
  killed: {
    begin: () => streaming.replica.kill(),
    end: async () => {
      await streaming.replica.start();
      await watch();
    },
  },
  silent: { begin: () => line.mute(), end: () => line.restore() },
};

test.each(['killed', 'silent'] as const)(
  'nobody notices that the replica is %s, and it answers again when it is back',
  async (kind) => {
    const before = told(/A replica is away/);
    const searching = keepSearching();
    await outages[kind].begin();
    await until(() => told(/A replica is away/) > before, 'the log says so');
    await outages[kind].end();
    await until(() => isOfReplica(() => search('Panipat')), 'the replica answers again');
    expect(await searching.stop()).toBeGreaterThan(0);
  },
);

test('a database that follows nobody is not taken for a replica', async () => {
  const lonely = await startTestServer({
    databaseUrl: streaming.primary.url,
    clock: server.clock,
    config: { databaseReplicaUrls: [streaming.primary.url], appSecret: server.services.config.appSecret },
  });
  try {
    const looks = new Set<string>();
    await until(async () => {
      const rows = await server.services.database.query<{ at: string }>(
        `select query_start::text as at from pg_stat_activity where query like '%as replayed%' and state = 'idle'`,
      );
      for (const { at } of rows) looks.add(at);
      return looks.size > 1;
    }, 'it was looked at twice');
    expect(lonely.logged().filter(({ msg }) => msg === 'A replica answers public reads')).toEqual([]);
  } finally {
    await lonely.close();
  }
});
