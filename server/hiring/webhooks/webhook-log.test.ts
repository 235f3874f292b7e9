import { randomUUID } from 'node:crypto';
import { makeRecruiter, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../test/webhook-receiver.ts';

let server: TestServer;
let receiver: WebhookReceiver;
let received: string[] = [];
let recruiter: TestPerson;
let webhook: { id: string };

beforeAll(async () => {
  server = await startTestServer({ config: { webhooksMayReachPrivate: true } });
  receiver = await startWebhookReceiver(({ headers }, response) => {
    received.push(String(headers['webhook-id']));
    response.writeHead(204).end();
  });
});
afterAll(async () => {
  receiver.close();
  await server.close();
});
beforeEach(async () => {
  received = [];
  recruiter = await makeRecruiter(server.services);
  const { data } = await call<{ createWebhook: { webhook: { id: string } } }>(
    'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { input: { url: receiver.url, events: ['JOB_CLOSED'] } },
  );
  webhook = { id: data?.createWebhook.webhook.id ?? '' };
});

const call = <Data = Record<string, unknown>>(text: string, variables: object = {}, by = recruiter) =>
  server.graphql<Data>(text, variables, by.token);

describe('the log', () => {
  type Row = { id: string; event: string; outcome: string; webhookId: string };
  const read = async (variables: object) => {
    const { data, errors } = await call<{ webhookDeliveries: Row[] }>(
      `query ($id: ID, $filter: WebhookDeliveryFilter, $page: Int, $pageSize: Int, $after: ID) {
        webhookDeliveries(id: $id, filter: $filter, page: $page, pageSize: $pageSize, after: $after) {
          id event outcome webhookId
        }
      }`,
      variables,
    );
    return data?.webhookDeliveries ?? errors[0]?.extensions.fields;
  };
  /** As the last try left them; the newest last. */
  const fill = async (states: [event: string, hoursAgo: number, attempts: number, status: number | null][]) => {
    const ids: string[] = [];
    for (const [event, hoursAgo, attempts, state] of states) {
      // Ids of one millisecond are in no order.
      const id = `0000000${ids.length}${randomUUID().slice(8)}`;
      await server.services.database.query(
        `insert into webhook_deliveries (id, webhook_id, event, body, created_at, attempts, status)
        values ($1, $2, $3, '{"type":"again"}', $4, $5, $6)`,
        [id, webhook.id, event, new Date(server.clock.now().getTime() - hoursAgo * 3_600_000), attempts, state],
      );
      ids.push(id);
    }
    return ids;
  };
  const states: Parameters<typeof fill>[0] = [
    ['job.posted', 9, 8, null],
    ['job.closed', 8, 8, 503],
    ['job.closed', 7, 1, 204],
    ['job.closed', 6, 0, null],
  ];

  test('is read in pages, of one webhook or of all, and narrowed by event, outcome and time', async () => {
    const ids = (await fill(states)).toReversed();
    const page = async (variables: object) => ((await read(variables)) as Row[]).map(({ id }) => ids.indexOf(id));
    expect(((await read({})) as Row[]).map(({ outcome }) => outcome)).toEqual([
      'NOT_SENT',
      'ACCEPTED',
      'FAILED',
      'FAILED',
    ]);
    expect(await page({ id: webhook.id, pageSize: 3 })).toEqual([0, 1, 2]);
    expect(await page({ id: webhook.id, pageSize: 3, page: 2 })).toEqual([3]);
    expect(await page({ pageSize: 2, after: ids[1] })).toEqual([2, 3]);
    expect(await page({ filter: { event: 'job.posted' } })).toEqual([3]);
    for (const [outcome, places] of Object.entries({ FAILED: [2, 3], ACCEPTED: [1], NOT_SENT: [0], WAITING: [] }))
      expect(await page({ filter: { outcome } })).toEqual(places);
    const since = new Date(server.clock.now().getTime() - 7.5 * 3_600_000).toISOString();
    expect(await page({ filter: { since } })).toEqual([0, 1]);
    expect(await read({ filter: { event: 'job.gone' } })).toEqual({ 'filter.event': 'There is no such event.' });
    expect(await read({ after: 'no' })).toHaveProperty('after');
    const other = await makeRecruiter(server.services);
    expect((await call('{ webhookDeliveries { id } }', {}, other)).data).toEqual({ webhookDeliveries: [] });
  });

  test('sends all again at once that failed or never went, and not what was accepted', async () => {
    const ids = await fill(states);
    const resend = async (variables: object = {}) =>
      (
        await call('mutation ($id: ID!, $since: DateTime) { resendFailedWebhookDeliveries(id: $id, since: $since) }', {
          id: webhook.id,
          ...variables,
        })
      ).data;
    const since = new Date(server.clock.now().getTime() - 7.5 * 3_600_000).toISOString();
    expect(await resend({ since })).toEqual({ resendFailedWebhookDeliveries: 1 });
    await until(() => received.length === 1, 'the first has come');
    expect(await resend()).toEqual({ resendFailedWebhookDeliveries: 2 });
    await until(() => received.length === 3, 'all have come');
    expect(new Set(received)).toEqual(new Set([ids[0], ids[1], ids[3]]));
    await until(
      async () => ((await read({ filter: { outcome: 'ACCEPTED' } })) as Row[]).length === 4,
      'all are accepted',
    );
    expect(await resend()).toEqual({ resendFailedWebhookDeliveries: 0 });
  });
});
