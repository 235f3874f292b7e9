import { makeJob, makeRecruiter, type TestPerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services);
});
afterAll(() => server.close());

describe('OP-091 places under all their names', () => {
  const at: Record<string, string> = {};
  beforeAll(async () => {
    const offices = [
      'Delhi',
      'Greater Noida',
      'Delhi NCR',
      'Bangalore/Bengaluru',
      'Koramangala, Bengaluru, Karnataka, India - 560034',
      'Trichy',
      'Chennai, Coimbatore',
      'Coimbatore',
      'Baramati',
      'Andheri, Mumbai',
      'Thane',
      'वाराणसी',
      'Work from home',
    ];
    for (const location of offices) at[location] = await makeJob(server.services, recruiter, { location });
    at['remote job in Rewari'] = await makeJob(server.services, recruiter, { location: 'Rewari', work_mode: 'REMOTE' });
  });
  const found = async (filter: object) => {
    const { data, errors } = await server.graphql<{ jobs: { items: { id: string }[] } }>(
      'query ($filter: JobFilter) { jobs(filter: $filter, pageSize: 100) { items { id } } }',
      { filter },
    );
    expect(errors).toEqual([]);
    const ids = data?.jobs.items.map(({ id }) => id) ?? [];
    return Object.keys(at).filter((place) => ids.includes(at[place] ?? ''));
  };
  const [delhi, bengaluru, remote] = [
    ['Delhi', 'Delhi NCR'],
    ['Bangalore/Bengaluru', 'Koramangala, Bengaluru, Karnataka, India - 560034'],
    ['Work from home', 'remote job in Rewari'],
  ];

  test.each([
    [['Delhi', 'new delhi', 'New Delhi, Delhi, India', 'New Delhi 110001', 'दिल्ली'], delhi],
    [
      ['NCR', 'Delhi NCR', 'delhi-ncr', 'National Capital Region'],
      ['Delhi', 'Greater Noida', 'Delhi NCR'],
    ],
    [
      ['bengaluru/bangalore', 'Bengaluru, Karnataka, India', 'Banglore', 'Bangalore, KA, 560001', 'karnataka'],
      bengaluru,
    ],
    [['koramangala, bangalore', 'Bengaluru - Koramangala', 'Koramangala'], bengaluru.slice(1)],
    [['Tiruchirappalli', 'Trichy, Tamil Nadu', 'tiruchi'], ['Trichy']],
    [
      ['Chennai, Coimbatore', 'Coimbatore, Chennai', 'Madras & Kovai'],
      ['Chennai, Coimbatore', 'Coimbatore'],
    ],
    [['Chennai'], ['Chennai, Coimbatore']],
    [['Baramati, Maharashtra, India', 'Baramati 413102'], ['Baramati']],
    [['Andheri, Mumbai', 'andheri mumbai maharashtra'], ['Andheri, Mumbai']],
    [['Bombay and Thana'], ['Andheri, Mumbai', 'Thane']],
    [['Benares', 'Kashi, UP'], ['वाराणसी']],
    [['Remote', 'WFH', 'work-from-home', 'Remote, India'], remote],
    [['Trichy or remote'], ['Trichy', ...remote]],
  ])('%j find the same', async (typed, expected) => {
    for (const location of typed) expect([location, await found({ location })]).toEqual([location, expected]);
  });

  test('who looks in the whole country looks everywhere', async () => {
    expect(await found({ location: 'India' })).toEqual(Object.keys(at));
  });

  test('remote jobs come with any place when remote is among the work modes, and only then', async () => {
    expect(await found({ location: 'Trichy', workMode: ['REMOTE', 'OFFICE'] })).toEqual([
      'Trichy',
      'remote job in Rewari',
    ]);
    expect(await found({ location: 'Nowhere at all', workMode: ['REMOTE'] })).toEqual(['remote job in Rewari']);
    expect(await found({ location: 'Trichy', workMode: ['OFFICE'] })).toEqual(['Trichy']);
  });
});
