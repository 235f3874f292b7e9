import type { PoolClient } from 'pg';
import { makePerson, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { runStatements } from '../../test/template-database.ts';
import { until } from '../../test/until.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const endConnections = (which = 'true') =>
  runStatements(
    server.databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  );

test.each([
  ['pool', 0],
  ['searchPool', 1],
] as const)(
  'a connection of the %s that ends in somebody’s hands, who waits for nothing, does not end the process',
  async (_name, place) => {
    const pool = server.services.database['primary'].pools[place];
    const client = (await pool.connect()) as PoolClient & { processID: number };
    const ended = new Promise((resolve) => client.once('end', resolve));
    await endConnections(`pid = ${client.processID}`);
    await ended;
    client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  },
);

test('C-2 while all connections end ten times, fifteen who write get 503 and Retry-After at worst', async () => {
  const people = await Promise.all(Array.from({ length: 15 }, () => makePerson(server.services, 'JOBSEEKER')));
  const answers = new Set<string>();
  let written = 0;
  const run = { isOver: false };
  const write = async ({ token }: TestPerson): Promise<void> => {
    const { status, headers } = await server.graphql(
      `mutation { updateName(name: "Asha ${'abcdefghij'[written % 10]}") { id } }`,
      {},
      token,
    );
    answers.add(`${status} ${headers.get('retry-after')}`);
    if (status === 200) written += 1;
  };
  const clients = people.map(async (person) => {
    while (!run.isOver) await write(person);
  });
  for (let time = 0; time < 10; time += 1) {
    const before = written;
    await until(() => written > before + people.length, 'they write again');
    await endConnections();
  }
  const before = written;
  await until(() => written > before + people.length, 'they write again');
  run.isOver = true;
  await Promise.all(clients);
  expect([...answers].filter((answer) => !['200 null', '503 5'].includes(answer))).toEqual([]);
});
