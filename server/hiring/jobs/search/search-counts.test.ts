import { makeJob, makeRecruiter } from '../../../../test/factories.ts';
import { countsOf, hoursAgo, search, startJobSearch } from '../../../../test/job-search-calls.ts';
import type { TestServer } from '../../../../test/server.ts';

/** What stands beside the filters of a search. */

const types = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP', 'FREELANCE'];
const modes = ['OFFICE', 'REMOTE', 'HYBRID'];
const levels = ['ENTRY', 'MID', 'SENIOR', 'LEAD', 'EXECUTIVE'];

let server: TestServer;
beforeAll(async () => {
  ({ server } = await startJobSearch());
  const recruiter = await makeRecruiter(server.services);
  for (let index = 0; index < 60; index += 1)
    await makeJob(server.services, recruiter, {
      title: index % 2 ? 'Weaver' : 'Weaver of silk',
      location: index % 3 ? 'Varanasi' : 'Surat',
      type: types[index % 5],
      work_mode: modes[(index * 7) % 3],
      experience_level: levels[(index * 3) % 4],
      min_years: index % 4 ? null : 2,
      is_urgent: index % 6 === 0,
      salary_min: 1,
      salary_max: 20_000 + index * 1000,
      posted_at: hoursAgo(index * 5),
    });
});
afterAll(() => server.close());

test.each([
  {},
  { q: 'weaver' },
  { q: 'silk', location: 'Varanasi' },
  { q: 'weaver', type: ['CONTRACT', 'FREELANCE'] },
  { location: 'Surat', workMode: ['REMOTE'], experience: 'Senior' },
  { q: 'weaver', experience: 'Any experience', urgentOnly: true },
  { q: 'weaver', datePosted: 'LAST_3_DAYS', type: ['FULL_TIME'], workMode: ['OFFICE', 'HYBRID'] },
  { datePosted: 'ALL', years: 1, salaryMinMonthly: 40_000 },
  { q: 'weaver', experience: 'no such words' },
  { q: 'no such words', type: ['CONTRACT'] },
])('beside %j each choice has as many jobs as the search with it instead of what was chosen there', async (filter) => {
  const counts = await countsOf(filter);
  const chosen: Record<string, (value: string) => object> = {
    type: (value) => ({ type: [value] }),
    workMode: (value) => ({ workMode: [value] }),
    experience: (value) => ({ experience: value }),
    urgentOnly: () => ({ urgentOnly: true }),
    datePosted: (value) => ({ datePosted: value }),
  };
  const expected = Object.fromEntries(
    await Promise.all(
      Object.entries(counts).map(async ([name, choices]) => {
        const found = [];
        for (const { value } of choices)
          found.push({
            value,
            count: (await search({ filter: { ...filter, ...chosen[name]?.(value) } })).total,
            countIsExact: true,
          });
        return [name, found] as const;
      }),
    ),
  );
  expect(counts).toEqual(expected);
});

test('every choice that the filter has is there, in its order', async () => {
  const counts = await countsOf({ q: 'weaver' });
  const values = Object.fromEntries(
    Object.entries(counts).map(([name, list]) => [name, list.map(({ value }) => value)]),
  );
  expect(values).toEqual({
    type: types,
    workMode: modes,
    experience: ['Entry-level', 'Mid-level', 'Senior', 'Lead', 'Executive'],
    urgentOnly: ['true'],
    datePosted: ['ALL', 'LAST_24_HOURS', 'LAST_3_DAYS', 'LAST_7_DAYS'],
  });
});

test('a filter that the search refuses is refused here, too', async () => {
  const { errors } = await server.graphql(
    `query ($filter: JobFilter!) {
      searchCounts(filter: $filter) { type { count } }
      searchSuggestion(filter: $filter)
    }`,
    { filter: { q: 'x'.repeat(201) } },
  );
  expect(errors.map(({ extensions }) => extensions)).toEqual(
    ['searchCounts', 'searchSuggestion'].map(() =>
      expect.objectContaining({ code: 'BAD_USER_INPUT', fields: { 'filter.q': expect.any(String) } }),
    ),
  );
});
