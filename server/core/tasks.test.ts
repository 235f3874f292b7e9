import { startTestServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import type { Task } from './tasks.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

async function runOnce(task: Task<string>, hasEnded: () => boolean): Promise<void> {
  const { tasks } = server.services;
  await tasks.close();
  await tasks.start([task], server.services);
  tasks.wake(task.name);
  await until(hasEnded, 'the task has run');
}

test('a task that fails is logged whole, by its name: no one would know why closings do not come', async () => {
  const failures = () => server.logged().filter(({ msg }) => msg === 'A job failed');
  await runOnce(
    {
      name: 'always-fails',
      cron: '0 0 1 1 *',
      run: async () => {
        throw new Error('The disk is full');
      },
    },
    () => failures().length > 0,
  );
  expect(failures()).toMatchObject([
    {
      level: 50,
      task: 'always-fails',
      err: { message: 'The disk is full', stack: expect.stringContaining('tasks.test.ts') },
    },
  ]);
});

test('a task that succeeds is not spoken of', async () => {
  let runs = 0;
  const logged = server.logged().length;
  await runOnce({ name: 'goes-well', cron: '0 0 1 1 *', run: async () => void (runs += 1) }, () => runs > 0);
  const said = server.logged().slice(logged);
  expect([runs, said.filter(({ task: named }) => named === 'goes-well')]).toEqual([1, []]);
});

const task = (name: string, isOff = false): Task<string> => ({
  name,
  cron: '0 0 1 1 *',
  run: async () => undefined,
  isOff: () => isOff,
});
const scheduled = async () =>
  (await server.services.database.query<{ key: string }>('select key from tasks.schedule order by key')).map(
    ({ key }) => key,
  );

test('a task that the server has no more is not scheduled any more', async () => {
  const { tasks } = server.services;
  for (const names of [['stays', 'goes'], ['stays']]) {
    await tasks.close();
    await tasks.start(
      names.map((name) => task(name)),
      server.services,
    );
    expect(await scheduled()).toEqual(names.toSorted());
  }
});

test('a task that is off is neither scheduled nor listed', async () => {
  const { tasks } = server.services;
  await tasks.close();
  await tasks.start([task('is-on'), task('is-off', true)], server.services);
  expect(tasks.names()).toEqual(['is-on']);
  expect(await scheduled()).toEqual(['is-on']);
});

test('a task that is due runs once among all processes', async () => {
  const beside = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock });
  let runs = 0;
  const isOver = Promise.withResolvers<void>();
  const counting: Task<string> = {
    name: 'counts-itself',
    cron: '0 0 1 1 *',
    run: () => {
      runs += 1;
      return isOver.promise;
    },
  };
  for (const { services } of [server, beside]) {
    await services.tasks.close();
    await services.tasks.start([counting], services);
  }
  server.services.tasks.wake(counting.name);
  await until(() => runs > 0, 'it runs');
  for (const { services } of [server, beside])
    await services.queue.boss.send('tasks', { task: counting.name }, { singletonKey: counting.name });
  isOver.resolve();
  await beside.close();
  expect(runs).toBe(1);
});
