import type { ServerResponse } from 'node:http';
import { makeRecruiter, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../test/webhook-receiver.ts';
import { deliverWebhooks, placesOfOwner } from './webhook-delivery.service.ts';
import { webhookLimits } from './webhook.rules.ts';

let server: TestServer;
let slow: WebhookReceiver;
let quick: WebhookReceiver;
/** What the slow program holds without an answer, by the address that it came to. */
let held: { path: string; response: ServerResponse }[] = [];
let quickCame = 0;

beforeAll(async () => {
  server = await startTestServer({ config: { webhooksMayReachPrivate: true } });
  slow = await startWebhookReceiver((_message, response) => void held.push({ path: response.req.url ?? '', response }));
  quick = await startWebhookReceiver((_message, response) => {
    quickCame += 1;
    response.writeHead(204).end();
  });
});
afterAll(async () => {
  letGo();
  slow.close();
  quick.close();
  await server.close();
});
beforeEach(() => {
  held = [];
  quickCame = 0;
});

const letGo = () => {
  for (const { response } of held.splice(0)) response.writeHead(204).end();
};

async function makeWebhook(by: TestPerson, url: string): Promise<string> {
  const { data } = await server.graphql<{ createWebhook: { webhook: { id: string } } }>(
    'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { input: { url, events: ['JOB_CLOSED'] } },
    by.token,
  );
  return data?.createWebhook.webhook.id ?? '';
}
const sendTest = (by: TestPerson, id: string) =>
  server.graphql('mutation ($id: ID!) { testWebhook(id: $id) { id } }', { id }, by.token);

/** Makes `count` deliveries of each of `webhooks` due now. */
const fill = (webhooks: string[], count: number) =>
  server.services.database.query(
    `insert into webhook_deliveries (webhook_id, event, body, created_at, next_attempt_at)
    select id, 'job.closed', '{}', $2, $2 from unnest($1::uuid[]) id, generate_series(1, $3)`,
    [webhooks, server.clock.now(), count],
  );

test("recruiters whose programs do not answer delay nobody else's messages", async () => {
  const slowOnes = await Promise.all(
    Array.from({ length: 5 }, async (_, owner) => {
      const by = await makeRecruiter(server.services);
      const ids = [];
      for (const at of Array.from({ length: webhookLimits.ofPerson }, (_each, place) => place))
        ids.push(await makeWebhook(by, `${slow.url}/${owner}/${at}`));
      return { by, ids };
    }),
  );
  await fill(
    slowOnes.flatMap(({ ids }) => ids),
    40,
  );
  await deliverWebhooks(server.services);
  await until(async () => held.length >= slowOnes.length * placesOfOwner, 'the slow programs hold what they may hold');
  const recruiter = await makeRecruiter(server.services);
  const id = await makeWebhook(recruiter, quick.url);
  const asked = performance.now();
  for (const round of [1, 2, 3]) {
    await sendTest(recruiter, id);
    await until(async () => quickCame >= round, 'the message has come');
  }
  expect(performance.now() - asked).toBeLessThan(4000);
  const byOwner = held.map(({ path }) => path.split('/')[2] ?? '');
  for (const owner of new Set(byOwner)) expect(byOwner.filter((each) => each === owner)).toHaveLength(placesOfOwner);
  // A place that gets free is filled at once, not when the others are free too.
  const [first] = held.splice(0, 1);
  const before = held.length;
  first?.response.writeHead(204).end();
  await until(async () => held.length > before, 'the next one of the same recruiter has come');
  await server.services.database.query('delete from webhook_deliveries');
  letGo();
});

test('tests and resends of one person are limited by the hour, and say when they go on', async () => {
  const recruiter = await makeRecruiter(server.services);
  const id = await makeWebhook(recruiter, quick.url);
  const { limit, seconds } = webhookLimits.tests;
  await Promise.all(Array.from({ length: limit }, () => sendTest(recruiter, id)));
  const { errors } = await sendTest(recruiter, id);
  expect(errors[0]?.extensions).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: expect.any(Number) as number,
  });
  server.clock.advance({ seconds });
  expect((await sendTest(recruiter, id)).errors).toEqual([]);
  const [row] = await server.services.database.query<{ id: string }>(
    'select id from webhook_deliveries where webhook_id = $1 limit 1',
    [id],
  );
  const resend = () =>
    server.graphql('mutation ($id: ID!) { resendWebhookDelivery(id: $id) { id } }', { id: row?.id }, recruiter.token);
  for (const _ of Array.from({ length: webhookLimits.resends.limit })) expect((await resend()).errors).toEqual([]);
  expect((await resend()).errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
});
