import { makeCompany, makeJob, makeRecruiter } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

const words = [
  'Developer',
  'Nurse',
  'C#',
  'snake_case',
  "O'Brien",
  'विकास',
  '100%',
  'Java/Kotlin',
  'AI-Engineer',
  '(Lead)',
];
const locations = ['Bengaluru', 'Navi Mumbai', 'Pune', 'Pune'];

let server: TestServer;
const fixture: { id: string; text: string; location: string }[] = [];
beforeAll(async () => {
  server = await startTestServer();
  const recruiter = await makeRecruiter(server.services);
  for (let index = 0; index < 60; index += 1) {
    const pick = (step: number) => words[(index * step + (index % 3)) % words.length] ?? '';
    const [title, company, skill] = [`Old ${pick(1)}`, `${pick(3)} Works ${index}`, pick(7)];
    const location = locations[index % locations.length] ?? '';
    const id = await makeJob(
      server.services,
      { id: recruiter.id, companyId: await makeCompany(server.services, company) },
      { title, skills: [skill], location },
    );
    fixture.push({ id, text: `\n${[title, company, skill].join('\n').toLowerCase()}`, location });
  }
});
afterAll(() => server.close());

async function idsOf(filter: object): Promise<string[]> {
  const { data, errors } = await server.graphql<{ jobs: { items: { id: string }[] } }>(
    'query ($filter: JobFilter) { jobs(filter: $filter, pageSize: 100) { items { id } } }',
    { filter },
  );
  expect(errors).toEqual([]);
  return data!.jobs.items.map(({ id }) => id).toSorted();
}

test('one or two letters are found where a word of title, company or skills begins', async () => {
  for (const q of [
    'd',
    'De',
    'nu',
    'ur',
    'c#',
    'C',
    'sn',
    'ca',
    "o'",
    'वि',
    '10',
    '%',
    '_',
    '\\',
    'ja',
    'KO',
    'ai',
    'en',
    'le',
    '(',
    'o',
    'zz',
  ]) {
    const expected = fixture.filter((job) =>
      [' ', '\n', '/', '(', '-'].some((before) => job.text.includes(before + q.toLowerCase())),
    );
    expect({ q, ids: await idsOf({ q }) }).toEqual({ q, ids: expected.map(({ id }) => id).toSorted() });
  }
  const inMumbai = fixture
    .filter(({ location }) => location === 'Navi Mumbai')
    .map(({ id }) => id)
    .toSorted();
  expect([await idsOf({ location: 'mu' }), await idsOf({ location: 'um' })]).toEqual([inMumbai, []]);
});
