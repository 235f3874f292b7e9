import { makePerson, type TestPerson } from '../../../test/factories.ts';
import { type MailingServer, startMailingServer } from '../../../test/mailing-server.ts';
import { until } from '../../../test/until.ts';
import type { OutgoingMail } from '../../core/mail.ts';
import { runAsServer } from '../../core/use-case.ts';

let server: MailingServer;
let superadmin: TestPerson;
beforeAll(async () => void (server = await startMailingServer()));
afterAll(() => server.close());
beforeEach(async () => {
  server.catcher.refusal = null;
  server.clock.advance({ hours: 2 });
  await run('delete from outbox');
  superadmin = await makePerson(server.services, 'SUPERADMIN');
});

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
const push = (mail: Partial<OutgoingMail>) =>
  runAsServer(
    server.services,
    async ({ effects }) =>
      void effects.mails.push({
        to: 'asha@example.in',
        about: [],
        subject: 'News',
        heading: 'Hello',
        paragraphs: ['Some news.'],
        ...mail,
      }),
  );
const settled = () =>
  until(
    async () => (await run('select from outbox where delivered_at is null and attempts = 0')).length === 0,
    'it was tried',
  );

interface Mail {
  id: string;
  recipient: string;
  subject: string;
  state: string;
  attempts: number;
  lastError: string | null;
  isRepeatable: boolean;
}

async function mails(args = '') {
  const { data, errors } = await server.graphql<{ adminMails: { items: Mail[]; endCursor: string | null } }>(
    `{ adminMails${args} { items { id recipient subject state attempts lastError isRepeatable } endCursor } }`,
    {},
    superadmin.token,
  );
  expect(errors).toEqual([]);
  return data?.adminMails ?? { items: [], endCursor: null };
}
const retry = (id: string | undefined) =>
  server.graphql<{ retryMail: Mail }>(
    'mutation ($id: ID!) { retryMail(id: $id) { state attempts } }',
    { id },
    superadmin.token,
  );

test('a refused mail is found by address in any case, with what the mail server said, and is sent again', async () => {
  server.catcher.refusal = { at: 'recipient', responseCode: 550 };
  await push({ to: 'Asha@Example.in' });
  await push({ to: 'other@example.in' });
  await settled();
  const { items } = await mails('(recipient: "ASHA@example.in ")');
  expect(items).toEqual([
    {
      id: expect.any(String),
      recipient: 'Asha@Example.in',
      subject: 'News',
      state: 'REFUSED',
      attempts: 1,
      lastError: '550 at RCPT TO (EENVELOPE)',
      isRepeatable: true,
    },
  ]);
  expect((await mails('(isTroubled: true)')).items).toHaveLength(2);

  server.catcher.refusal = null;
  expect((await retry(items[0]?.id)).data?.retryMail).toMatchObject({ state: 'WAITING', attempts: 0 });
  await until(() => server.catcher.caught.length === 1, 'the mail arrives');
  expect(server.catcher.caught[0]?.recipients).toEqual(['Asha@example.in']);
  await until(async () => (await mails('(isTroubled: true)')).items.length === 1, 'it is settled');
  const { errors } = await retry(items[0]?.id);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['CONFLICT']);
  const [line] = await run(`select before, after from audit_log where operation = 'retryMail'`);
  expect(line).toEqual({ before: { state: 'REFUSED', attempts: 1 }, after: { state: 'WAITING', attempts: 0 } });
});

describe('a mail that waits after a failed try', () => {
  const sendNow = (id: string | undefined) =>
    server.graphql<{ sendMailNow: { state: string; isDeferred: boolean; nextAttemptAt: string } }>(
      'mutation ($id: ID!) { sendMailNow(id: $id) { state isDeferred nextAttemptAt } }',
      { id },
      superadmin.token,
    );
  const inSeconds = (seconds: number) => new Date(server.clock.now().getTime() + seconds * 1000).toISOString();
  const waitUntil = async (time: string): Promise<string> => {
    server.catcher.refusal = { at: 'recipient', responseCode: 450 };
    await push({});
    await settled();
    await run('update outbox set next_attempt_at = $1', [time]);
    server.catcher.refusal = null;
    server.catcher.caught.length = 0;
    return (await mails()).items[0]?.id ?? '';
  };

  test('is sent at once, once, with a line in the log; after that it is done already', async () => {
    const id = await waitUntil(inSeconds(200));
    expect((await sendNow(id)).data?.sendMailNow).toEqual({
      state: 'WAITING',
      isDeferred: false,
      nextAttemptAt: inSeconds(0),
    });
    await until(async () => (await mails()).items[0]?.state === 'SENT', 'the mail has left');
    const { errors } = await sendNow(id);
    expect(errors[0]?.extensions).toEqual({ code: 'CONFLICT', reason: 'DONE_ALREADY' });
    expect(server.catcher.caught).toHaveLength(1);
    const lines = await run(`select after from audit_log where operation = 'sendMailNow'`);
    expect(lines).toEqual([{ after: { state: 'WAITING', attempts: 1 } }]);
  });

  test('and may be under way stays as it is, else it could go out twice', async () => {
    const soon = inSeconds(30);
    const { data } = await sendNow(await waitUntil(soon));
    expect(data?.sendMailNow).toEqual({ state: 'WAITING', isDeferred: false, nextAttemptAt: soon });
  });

  test('may have been refused for good meanwhile, or swept', async () => {
    server.catcher.refusal = { at: 'recipient', responseCode: 550 };
    await push({});
    await settled();
    const [refused] = (await mails()).items;
    expect((await sendNow(refused?.id)).errors[0]?.extensions).toEqual({ code: 'CONFLICT' });
    expect((await sendNow('999999')).errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
  });
});

test('neither the code nor the content of a mail is shown, and a code is not sent again', async () => {
  server.catcher.refusal = { at: 'recipient', responseCode: 550 };
  await push({ subject: '042137 is your code', code: '042137', usefulSeconds: 300 });
  await settled();
  const { items } = await mails();
  expect(items).toMatchObject([{ subject: '… is your code', state: 'REFUSED', isRepeatable: false }]);
  expect((await retry(items[0]?.id)).errors.map(({ extensions }) => extensions.code)).toEqual(['CONFLICT']);
  expect(JSON.stringify(await run('select * from outbox'))).not.toContain('042137');
});

test('what waits, expired, or was for nobody says so, and the list is read on in parts', async () => {
  server.catcher.refusal = { at: 'recipient', responseCode: 450 };
  await push({ to: 'later@example.in' });
  await settled();
  await push({ to: 'nobody@example.in', isDecoy: true });
  await until(async () => (await mails()).items[0]?.state === 'UNADDRESSED', 'the decoy is settled');
  const first = await mails('(pageSize: 1)');
  const second = await mails(`(pageSize: 1, after: "${first.endCursor}")`);
  expect([...first.items, ...second.items].map(({ recipient, state }) => [recipient, state])).toEqual([
    ['nobody@example.in', 'UNADDRESSED'],
    ['later@example.in', 'WAITING'],
  ]);
  expect(second.items[0]).toMatchObject({ attempts: 1, lastError: '450 at RCPT TO (EENVELOPE)', isRepeatable: false });
  expect(second.endCursor).toBeNull();
});

test('the list is in the order in which mails were written, whatever number a connection gave them', async () => {
  await push({ to: 'first@example.in' });
  await push({ to: 'second@example.in' });
  await push({ to: 'third@example.in' });
  await settled();
  await run(
    `update outbox set created_at = created_at + interval '1 second' where payload->>'to' = 'first@example.in'`,
  );
  const recipients: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const { items, endCursor } = await mails(`(pageSize: 1, after: "${after}")`);
    recipients.push(...items.map(({ recipient }) => recipient));
    after = endCursor;
  }
  expect(recipients).toEqual(['first@example.in', 'third@example.in', 'second@example.in']);
});

test('a task that failed says when and why, and is run again', async () => {
  type Task = {
    name: string;
    cron: string;
    nextRunAt: string;
    failures: number;
    tries: number;
    lastError: string | null;
  };
  const find = async () => {
    const { data, errors } = await server.graphql<{ adminTasks: Task[] }>(
      '{ adminTasks { name cron nextRunAt failures tries lastError succeededAt failedAt isRunning } }',
      {},
      superadmin.token,
    );
    expect(errors).toEqual([]);
    return data?.adminTasks.find(({ name }) => name === 'sweep-outbox');
  };
  expect(await find()).toMatchObject({ cron: '10 21 * * *', failures: 0, tries: 0, lastError: null });
  const nextRun = (await find())?.nextRunAt ?? '';
  expect(nextRun).toMatch(/T21:10:00\.000Z$/);
  const wait = Date.parse(nextRun) - server.clock.now().getTime();
  expect([wait > 0, wait <= 86_400_000]).toEqual([true, true]);
  await run(
    `insert into tasks.job (name, singleton_key, state, retry_count, completed_on, output, policy)
     values ('tasks', 'sweep-outbox', 'failed', 2, now(), '{"message": "The disk is full"}', 'exclusive')`,
  );
  expect(await find()).toMatchObject({ failures: 1, tries: 3, lastError: 'The disk is full' });
  const runTask = (name: string) =>
    server.graphql('mutation ($name: ID!) { runTask(name: $name) }', { name }, superadmin.token);
  expect((await runTask('nothing')).errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  expect((await runTask('sweep-outbox')).errors).toEqual([]);
  await until(
    async () =>
      (await run(`select from tasks.job where singleton_key = 'sweep-outbox' and state = 'completed'`)).length > 0,
    'the task has run',
  );
  const { data } = await server.graphql<{ auditLog: { items: object[] } }>(
    '{ auditLog(pageSize: 1) { items { operation subjectName } } }',
    {},
    superadmin.token,
  );
  expect(data?.auditLog.items).toEqual([{ operation: 'runTask', subjectName: 'sweep-outbox' }]);
});
