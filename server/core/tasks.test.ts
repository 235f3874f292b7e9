import { startTestServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import { type Task, TaskQueue } from './tasks.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

/** A queue looks for work as soon as it is started. */
async function runOnce(task: Task<string>, hasEnded: () => boolean): Promise<void> {
  const { database, log } = server.services;
  const first = new TaskQueue(database, log);
  await first.start([task], server.services);
  await first.close();
  await database.query('insert into tasks.job (name) values ($1)', [task.name]);
  const second = new TaskQueue(database, log);
  await second.start([task], server.services);
  await until(hasEnded, 'the task has run');
  await second.close();
}

test('a task that fails is logged whole, by its name: no one would know why closings do not come', async () => {
  const failures = () => server.logged().filter(({ msg }) => msg === 'A task failed');
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
  expect([runs, server.logged().slice(logged)]).toEqual([1, []]);
});

test('a task that the server has no more is not scheduled any more', async () => {
  const { database, log } = server.services;
  const scheduled = async () =>
    (await database.query<{ name: string }>('select name from tasks.schedule order by name')).map(({ name }) => name);
  const task = (name: string): Task<string> => ({ name, cron: '0 0 1 1 *', run: async () => undefined });
  for (const names of [['stays', 'goes'], ['stays']]) {
    const queue = new TaskQueue(database, log);
    await queue.start(names.map(task), server.services);
    await queue.close();
    expect(await scheduled()).toEqual(names.toSorted());
  }
});

test('a task that is off is neither scheduled nor listed', async () => {
  const { database, log } = server.services;
  const queue = new TaskQueue(database, log);
  const task = (name: string, isOff: boolean): Task<string> => ({
    name,
    cron: '0 0 1 1 *',
    run: async () => undefined,
    isOff: () => isOff,
  });
  await queue.start([task('is-on', false), task('is-off', true)], server.services);
  expect(queue.names()).toEqual(['is-on']);
  await queue.close();
  expect(await database.query('select name from tasks.schedule')).toEqual([{ name: 'is-on' }]);
});
