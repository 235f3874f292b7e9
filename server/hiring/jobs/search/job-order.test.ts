import { makeCompany, makeJob, makeRecruiter, type TestPerson } from '../../../../test/factories.ts';
import { fieldsOf, type FoundPage, search, startJobSearch } from '../../../../test/job-search-calls.ts';
import type { TestServer } from '../../../../test/server.ts';

/** What comes first in a search. */

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  ({ server } = await startJobSearch());
  recruiter = await makeRecruiter(server.services);
});
afterAll(() => server.close());

const hoursAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * 3_600_000);

async function allPages(variables: object, pageSize: number): Promise<FoundPage['items']> {
  const items: FoundPage['items'] = [];
  for (let page = 1; ; page += 1) {
    const found = await search({ ...variables, page, pageSize });
    items.push(...found.items);
    if (found.items.length < pageSize) return items;
  }
}

async function alongCursor(variables: object): Promise<FoundPage['items']> {
  const items: FoundPage['items'] = [];
  for (let after: string | null = null; ;) {
    const page: FoundPage = await search({ ...variables, pageSize: 2, after });
    if (page.items.length === 0) return items;
    items.push(...page.items);
    after = page.endCursor;
  }
}

const titlesOf = (items: { title: string }[]) => items.map(({ title }) => title);

test('by pay: the highest a month, other periods converted, then the newest; on pages and by cursor', async () => {
  const pays: [string, object][] = [
    ['monthly', { salary_max: 40_000, posted_at: hoursAgo(1) }],
    ['hourly', { salary_max: 500, salary_period: 'HOUR', posted_at: hoursAgo(2) }],
    ['yearly', { salary_max: 480_000, salary_period: 'YEAR', posted_at: hoursAgo(3) }],
    ['same, later', { salary_max: 480_000, salary_period: 'YEAR', posted_at: hoursAgo(0.5) }],
    ['little', { salary_max: 9000, posted_at: hoursAgo(0) }],
  ];
  for (const [name, row] of pays)
    await makeJob(server.services, recruiter, { title: `Glazier ${name}`, salary_min: 1, ...row });
  const asked = { filter: { q: 'glazier' }, sort: 'PAY' };
  const expected = ['hourly', 'same, later', 'monthly', 'yearly', 'little'].map((name) => `Glazier ${name}`);
  expect(titlesOf(await allPages(asked, 2))).toEqual(expected);
  expect(titlesOf(await alongCursor(asked))).toEqual(expected);
  expect((await search({ sort: 'PAY', filter: { q: 'glazier', salaryMinMonthly: 50_000 } })).total).toBe(1);
});

test('a cursor of one order is refused in another, and by relevance there is none', async () => {
  const cursorOf = async (sort: string) => (await search({ sort, pageSize: 1 })).endCursor;
  const refused = { code: 'BAD_USER_INPUT', fields: { after: expect.any(String) } };
  expect(await fieldsOf({ sort: 'PAY', after: await cursorOf('NEWEST') })).toMatchObject(refused);
  expect(await fieldsOf({ sort: 'NEWEST', after: await cursorOf('PAY') })).toMatchObject(refused);
  const byRelevance = { sort: 'RELEVANCE', filter: { q: 'java' } };
  expect((await search({ ...byRelevance, pageSize: 1 })).endCursor).toBeNull();
  expect(await fieldsOf({ ...byRelevance, after: await cursorOf('NEWEST') })).toMatchObject(refused);
});

test('without words relevance is newest first, with its cursor', async () => {
  const newest = await search({ pageSize: 20 });
  expect(await search({ sort: 'RELEVANCE', pageSize: 20 })).toEqual(newest);
  expect(await search({ sort: null, pageSize: 20 })).toEqual(newest);
});

test('by relevance: the title that is the text, then titles that begin with it, contain it, the rest', async () => {
  const make = (title: string, hours: number, row: object = {}, companyId = recruiter.companyId) =>
    makeJob(server.services, { id: recruiter.id, companyId }, { title, posted_at: hoursAgo(hours), ...row });
  await make('Head of Foundry', 1, { skills: ['Foundry work'] });
  await make('FOUNDRY', 9);
  await make('Moulder', 0, { skills: ['foundry'] });
  await make('Foundry hand', 8);
  await make('Foundry', 7);
  await make('Caster', 2, {}, await makeCompany(server.services, 'Deccan Foundry'));
  await make('Foundry boss', 3);
  await make('Refoundrying', 5);
  const asked = { filter: { q: 'foundry' }, sort: 'RELEVANCE' };
  const expected = [
    'Foundry',
    'FOUNDRY',
    'Foundry boss',
    'Foundry hand',
    'Head of Foundry',
    'Refoundrying',
    'Moulder',
    'Caster',
  ];
  for (const pageSize of [1, 3, 8, 100]) expect(titlesOf(await allPages(asked, pageSize))).toEqual(expected);
  expect((await search(asked)).total).toBe(8);
  await server.services.database.query(`update jobs set title = 'Foundry' where title = 'Moulder'`);
  expect(titlesOf((await search({ ...asked, pageSize: 3 })).items)).toEqual(['Foundry', 'Foundry', 'FOUNDRY']);
});

test('other filters hold by relevance, too', async () => {
  for (const [title, location] of [
    ['Tanner', 'Kanpur'],
    ['Tanner', 'Chennai'],
    ['Tanner of hides', 'Kanpur'],
  ] as const)
    await makeJob(server.services, recruiter, { title, location, skills: ['Leather'] });
  const filter = { q: 'tanner', location: 'Kanpur' };
  expect(titlesOf((await search({ filter, sort: 'RELEVANCE' })).items)).toEqual(['Tanner', 'Tanner of hides']);
  expect((await search({ filter: { ...filter, urgentOnly: true }, sort: 'RELEVANCE' })).items).toEqual([]);
});

/** The rule in plain words, for the texts of the server's own jobs. */
const rankOf = (title: string, q: string): number => {
  const [line, text] = [title.toLowerCase(), q.toLowerCase()];
  if (line === text) return 1;
  if (line.startsWith(text)) return 2;
  return line.includes(text) && Array.from(text).length > 2 ? 3 : 4;
};

test.each([
  'Java',
  'java',
  'JavaScript',
  'Nurse',
  'विकास',
  'snake_',
  'C%',
  '100%_sure',
  'j',
  'n',
  'dev',
  'works 3',
  'a"b',
])('the jobs with %j are the same in each order; by relevance as the rule says', async (q) => {
  const newest = await allPages({ filter: { q } }, 100);
  const expected = newest.toSorted((a, b) => rankOf(a.title, q) - rankOf(b.title, q));
  const byRelevance = await allPages({ filter: { q }, sort: 'RELEVANCE' }, 7);
  expect(byRelevance.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  const byPay = await allPages({ filter: { q }, sort: 'PAY' }, 7);
  expect(byPay.map(({ id }) => id).toSorted()).toEqual(newest.map(({ id }) => id).toSorted());
});
