import { makeApplicationCase } from '../../../test/application-calls.ts';
import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { statementsOf } from '../../../test/statements.ts';

let server: TestServer;

beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

describe('a list as a table', () => {
  const ask = (person: TestPerson | null, query = '', method = 'GET') =>
    fetch(`${server.url}/applications.csv${query}`, {
      method,
      headers: person ? { authorization: `Bearer ${person.token}` } : {},
    });
  const download = async (person: TestPerson | null, query = '') => {
    const answer = await ask(person, query);
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const linesOf = ({ bytes }: { bytes: Buffer }) => bytes.toString().replace('\uFEFF', '').split('\r\n');

  test('holds the list, in UTF-8 with its mark, quoted as RFC 4180 says, nothing in it is run', async () => {
    const own = await makeRecruiter(server.services);
    const jobId = await makeJob(server.services, own, { title: '=SUM(A1)' });
    const people = [
      [
        'Asha "Ash" Nair',
        {
          phone: '+919876543210',
          education: '@SUM(1+1)',
          program: '\tTab',
          skills: ['-2+3', 'Excel'],
          location: 'Pune, Maharashtra',
        },
      ],
      ['नेहा वर्मा', { portfolio: ' =HYPERLINK("http://x")', program: '＝1', experience_years: 2.5 }],
    ] as const;
    for (const [name, profile] of people) {
      const seeker = await makeSeeker(server.services, {
        name,
        email: `${'phone' in profile ? 'asha' : 'neha'}@csv.example.in`,
        profile,
      });
      // 00:30 in India is the next day.
      await makeApplication(server.services, {
        jobId,
        recruiterId: own.id,
        seekerId: seeker.id,
        appliedAt: new Date('phone' in profile ? '2026-11-17T19:00:00Z' : '2026-11-16T05:00:00Z'),
      });
    }
    const answer = await download(own, `?jobId=${jobId}`);
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('content-disposition'),
      answer.headers.get('cache-control'),
    ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="applications.csv"', 'private, no-store']);
    expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(linesOf(answer)).toEqual([
      'Name,Email,Phone,Job,Status,Applied on,Last step on,Experience,Location,Program,Education,Skills,Portfolio',
      `"Asha ""Ash"" Nair",asha@csv.example.in,91 98765 43210,'=SUM(A1),New,2026-11-18,2026-11-18,,` +
        `"Pune, Maharashtra",'\tTab,'@SUM(1+1),"'-2+3, Excel",`,
      `नेहा वर्मा,neha@csv.example.in,,'=SUM(A1),New,2026-11-16,2026-11-16,2.5 years,,'＝1,,,` +
        `"' =HYPERLINK(""http://x"")"`,
      '',
    ]);
  });

  test('takes the same list, search and filter; somebody else gets their own or nothing', async () => {
    const own = await makeRecruiter(server.services);
    const [first, second] = [
      await makeApplicationCase(server, own, 'NEW'),
      await makeApplicationCase(server, own, 'REJECTED'),
    ];
    await makeApplicationCase(server, own, 'WITHDRAWN');
    const emails = async (person: TestPerson, query = '') =>
      linesOf(await download(person, query))
        .slice(1, -1)
        .map((line) => line.split(',')[1]);
    expect(await emails(own)).toEqual([first.seeker.email]);
    expect(await emails(own, '?list=REJECTED')).toEqual([second.seeker.email]);
    expect(await emails(own, `?search=${encodeURIComponent(first.seeker.email)}`)).toEqual([first.seeker.email]);
    expect(
      await emails(own, '?jobId=&list=&search=&status=&appliedFrom=&appliedTo=&skills=&experienceMin=&experienceMax='),
    ).toEqual([first.seeker.email]);
    for (const nothing of [
      '?search=nobody',
      '?status=APPROVED&status=ON_HOLD',
      '?appliedTo=2020-01-01',
      '?skills=Welding',
      '?experienceMin=3',
    ])
      expect(await emails(own, nothing)).toEqual([]);
    expect(await emails(await makeRecruiter(server.services))).toEqual([]);
    expect((await download(await makeRecruiter(server.services), `?jobId=${first.jobId}`)).status).toBe(404);
    expect((await download(null)).status).toBe(401);
    expect((await download(first.seeker)).status).toBe(403);
    for (const wrong of ['?list=NONE', '?status=x', '?appliedFrom=yesterday', '?experienceMin=many'])
      expect([wrong, (await download(own, wrong)).status]).toEqual([wrong, 400]);
  });

  test.each([
    ['?list=NONE', { list: 'list must be one of ALL, APPROVED, ON_HOLD, REJECTED.' }],
    [
      '?status=NEW&status=x',
      { 'filter.status.1': expect.stringMatching(/^status must be one of NEW, IN_REVIEW, .*, WITHDRAWN\.$/) },
    ],
    [`?${'status=NEW&'.repeat(10)}`, { 'filter.status': 'status is too much.' }],
    ['?list=REJECTED&statuses=NEW', { input: 'Unknown field: statuses' }],
    ['?page=2', { input: 'Unknown field: page' }],
    ['?experienceMin=many', { 'filter.experienceMin': 'Years must be between 0 and 60' }],
    ['?appliedFrom=2026-02-30', { 'filter.appliedFrom': 'Date must be written YYYY-MM-DD' }],
  ])('%s is refused in our own words', async (query, fields) => {
    const answer = await download(await makeRecruiter(server.services), query);
    expect([answer.status, JSON.parse(answer.bytes.toString())]).toEqual([
      400,
      { error: Object.values(fields)[0], code: 'BAD_USER_INPUT', fields },
    ]);
  });

  test('a list of several batches comes whole and in order; whoever asks for its headers costs one batch', async () => {
    const own = await makeRecruiter(server.services);
    const jobId = await makeJob(server.services, own);
    await server.services.database.query(
      `with seekers as (
         insert into users (email, name, role) select 'table' || n || '@example.in', 'Table ' || n, 'JOBSEEKER'
         from generate_series(1, 2500) n returning id)
       insert into applications (job_id, recruiter_id, seeker_id, applied_at)
       select $1, $2, id, $3::timestamptz - (row_number() over () / 3) * interval '1 microsecond' from seekers`,
      [jobId, own.id, server.clock.now()],
    );
    const expected = await server.services.database.query<{ email: string }>(
      `select u.email from applications a join users u on u.id = a.seeker_id
       where a.job_id = $1 order by a.applied_at desc, a.id desc`,
      [jobId],
    );
    expect(
      linesOf(await download(own))
        .slice(1, -1)
        .map((line) => line.split(',')[1]),
    ).toEqual(expected.map(({ email }) => email));

    const statements = await statementsOf(server.services, async () => {
      const { status, headers } = await ask(own, '', 'HEAD');
      expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([
        200,
        'text/csv; charset=utf-8',
        null,
      ]);
      expect((await ask(null, '', 'HEAD')).status).toBe(401);
      await download(own);
    });
    expect(statements.filter((name) => name.startsWith('application-export'))).toHaveLength(1 + 3);
  });
});
