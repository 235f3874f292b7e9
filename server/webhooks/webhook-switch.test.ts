import type { ServerResponse } from 'node:http';
import { makeRecruiter, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts';
import { deliverWebhooks } from './webhook-delivery.service.ts';
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
    void deliverWebhooks(server.services);
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
  await deliverWebhooks(server.services);
  expect(came).toBe(0);
  await turn(true);
  expect(await log()).toEqual([{ attempts: 0, status: null, nextAttemptAt: null }]);
});
