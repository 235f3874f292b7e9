import type { ServerResponse } from 'node:http';
import { makeRecruiter, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';
import { deliverNow, startWebhookReceiver, type WebhookReceiver } from '../../../test/webhook-receiver.ts';
import { isParked } from '../../core/outgoing.ts';
import { Secrets } from '../../core/secrets.ts';
import { retryMinutes } from './webhook.rules.ts';

let server: TestServer;
let receiver: WebhookReceiver;
let url: string;
/** Messages that came and have no answer yet, and how many came in all. */
let open: ServerResponse[] = [];
let came = 0;
let recruiter: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ config: { webhooksMayReachPrivate: true } });
  receiver = await startWebhookReceiver((_message, response) => {
    came += 1;
    open.push(response);
  });
  url = receiver.url;
});
afterAll(async () => {
  receiver.close();
  await server.close();
});
beforeEach(async () => {
  open = [];
  came = 0;
  recruiter = await makeRecruiter(server.services);
  const { data } = await call<{ createWebhook: { webhook: { id: string } } }>(
    'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { input: inputOf(true) },
  );
  id = data?.createWebhook.webhook.id ?? '';
});

const inputOf = (isActive: boolean) => ({ url, events: ['JOB_CLOSED'], isActive });
const call = <Data>(document: string, variables: object = {}) =>
  server.graphql<Data>(document, { ...variables }, recruiter.token);
const turn = async (isActive: boolean) => {
  const { errors } = await call(
    'mutation ($id: ID!, $input: WebhookInput!) { updateWebhook(id: $id, input: $input) { id } }',
    {
      id,
      input: inputOf(isActive),
    },
  );
  expect(errors).toEqual([]);
};
const send = () => call('mutation ($id: ID!) { testWebhook(id: $id) { id } }', { id });
const log = async () =>
  (
    await call<{ webhookDeliveries: { attempts: number; status: number | null; nextAttemptAt: string | null }[] }>(
      'query ($id: ID!) { webhookDeliveries(id: $id) { attempts status nextAttemptAt } }',
      { id },
    )
  ).data?.webhookDeliveries ?? [];

/** The task wakes by itself, too. */
const arrived = (count: number) =>
  until(async () => {
    await deliverNow(server);
    return came >= count ? true : null;
  }, `${count} messages have come`);
const answer = (status: number) => {
  for (const response of open.splice(0)) response.writeHead(status).end();
};
const settled = () =>
  until(async () => ((await log()).every(({ status }) => status !== null) ? true : null), 'an answer');

test('what waits for its next try when a webhook is switched off is never sent, switched on again or not', async () => {
  await send();
  await arrived(1);
  answer(500);
  await settled();
  expect(await log()).toEqual([{ attempts: 1, status: 500, nextAttemptAt: expect.any(String) }]);
  await turn(false);
  expect(await log()).toEqual([{ attempts: 1, status: 500, nextAttemptAt: null }]);
  server.clock.advance({ minutes: retryMinutes[0] + 1 });
  await turn(true);
  await send();
  await arrived(2);
  answer(200);
  await settled();
  expect(await log()).toMatchObject([
    { attempts: 1, status: 200 },
    { attempts: 1, status: 500 },
  ]);
  expect(came).toBe(2);
});

test('a try that is under way when a webhook is switched off ends, and has no other after it', async () => {
  await send();
  await arrived(1);
  await turn(false);
  answer(500);
  await settled();
  expect(await log()).toEqual([{ attempts: 1, status: 500, nextAttemptAt: null }]);
});

test('what was written beside the switch is not sent while it is off, and dropped when it is switched on', async () => {
  await turn(false);
  // As by a transaction that saw the webhook switched on and ended after the switch.
  await server.services.database.query(
    `insert into webhook_deliveries (webhook_id, event, body, created_at, next_attempt_at)
     values ($1, 'job.closed', '{}', $2, $2)`,
    [id, server.clock.now()],
  );
  await deliverNow(server);
  expect(came).toBe(0);
  await turn(true);
  expect(await log()).toEqual([{ attempts: 0, status: null, nextAttemptAt: null }]);
});

test('one whose secret cannot be read gives each delivery up with a reason, and is switched off like any that fails', async () => {
  const otherSecret = new Secrets('the secret before the restore').encrypt('whsec_x', 'webhook');
  await server.services.database.query('update webhooks set sealed_secret = $2 where id = $1', [id, otherSecret]);
  const givenUp = async (count: number) =>
    until(async () => {
      await deliverNow(server);
      const deliveries = await log();
      return deliveries.length === count && deliveries.every(({ nextAttemptAt }) => nextAttemptAt === null);
    }, 'all are given up');
  await send();
  await givenUp(1);
  const { data } = await call<{ webhookDeliveries: object[] }>(
    'query ($id: ID!) { webhookDeliveries(id: $id) { attempts status answer } }',
    { id },
  );
  const reason = 'The signing secret cannot be read any more. Make a new one.';
  expect(data?.webhookDeliveries).toEqual([{ attempts: 1, status: null, answer: reason }]);
  server.clock.advance({ hours: 73 });
  await send();
  await givenUp(2);
  expect((await send()).errors[0]?.extensions.code).toBe('CONFLICT');
  expect(came).toBe(0);
});

test('nothing is sent while the operator has parked what goes out, nor from a restored database', async () => {
  const { database } = server.services;
  await database.query('update installation set parked_at = now()');
  await send();
  await deliverNow(server);
  expect([came, (await log())[0]?.attempts]).toEqual([0, 0]);
  await database.query('update installation set parked_at = null');
  const { config } = server.services;
  expect(await isParked({ database, config: { ...config, outgoing: 'parked' } })).toBe(true);
  expect(await isParked({ database, config })).toBe(false);
  await arrived(1);
  answer(200);
  await settled();
});
