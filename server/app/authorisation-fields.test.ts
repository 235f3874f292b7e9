import { documentOf, rootFields, selectionOf, tokenOf } from '../../test/authorisation-calls.ts';
import { maySee, type Plant, plantMarks } from '../../test/authorisation-plants.ts';
import { makeWorld, type World } from '../../test/authorisation-world.ts';
import { LiveClient, type LiveStream } from '../../test/live.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { encryptedLink } from '../platform/notifications/preference.service.ts';
import { fieldRules } from '../../test/authorisation-fields.ts';
import { type Principal, principals } from '../../test/authorisation-principals.ts';
import { createSchema } from './graphql-schema.ts';

let server: TestServer;
let world: World;
let plants: Plant[];
/** All that each principal comes to read. */
const seen = new Map<Principal, string>();

const schema = createSchema();
const fields = rootFields(schema);
const deep = 4;
const restReads = [
  '/applications.csv',
  '/audit.csv',
  '/jobseeker/profile',
  '/api/jobseeker/notifications',
  '/metrics',
  '/healthz',
  '/readyz',
];

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server.services);
  plants = await plantMarks(server.services, world);
  for (const principal of principals) seen.set(principal, await readAll(principal));
});
afterAll(() => server.close());

/** Arguments that bring out as much as there is: the ids of all users, every list, large pages. */
function variablesOf(operation: string): object[] {
  const ids = (kind: keyof World['living']) => [...new Set(Object.values(world.living[kind]))];
  const known: Record<string, object[]> = {
    'Query.job': [...ids('job'), ...ids('job with applicants')].map((id) => ({ id })),
    'Query.adminJob': ids('job').map((id) => ({ id })),
    'Query.companyMerge': ids('company').map((id) => ({ id, intoId: ids('doubled company')[0] })),
    'Query.adminCompany': ids('company').map((id) => ({ id })),
    'Query.adminAnnouncement': ids('announcement').map((id) => ({ id })),
    'Query.adminContactMessage': ids('contact message').map((id) => ({ id })),
    'Query.adminReport': ids('report').map((id) => ({ id })),
    'Query.adminUser': ids('account').map((id) => ({ id })),
    'Query.application': ids('application').map((id) => ({ id })),
    'Query.takenInterviewSlots': ids('application').map((applicationId) => ({ applicationId, date: '2026-12-01' })),
    'Query.hrApplications': ['ALL', 'APPROVED', 'ON_HOLD', 'REJECTED'].map((list) => ({ list, pageSize: 30 })),
    'Query.hrJobs': [{ pageSize: 30 }],
    'Query.jobs': [{ pageSize: 30 }],
    'Query.jobSuggestions': [{ text: 'zq-', limit: 50 }],
    'Query.searchSuggestion': [{ filter: { q: 'zq-' } }],
    'Query.searchCounts': [{ filter: {} }],
    'Query.recommendedJobs': [{ limit: 20 }],
    'Query.notificationPreferenceByLink': Object.values(world.people).map(({ id }) => ({
      link: encryptedLink(server.services.secrets, id, 'GENERAL'),
    })),
    'Query.myApplications': ['APPLIED', 'HIRING_DONE', 'WITHDRAWN'].map((tab) => ({ tab, pageSize: 30 })),
    'Query.webhookDeliveries': [...ids('webhook'), ...ids('webhook of a company')].map((id) => ({ id })),
    'Query.savedJobs': [{ pageSize: 30 }],
    'Query.supportConversations': [{ state: 'ANSWERED', pageSize: 30 }],
    'Query.supportConversation': ids('support conversation').map((id) => ({ id })),
    'Query.supportConversationViewers': ids('support conversation').map((id) => ({ id })),
    'Query.supportConversationMessages': ids('support conversation').map((id) => ({ id })),
  };
  return known[operation] ?? [{}];
}

async function readAll(principal: Principal): Promise<string> {
  const token = tokenOf({ world, principal });
  const texts: string[] = [];
  for (const [operation, field] of fields) {
    if (!operation.startsWith('Query.')) continue;
    for (const variables of variablesOf(operation)) {
      const { data, errors } = await server.graphql(documentOf(operation, field, deep), variables, token);
      const refused = errors.filter(
        ({ extensions }) => !['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'].includes(extensions.code),
      );
      if (refused.length > 0) throw new Error(`${operation} as ${principal}: ${JSON.stringify(refused)}`);
      texts.push(JSON.stringify({ data, errors }));
    }
  }
  for (const path of restReads)
    texts.push(
      await (await fetch(server.url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })).text(),
    );
  return texts.join('\n');
}

test('asvs-8.1.2 every column that can hold something of a person has a rule', async () => {
  const columns = await server.services.database.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name <> 'migrations' and (
       data_type in ('text', 'jsonb', 'json', 'bytea', 'ARRAY', 'character varying') or udt_name = 'citext')`,
  );
  expect(Object.keys(fieldRules).toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
});

test('asvs-8.2.3 the marks are there: one for each rule and person that it is about', () => {
  const planted = new Set(plants.map(({ column }) => column));
  const ruled = Object.entries(fieldRules)
    .filter(([, rule]) => typeof rule !== 'string')
    .map(([column]) => column);
  expect(ruled.filter((column) => !planted.has(column))).toEqual([]);
});

describe('asvs-8.2.3 asvs-8.4.1 with every field of every query,', () => {
  test.each(principals)('%s sees what the rules say and nothing else', (principal) => {
    const text = seen.get(principal) ?? '';
    const problems = plants.flatMap((plant) => {
      const isSeen = plant.forms.some((form) => text.includes(form));
      return isSeen === maySee(principal, plant)
        ? []
        : [`${isSeen ? 'sees' : 'does not see'} ${plant.column} of ${plant.owner}`];
    });
    expect(problems).toEqual([]);
  });

  test.each(principals)('%s reads gender and parents of no one else', (principal) => {
    expect((seen.get(principal) ?? '').match(/"(FEMALE|GUARDIAN)"/g) ?? []).toHaveLength(
      principal.startsWith('seeker') ? 2 : 0,
    );
  });
});

test('asvs-8.4.1 totals count the own only', async () => {
  for (const principal of ['recruiter A', 'recruiter B'] as const) {
    const { data } = await server.graphql(
      `{ hrAnalytics { totalJobs activeJobs totalApplications }
         hrJobs { total } hrApplications { total } interviews { id } }`,
      {},
      tokenOf({ world, principal }),
    );
    expect(data).toMatchObject({
      hrAnalytics: { totalJobs: 4, activeJobs: 3 },
      hrJobs: { total: 4 },
      hrApplications: { total: 2 },
    });
  }
});

test('asvs-8.4.1 asvs-8.2.3 live events reach the two sides and no one else, with what they may see', async () => {
  const topics = ['applicationChanged', 'notificationReceived', 'supportMessageReceived'] as const;
  const listeners = principals.filter((principal) => principal !== 'visitor');
  const clients = new Map(listeners.map((principal) => [principal, new LiveClient(server, world.people[principal])]));
  const streams = new Map<string, LiveStream<unknown>>();
  for (const [principal, client] of clients) {
    for (const topic of topics) {
      const field = fields.get(`Subscription.${topic}`);
      if (field) streams.set(`${principal} ${topic}`, await client.subscribe(topic, selectionOf(field.type, deep)));
    }
  }
  const id = world.living.application['recruiter A'];
  const moved = await server.graphql(
    'mutation ($id: ID!) { setApplicationStatus(id: $id, status: ON_HOLD) { id } }',
    { id },
    world.people['recruiter A'].token,
  );
  expect(moved.errors).toEqual([]);
  await server.graphql('mutation { sendSupportMessage(text: "Hello") { id } }', {}, world.people['seeker A'].token);
  const expected = [
    'seeker A applicationChanged',
    'recruiter A applicationChanged',
    'seeker A notificationReceived',
    'seeker A supportMessageReceived',
    'seeker A supportMessageReceived',
  ];
  const heard = await Promise.all(
    expected.map(async (name) => [name, JSON.stringify(await streams.get(name)?.next())] as const),
  );
  for (const [name, text] of heard) {
    const principal = listeners.find((each) => name.startsWith(each)) ?? 'visitor';
    expect(
      plants
        .filter((plant) => plant.forms.some((form) => text.includes(form)) && !maySee(principal, plant))
        .map(({ column, owner }) => `${name}: ${column} of ${owner}`),
    ).toEqual([]);
  }
  const others = [...streams].filter(([, { waiting }]) => waiting.length > 0).map(([name]) => name);
  // Cancelling the interview that falls with the move notifies both sides of it once.
  expect(others.filter((name) => name !== 'recruiter A notificationReceived')).toEqual([]);
  for (const client of clients.values()) await client.close();
});

test('asvs-8.2.3 what mails say, invitations included, shows each side what it may see', async () => {
  const [id, recruiter] = [world.living.application['recruiter B'], world.people['recruiter B']];
  const change = async (text: string) =>
    expect((await server.graphql(`mutation ($id: ID!) { ${text} { id } }`, { id }, recruiter.token)).errors).toEqual(
      [],
    );
  for (const status of ['ON_HOLD', 'APPROVED']) await change(`setApplicationStatus(id: $id, status: ${status})`);
  // What cancels an interview waits for half a minute, in case it is taken back.
  server.clock.advance({ seconds: 35 });
  await server.mails();
  await change('scheduleInterview(applicationId: $id, date: "2026-12-10", slot: S1030_1130)');
  for (const principal of ['seeker B', 'recruiter B'] as const) {
    const mails = await server.mails(
      plants.find(({ column, owner }) => column === 'users.email' && owner === principal)?.forms[0] + '@example.in',
    );
    const invitations = mails.flatMap(({ attachments }) =>
      attachments.map(({ content }) => content.replace(/\r\n[ \t]/g, '')),
    );
    expect(invitations.map((file) => /^METHOD:(.*)$/m.exec(file)?.[1])).toEqual(['REQUEST', 'CANCEL']);
    const text = JSON.stringify(mails) + invitations.join();
    expect(
      plants
        .filter((plant) => plant.forms.some((form) => text.includes(form)) && !maySee(principal, plant))
        .map(({ column, owner }) => `${principal}: ${column} of ${owner}`),
    ).toEqual([]);
  }
});
