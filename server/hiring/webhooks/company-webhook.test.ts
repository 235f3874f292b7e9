import { makeJob, makeMember, makeRecruiter, type TestPerson, verify } from '../../../test/factories.ts';
import { allJobEventsSent } from '../../../test/job-events.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';
import { deliverNow, startWebhookReceiver, type WebhookReceiver } from '../../../test/webhook-receiver.ts';
import { eraseLeftAccounts } from '../../office/privacy/account-erasure.service.ts';
import { retryMinutes, webhookLimits } from './webhook.rules.ts';

type Recruiter = TestPerson & { companyId: string };

let server: TestServer;
let receiver: WebhookReceiver;
let url: string;
let status = 200;
let received: string[] = [];
let maker: Recruiter;
let colleague: Recruiter;
let stranger: Recruiter;
let webhook: string;

beforeAll(async () => {
  server = await startTestServer({ config: { webhooksMayReachPrivate: true } });
  receiver = await startWebhookReceiver(({ headers }, response) => {
    received.push(String(headers['webhook-id']));
    response.writeHead(status).end();
  });
  url = receiver.url;
});
afterAll(async () => {
  receiver.close();
  await server.close();
});
beforeEach(async () => {
  status = 200;
  [maker, stranger] = await Promise.all([verifiedRecruiter(), verifiedRecruiter()]);
  colleague = await join(await makeRecruiter(server.services), maker.companyId);
  webhook = await make(maker);
  received = [];
});

const query = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
async function verifiedRecruiter(): Promise<Recruiter> {
  const recruiter = await makeRecruiter(server.services);
  await verify(server.services, recruiter.companyId);
  return recruiter;
}
async function join(recruiter: Recruiter, companyId: string): Promise<Recruiter> {
  await makeMember(server.services, recruiter, companyId);
  return { ...recruiter, companyId };
}
const leave = ({ token }: TestPerson) => server.graphql('mutation { leaveCompany }', {}, token);
const suspend = ({ companyId }: Recruiter, reason: string | null = 'Asks for money.') =>
  query('update companies set suspended_at = $2, suspension_reason = $3 where id = $1', [
    companyId,
    reason && server.clock.now(),
    reason,
  ]);

const creating = (by: TestPerson, input: object = {}) =>
  server.graphql<{ createWebhook: { webhook: { id: string } } }>(
    `mutation ($input: WebhookInput!) {
      createWebhook(input: $input, scope: COMPANY) { webhook { id company { id } } }
    }`,
    { input: { url, events: ['JOB_CLOSED'], ...input } },
    by.token,
  );
const make = async (by: TestPerson): Promise<string> => (await creating(by)).data?.createWebhook.webhook.id ?? '';
const seenBy = async (by: TestPerson) =>
  (
    await server.graphql<{ webhooks: { id: string; company: { id: string } | null }[] }>(
      '{ webhooks { id company { id } } }',
      {},
      by.token,
    )
  ).data?.webhooks;
const heardOf = async (): Promise<string[]> => {
  await allJobEventsSent(server);
  const rows = await query(
    `select body::json->'data'->>'jobId' as job from webhook_deliveries where webhook_id = $1 order by id`,
    [webhook],
  );
  return rows.map(({ job }) => String(job));
};
const close = async (by: TestPerson, id: string): Promise<string> => {
  const { errors } = await server.graphql('mutation ($id: ID!) { closeJob(id: $id) { id } }', { id }, by.token);
  expect(errors).toEqual([]);
  return id;
};
const closeOne = async (by: Recruiter, row: object = {}): Promise<string> =>
  close(by, await makeJob(server.services, by, { ...row }));
const arrived = (count: number): Promise<true | null> =>
  until(async () => {
    await allJobEventsSent(server);
    await deliverNow(server);
    return received.length >= count ? true : null;
  }, `${count} messages have come`);

describe('a webhook of a company hears', () => {
  test('of the jobs of each member, and sends it', async () => {
    const jobs = [await closeOne(maker), await closeOne(colleague)];
    expect(await heardOf()).toEqual(jobs);
    await arrived(2);
  });

  test('of nobody else: not of another company, not of a member for another one, not of whoever has left', async () => {
    await closeOne(stranger);
    await closeOne(colleague, { company_id: stranger.companyId });
    await leave(colleague);
    await closeOne(colleague);
    expect(await heardOf()).toEqual([]);
  });

  test('beside that of the recruiter, who has one at the same address', async () => {
    const { data } = await server.graphql<{ createWebhook: { webhook: { id: string } } }>(
      'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
      { input: { url, events: ['JOB_CLOSED'] } },
      colleague.token,
    );
    await closeOne(colleague);
    await arrived(2);
    const rows = await query('select webhook_id as id from webhook_deliveries where id = any($1)', [received]);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([webhook, data?.createWebhook.webhook.id]));
  });

  test('of nothing without the tick', async () => {
    await query('update companies set verified_at = null where id = $1', [maker.companyId]);
    await closeOne(maker);
    expect(await heardOf()).toEqual([]);
  });

  test('of nothing while the company is suspended; what was on its way comes when that is lifted', async () => {
    const job = await makeJob(server.services, maker);
    await suspend(maker);
    await query(`insert into job_events (job_id, type, at) values ($1, 'CLOSED', $2)`, [job, server.clock.now()]);
    expect(await heardOf()).toEqual([]);
    await query(
      `insert into webhook_deliveries (webhook_id, event, body, created_at, next_attempt_at)
       values ($1, 'job.closed', '{}', $2, $2)`,
      [webhook, server.clock.now()],
    );
    await deliverNow(server);
    expect(received).toEqual([]);
    await suspend(maker, null);
    await arrived(1);
  });
});

describe('it is of all members', () => {
  const one = 'mutation ($id: ID!, $input: WebhookInput!)';
  const operations = [
    ['webhookDeliveries', 'query ($id: ID!) { webhookDeliveries(id: $id) { id } }'],
    ['testWebhook', 'mutation ($id: ID!) { testWebhook(id: $id) { id } }'],
    ['resendWebhookDelivery', 'mutation ($delivery: ID!) { resendWebhookDelivery(id: $delivery) { id } }'],
    ['updateWebhook', `${one} { updateWebhook(id: $id, input: $input) { id isActive company { id } } }`],
    ['rotateWebhookSecret', 'mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }'],
    ['deleteWebhook', 'mutation ($id: ID!) { deleteWebhook(id: $id) }'],
  ] as const;

  /** What each operation answers: a code, or nothing. */
  async function answersTo(by: TestPerson): Promise<string[]> {
    const [row] = await query(
      `insert into webhook_deliveries (webhook_id, event, body, created_at) values ($1, 'job.closed', '{}', now())
       returning id`,
      [webhook],
    );
    const codes: string[] = [];
    for (const [, text] of operations) {
      const variables = { id: webhook, delivery: row?.id, input: { url, events: ['JOB_CLOSED'] } };
      const { errors } = await server.graphql(text, variables, by.token);
      codes.push(errors[0]?.extensions.code ?? 'answer');
    }
    return codes;
  }
  const all = (outcome: string) => operations.map(() => outcome);

  test('a colleague sees it with its company, and changes, tests, rotates and deletes it', async () => {
    expect(await seenBy(colleague)).toEqual([{ id: webhook, company: { id: maker.companyId } }]);
    expect(await answersTo(colleague)).toEqual(all('answer'));
    expect(await seenBy(maker)).toEqual([]);
  });

  const nobodyElse: [string, () => Promise<TestPerson>][] = [
    ['a member of another company', async () => stranger],
    ['a member who was taken out', async () => (await leave(colleague)) && colleague],
    ['the maker, once they have left', async () => (await leave(maker)) && maker],
    ['a member while the company is suspended', async () => (await suspend(maker)) && maker],
  ];
  test.each(nobodyElse)('%s does not see it and cannot touch it', async (_who, come) => {
    const person = await come();
    expect(await seenBy(person)).toEqual([]);
    expect(await answersTo(person)).toEqual(all('NOT_FOUND'));
    expect(await query('select from webhooks where id = $1', [webhook])).toHaveLength(1);
  });

  test('it stays when its maker is deleted', async () => {
    await query('update users set deletes_at = $2 where id = $1', [maker.id, server.clock.now()]);
    await eraseLeftAccounts(server.services);
    expect(await query(`select from users where id = $1 and erased_at is not null`, [maker.id])).toHaveLength(1);
    expect(await seenBy(colleague)).toEqual([{ id: webhook, company: { id: maker.companyId } }]);
    const job = await closeOne(colleague);
    expect(await heardOf()).toEqual([job]);
  });

  test('all of them are told when it took nothing for three days', async () => {
    status = 500;
    await closeOne(maker);
    await arrived(1);
    await until(
      async () =>
        (await query('select from webhook_deliveries where webhook_id = $1 and status = 500', [webhook])).length > 0,
      'the first try is over',
    );
    server.clock.advance({ hours: 73 });
    await arrived(2);
    for (const member of [maker, colleague]) {
      const { data } = await until(async () => {
        const answer = await server.graphql<{ notifications: { title: string }[] }>(
          '{ notifications { title } }',
          {},
          member.token,
        );
        return answer.data?.notifications.length ? answer : null;
      });
      expect(data?.notifications[0]?.title).toBe('A webhook was switched off');
    }
  });
});

describe('making one', () => {
  test('is refused to a recruiter of a company without the tick, and of a suspended one', async () => {
    const unverified = await makeRecruiter(server.services);
    await suspend(stranger);
    for (const recruiter of [unverified, stranger]) {
      const { errors } = await creating(recruiter);
      expect(errors[0]).toMatchObject({
        message: 'Only members of a verified company can make a webhook for all its jobs.',
        extensions: { code: 'FORBIDDEN', reason: 'COMPANY_NOT_VERIFIED' },
      });
    }
  });

  test('is refused twice at one address, also to a colleague', async () => {
    const { errors } = await creating(colleague);
    expect(errors[0]).toMatchObject({
      message: 'Your company has a webhook at this address already.',
      extensions: { code: 'CONFLICT' },
    });
  });

  test('is possible five times, however many members ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => creating(at % 2 ? maker : colleague, { url: `${url}/${at}` })),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(webhookLimits.ofCompany - 1);
  });
});

test('a delivery that is sent again keeps its count and last try, and has all its tries once more', async () => {
  status = 500;
  await closeOne(maker);
  await arrived(1);
  const last = retryMinutes.length + 1;
  const settled = (attempts: number, minutes: number) =>
    until(async () => {
      const [row] = await query('select * from webhook_deliveries where webhook_id = $1 and status = 500', [webhook]);
      const next = new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();
      return row?.attempts === attempts && new Date(String(row.next_attempt_at)).toISOString() === next ? row : null;
    }, `try ${attempts} is over`);
  const { id } = await settled(1, retryMinutes[0]);
  await query('update webhook_deliveries set attempts = $2, next_attempt_at = null where id = $1', [id, last]);
  const again = 'mutation ($id: ID!) { resendWebhookDelivery(id: $id) { attempts status deliveredAt } }';
  const { data } = await server.graphql(again, { id }, colleague.token);
  expect(data).toEqual({ resendWebhookDelivery: { attempts: last, status: 500, deliveredAt: null } });
  await arrived(2);
  await settled(last + 1, retryMinutes[0]);
});
