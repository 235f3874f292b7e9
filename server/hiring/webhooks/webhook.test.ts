import { createHmac } from 'node:crypto';
import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';
import {
  deliverNow,
  type ReceivedMessage,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../test/webhook-receiver.ts';
import { closeDueJobs } from '../jobs/job-closing.service.ts';
import { removeOldWebhookDeliveries } from './webhook-delivery.service.ts';
import { retryMinutes, webhookLimits } from './webhook.rules.ts';

let server: TestServer;
let guarded: TestServer;
let receiver: WebhookReceiver;
let url: string;
let received: ReceivedMessage[] = [];
let status = 200;
let recruiter: TestPerson;
let webhook: { id: string; secret: string };

beforeAll(async () => {
  server = await startTestServer({ config: { webhooksMayReachPrivate: true } });
  guarded = await startTestServer();
  receiver = await startWebhookReceiver((message, response) => {
    received.push(message);
    response.writeHead(status).end(`answer ${status} ${'x'.repeat(1000)}`);
  });
  url = receiver.url;
});
afterAll(async () => {
  receiver.close();
  await guarded.close();
  await server.close();
});
beforeEach(async () => {
  status = 200;
  recruiter = await makeRecruiter(server.services);
  webhook = await make();
  received = [];
});

const events = ['APPLICATION_RECEIVED', 'APPLICATION_STATUS_CHANGED', 'INTERVIEW_SCHEDULED', 'JOB_CLOSED'];

async function call<Data = Record<string, unknown>>(text: string, variables: object = {}, by = recruiter, on = server) {
  return on.graphql<Data>(text, variables, by.token);
}
const creating = (input: object, by = recruiter, on = server) =>
  call<{ createWebhook: { secret: string; webhook: { id: string } } }>(
    'mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }',
    { input: { url, events, ...input } },
    by,
    on,
  );
async function make(input: object = {}): Promise<typeof webhook> {
  const { data } = await creating(input);
  return { id: data?.createWebhook.webhook.id ?? '', secret: data?.createWebhook.secret ?? '' };
}
const logged = async (id = webhook.id) =>
  (
    await call<{ webhookDeliveries: Record<string, unknown>[] }>(
      `query ($id: ID!) {
        webhookDeliveries(id: $id) { id event attempts status durationMs answer deliveredAt nextAttemptAt
          tries { at status durationMs answer } }
      }`,
      { id },
    )
  ).data?.webhookDeliveries ?? [];
const isActive = async (): Promise<unknown> =>
  (await call<{ webhooks: { isActive: boolean }[] }>('{ webhooks { isActive } }')).data?.webhooks[0]?.isActive;

/** So many messages have come, whoever sent them: the task is woken by itself, too. */
const arrived = (count: number): Promise<ReceivedMessage[]> =>
  until(async () => {
    await deliverNow(server);
    return received.length >= count ? received : null;
  }, `${count} messages have come`);
/** And each answer is written down: a clock that moves before would move the time of that try, too. */
const tried = (count: number) =>
  until(async () => (await arrived(count)) && (await logged())[0]?.attempts === count, `try ${count} is over`);
const typesOf = (messages: ReceivedMessage[]) =>
  messages.map(({ body }) => (JSON.parse(body) as { type: string }).type);

const signatureOf = ({ headers, body }: ReceivedMessage, secret: string): string => {
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
};

describe('a webhook hears, once and signed', () => {
  test('of an application, its status, its interview and the end of the job, and of nothing that failed', async () => {
    const seeker = await makeSeeker(server.services);
    const jobId = await makeJob(server.services, recruiter);
    const { data } = await call<{ applyToJob: { id: string } }>(
      'mutation ($id: ID!) { applyToJob(jobId: $id) { id } }',
      { id: jobId },
      seeker,
    );
    const id = data?.applyToJob.id ?? '';
    await call('mutation ($id: ID!) { applyToJob(jobId: $id) { id } }', { id: jobId }, seeker);
    await call('mutation ($id: ID!) { setApplicationStatus(id: $id, status: APPROVED) { id } }', { id });
    await call(
      `mutation ($id: ID!) { scheduleInterview(applicationId: $id, date: "2026-12-02", slot: S1300_1400) { id } }`,
      { id },
    );
    await call('mutation ($id: ID!) { closeJob(id: $id) { id } }', { id: jobId });
    const messages = await arrived(5);
    expect(typesOf(messages).toSorted()).toEqual([
      'application.received',
      'application.status_changed',
      'application.status_changed',
      'interview.scheduled',
      'job.closed',
    ]);
    const first = messages.find(({ body }) => body.includes('application.received'));
    expect(JSON.parse(first?.body ?? '')).toEqual({
      type: 'application.received',
      timestamp: server.clock.now().toISOString(),
      data: { applicationId: id, jobId, status: 'NEW', previousStatus: null },
    });
    for (const one of messages) expect(one.headers['webhook-signature']).toBe(signatureOf(one, webhook.secret));
    const settled = Array.from({ length: 5 }, () => [200, 1, null]);
    const rows = await until(async () => {
      const now = (await logged()).map((row) => [row.status, row.attempts, row.nextAttemptAt]);
      return now.every(([, , next]) => next === null) ? now : null;
    });
    expect(rows).toEqual(settled);
  });

  test('of a decision for several at once, and of its undo', async () => {
    const jobId = await makeJob(server.services, recruiter);
    const applications = await Promise.all(
      [1, 2].map(async () => {
        const { id: seekerId, resumeFileId } = await makeSeeker(server.services);
        return makeApplication(server.services, {
          jobId,
          recruiterId: recruiter.id,
          seekerId,
          status: 'NEW',
          resumeFileId,
        });
      }),
    );
    const { data } = await call<{ decideApplications: { batch: { id: string } } }>(
      'mutation ($ids: [ID!]!) { decideApplications(ids: $ids, status: ON_HOLD) { batch { id } } }',
      { ids: applications },
    );
    await call('mutation ($id: ID!) { undoDecisions(id: $id) { restored { id } } }', {
      id: data?.decideApplications.batch.id,
    });
    const changes = (await arrived(4)).map(({ body }) => (JSON.parse(body) as { data: Record<string, string> }).data);
    expect(changes.map((change) => `${change.previousStatus} ${change.status}`).toSorted()).toEqual([
      'NEW ON_HOLD',
      'NEW ON_HOLD',
      'ON_HOLD NEW',
      'ON_HOLD NEW',
    ]);
  });

  test('only of what it was made for, and nothing of other recruiters or while it is off', async () => {
    const update = 'mutation ($id: ID!, $input: WebhookInput!) { updateWebhook(id: $id, input: $input) { id } }';
    const other = await makeRecruiter(server.services);
    const close = async (by: TestPerson) =>
      call('mutation ($id: ID!) { closeJob(id: $id) { id } }', { id: await makeJob(server.services, by) }, by);
    await close(other);
    await call(update, { id: webhook.id, input: { url, events: ['APPLICATION_RECEIVED'] } });
    await close(recruiter);
    await call(update, { id: webhook.id, input: { url, events, isActive: false } });
    await close(recruiter);
    expect(await logged()).toEqual([]);
  });

  test('of a job that closes by the clock', async () => {
    const due = { auto_stop_enabled: true, auto_stop_days: 1, closes_at: server.clock.now() };
    await makeJob(server.services, recruiter, due);
    await closeDueJobs(server.services);
    expect(typesOf(await arrived(1))).toEqual(['job.closed']);
  });
});

const sendTest = (id = webhook.id) =>
  call<{ testWebhook: { id: string } }>('mutation ($id: ID!) { testWebhook(id: $id) { id } }', { id });

describe('what is not taken', () => {
  test('is tried again, later each time, under the same id, and then given up', async () => {
    status = 500;
    const id = (await sendTest()).data?.testWebhook.id;
    const at: string[] = [];
    const oneTry = { status: 500, durationMs: expect.any(Number) as number, answer: `answer 500 ${'x'.repeat(489)}` };
    for (const [index, minutes] of retryMinutes.entries()) {
      const messages = await arrived(index + 1);
      expect(messages.at(-1)?.headers['webhook-id']).toBe(id);
      const next = new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();
      const row = await until(async () =>
        (await logged()).find((each) => each.nextAttemptAt === next && each.status === 500),
      );
      expect(row).toMatchObject({ attempts: index + 1, deliveredAt: null });
      expect(row.answer).toBe(`answer 500 ${'x'.repeat(489)}`);
      at.push(server.clock.now().toISOString());
      expect(row.tries).toEqual(at.map((instant) => ({ ...oneTry, at: instant })));
      server.clock.advance({ minutes });
      // A webhook that failed for days is another test's.
      await server.services.database.query('update webhooks set failing_since = null where id = $1', [webhook.id]);
    }
    await arrived(retryMinutes.length + 1);
    await until(async () => (await logged())[0]?.nextAttemptAt === null);
    // Sent again by hand there is one try more, and the oldest is not kept.
    status = 200;
    await call('mutation ($id: ID!) { resendWebhookDelivery(id: $id) { id } }', { id });
    await arrived(retryMinutes.length + 2);
    const { tries } = await until(async () => (await logged()).find((row) => row.deliveredAt !== null));
    expect((tries as { status: number }[]).map((one) => one.status)).toEqual([500, 500, 500, 500, 500, 500, 500, 200]);
    expect(tries).toMatchObject([{ at: at[1] }, {}, {}, {}, {}, {}, {}, {}]);
  });

  test('for three days switches the webhook off and tells its owner; one success before begins anew', async () => {
    status = 500;
    await sendTest();
    await tried(1);
    server.clock.advance({ hours: 71 });
    await tried(2);
    expect(await isActive()).toBe(true);
    server.clock.advance({ hours: 2 });
    await tried(3);
    expect(await isActive()).toBe(false);
    const { data } = await call<{ notifications: { title: string }[] }>('{ notifications { title } }');
    expect(data?.notifications.map(({ title }) => title)).toEqual(['A webhook was switched off']);
    expect((await sendTest()).errors[0]?.extensions.code).toBe('CONFLICT');
  });

  test('can be sent again by hand, and is gone from the log after its days', async () => {
    status = 500;
    const id = (await sendTest()).data?.testWebhook.id;
    await arrived(1);
    status = 204;
    await call('mutation ($id: ID!) { resendWebhookDelivery(id: $id) { id } }', { id });
    await arrived(2);
    await until(async () => (await logged())[0]?.status === 204);
    server.clock.advance({ seconds: webhookLimits.loggedDays * 86_400 + 1 });
    await removeOldWebhookDeliveries(server.services);
    expect(await logged()).toEqual([]);
  });
});

describe('an address', () => {
  test.each([
    ['http://example.in/hooks', 'The address must begin with https://.'],
    ['https://127.0.0.1/hooks', 'This address is not on the internet.'],
    ['https://2130706433/', 'This address is not on the internet.'],
    ['https://[::ffff:10.0.0.1]/', 'This address is not on the internet.'],
    ['https://user:secret@example.in/', 'Please enter an address such as https://example.in/hooks.'],
    ['ftp://example.in/', 'Please enter an address such as https://example.in/hooks.'],
  ])('such as %s is refused', async (address, message) => {
    const { errors } = await creating({ url: address }, await makeRecruiter(guarded.services), guarded);
    expect(errors[0]?.extensions.fields).toEqual({ url: message });
  });

  test('that was public once is not called either, and the log says no more than that', async () => {
    const owner = await makeRecruiter(guarded.services);
    const { data } = await creating({ url: 'https://example.in/hooks' }, owner, guarded);
    const id = data?.createWebhook.webhook.id ?? '';
    await guarded.services.database.query('update webhooks set url = $2 where id = $1', [id, url]);
    await call('mutation ($id: ID!) { testWebhook(id: $id) { id } }', { id }, owner, guarded);
    const row = await until(async () => {
      await deliverNow(guarded);
      const read = 'query ($id: ID!) { webhookDeliveries(id: $id) { status answer } }';
      const answer = await call<{ webhookDeliveries: { answer: string | null }[] }>(read, { id }, owner, guarded);
      return answer.data?.webhookDeliveries.find((delivery) => delivery.answer !== null);
    });
    expect(row).toEqual({ status: null, answer: 'This address is not on the internet.' });
    expect(received).toEqual([]);
  });

  test('stands once for each recruiter, and at most five do, however many ask at once', async () => {
    expect((await creating({})).errors[0]?.extensions.code).toBe('CONFLICT');
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => creating({ url: `${url}/${at}` })));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(webhookLimits.ofPerson - 1);
  });
});

test('a new secret signs instead of the earlier one, which stands encrypted in the database', async () => {
  const { data } = await call<{ rotateWebhookSecret: { secret: string } }>(
    'mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }',
    { id: webhook.id },
  );
  const secret = data?.rotateWebhookSecret.secret ?? '';
  expect(secret).not.toBe(webhook.secret);
  await sendTest();
  const [message] = await arrived(1);
  expect(message?.headers['webhook-signature']).toBe(message && signatureOf(message, secret));
  const rows = await server.services.database.query('select * from webhooks where id = $1', [webhook.id]);
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
});
