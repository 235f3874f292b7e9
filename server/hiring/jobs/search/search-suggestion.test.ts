import { makeCompany, makeJob, makeRecruiter, type TestPerson } from '../../../../test/factories.ts';
import { meant, search, startJobSearch } from '../../../../test/job-search-calls.ts';
import type { TestServer } from '../../../../test/server.ts';

/** "Did you mean …" */

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  ({ server } = await startJobSearch());
  recruiter = await makeRecruiter(server.services);
  const companyId = await makeCompany(server.services, 'Meenakshi Textiles');
  await makeJob(server.services, recruiter, { title: 'Electrician', location: 'Pune', skills: ['Wiring'] });
  await makeJob(server.services, recruiter, { title: 'Senior Accountant', location: 'Kochi', skills: ['Tally Prime'] });
  await makeJob(server.services, { id: recruiter.id, companyId }, { title: 'Weaver', location: 'Madurai' });
});
afterAll(() => server.close());

test.each([
  ['electrican', 'electrician'],
  ['ELEKTRICIAN', 'electrician'],
  ['acountant', 'accountant'],
  ['seniour acountant', 'senior accountant'],
  ['taly prime', 'tally prime'],
  ['Meenakshy Textile Mills', 'meenakshi textiles'],
])('%s finds nothing: meant may have been %s, which finds jobs', async (q, expected) => {
  expect((await search({ filter: { q } })).total).toBe(0);
  expect(await meant({ q })).toBe(expected);
  expect((await search({ filter: { q: expected } })).total).toBeGreaterThan(0);
});

test('nothing is suggested for words that are known, for none, and where nothing near is known', async () => {
  expect(await meant({ q: 'electric' })).toBeNull();
  expect(await meant({ q: 'electrician', location: 'Kochi' })).toBeNull();
  expect(await meant({ location: 'Nowhere' })).toBeNull();
  for (const q of ['qqqqqq', 'zx', '%', 'வேலை', 'q'.repeat(200)]) expect([q, await meant({ q })]).toEqual([q, null]);
});

test('a suggestion finds jobs that fit the other filters', async () => {
  expect(await meant({ q: 'electrican', location: 'Pune' })).toBe('electrician');
  expect(await meant({ q: 'electrican', location: 'Kochi' })).toBeNull();
  expect(await meant({ q: 'electrican', urgentOnly: true })).toBeNull();
});

test('words of jobs that are closed are not suggested', async () => {
  const id = await makeJob(server.services, recruiter, { title: 'Cartographer' });
  expect(await meant({ q: 'cartografer' })).toBe('cartographer');
  await server.services.database.query(`update jobs set is_wanted = false where id = $1`, [id]);
  expect(await meant({ q: 'cartografer' })).toBeNull();
  expect(await meant({ q: 'cartographer' })).toBeNull();
});
