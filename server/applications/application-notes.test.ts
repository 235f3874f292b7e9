import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApplications, makeApplicationCase } from '../../test/application-calls.ts';
import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services, { name: 'Rekha Rao' });
});
afterAll(() => server.close());

const ask = async (person: TestPerson, query: string, variables: object = {}) => {
  const { data, errors } = await server.graphql(query, variables, person.token);
  return { data, code: errors[0]?.extensions.code, fields: errors[0]?.extensions.fields };
};
const add = async (person: TestPerson, id: string, text: string) => {
  const { data, ...refused } = await ask(person, 'mutation ($id: ID!, $text: String!) { addApplicationNote(applicationId: $id, text: $text) { id text createdAt } }', { id, text });
  return { note: data?.addApplicationNote as { id: string; text: string; createdAt: string }, ...refused };
};
const remove = (person: TestPerson, id: string) => ask(person, 'mutation ($id: ID!) { deleteApplicationNote(id: $id) }', { id });
const notesOf = async (person: TestPerson, id: string) =>
  ((await ask(person, 'query ($id: ID!) { application(id: $id) { notes { id text } } }', { id })).data?.application as { notes: { id: string; text: string }[] } | null)?.notes;

describe('private notes', () => {
  test('are kept with their time, newest first, and deleted one by one', async () => {
    const { id } = await makeApplicationCase(server, recruiter);
    const { note: first } = await add(recruiter, id, '  Strong on ledgers.\r\n\r\nAsk about GST.\u0000 ');
    expect(first).toMatchObject({ text: 'Strong on ledgers.\n\nAsk about GST.', createdAt: server.clock.now().toISOString() });
    server.clock.advance({ seconds: 1 });
    await add(recruiter, id, 'Second');
    expect((await notesOf(recruiter, id))?.map(({ text }) => text)).toEqual(['Second', 'Strong on ledgers.\n\nAsk about GST.']);
    expect((await remove(recruiter, first.id)).data).toEqual({ deleteApplicationNote: true });
    expect((await remove(recruiter, first.id)).code).toBe('NOT_FOUND');
    expect((await notesOf(recruiter, id))?.map(({ text }) => text)).toEqual(['Second']);
  });

  test('are refused empty and too long, by the name of the field', async () => {
    const { id } = await makeApplicationCase(server, recruiter);
    for (const text of ['', ' \n ', 'x'.repeat(2001)]) expect((await add(recruiter, id, text)).fields).toEqual({ text: expect.any(String) });
    expect(await notesOf(recruiter, id)).toEqual([]);
  });

  test('the applicant sees none, another recruiter none and no application, and neither can write or delete one', async () => {
    const { id, seeker } = await makeApplicationCase(server, recruiter);
    const other = await makeRecruiter(server.services);
    const noteId = (await add(recruiter, id, 'Between us.')).note.id;
    expect(await notesOf(seeker, id)).toEqual([]);
    expect(JSON.stringify((await ask(seeker, '{ myApplications { notes { text } job { myApplication { notes { text } } } } }')).data)).not.toContain('Between us.');
    expect((await ask(other, 'query ($id: ID!) { application(id: $id) { notes { text } } }', { id })).code).toBe('NOT_FOUND');
    expect((await add(other, id, 'Me too.')).code).toBe('NOT_FOUND');
    expect((await add(seeker, id, 'Me too.')).code).toBe('FORBIDDEN');
    expect((await remove(other, noteId)).code).toBe('NOT_FOUND');
    expect((await remove(seeker, noteId)).code).toBe('FORBIDDEN');
    expect((await notesOf(recruiter, id))?.map(({ text }) => text)).toEqual(['Between us.']);
    expect(await server.services.database.query('select 1 from notifications where user_id = $1', [seeker.id])).toEqual([]);
  });
});

describe('after a withdrawal', () => {
  const contact = '{ id status statusText resume { id } applicant { name email phone portfolio skills } notes { text } interview { application { applicant { email phone portfolio } } } }';
  const profile = { phone: '+919876543210', portfolio: 'asha.example.in', skills: ['Tally'] };

  test('OP-098 the recruiter reads no e-mail, phone or portfolio any more, by any path; the application says so', async () => {
    const seeker = await makeSeeker(server.services, { name: 'Asha Nair', profile });
    const jobId = await makeJob(server.services, recruiter);
    const id = await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id, resumeFileId: seeker.resumeFileId });
    const own = async (person: TestPerson) => (await ask(person, `query ($id: ID!) { application(id: $id) ${contact} }`, { id })).data?.application as { applicant: object };
    expect((await own(recruiter)).applicant).toMatchObject({ email: seeker.email, ...profile });
    await callApplications(server, seeker, 'withdrawApplication', { id });
    expect(await own(recruiter)).toMatchObject({ status: 'WITHDRAWN', statusText: 'Withdrawn', resume: null, applicant: { name: 'Asha Nair', email: null, phone: null, portfolio: null, skills: ['Tally'] } });
    expect((await own(seeker)).applicant).toMatchObject({ email: seeker.email, ...profile });
    const paths = [
      `{ hrApplications(pageSize: 100) { items ${contact} } }`,
      `{ hrApplications(pageSize: 100, search: "${seeker.email}") { total items ${contact} } }`,
      `{ hrApplications(pageSize: 100, filter: { status: [WITHDRAWN] }) { total items ${contact} } }`,
      `mutation { startReview(id: "${id}") ${contact} }`,
      `mutation { decideApplications(ids: ["${id}"], status: APPROVED) { moved ${contact} unmoved { application ${contact} message } } }`,
      `{ interviews { candidate application { applicant { email phone portfolio } } } }`,
      '{ notifications { title text link } }',
    ];
    for (const path of paths) {
      const text = JSON.stringify((await ask(recruiter, path)).data);
      for (const secret of [seeker.email, profile.phone, profile.portfolio]) expect([path, text.includes(secret)]).toEqual([path, false]);
    }
    const table = await (await fetch(`${server.url}/applications.csv`, { headers: { authorization: `Bearer ${recruiter.token}` } })).text();
    expect(table).not.toContain(seeker.email);
    expect((await fetch(`${server.url}/files/${seeker.resumeFileId}`, { headers: { authorization: `Bearer ${recruiter.token}` } })).status).toBe(404);
    // Applying again opens it again.
    await callApplications(server, seeker, 'applyToJob', { jobId });
    expect((await own(recruiter)).applicant).toMatchObject({ email: seeker.email, phone: profile.phone });
  });
});

describe('a list as a table', () => {
  const download = async (person: TestPerson | null, query = '') => {
    const answer = await fetch(`${server.url}/applications.csv${query}`, { headers: person ? { authorization: `Bearer ${person.token}` } : {} });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const linesOf = ({ bytes }: { bytes: Buffer }) => bytes.toString().replace('\uFEFF', '').split('\r\n');

  test('holds what the list holds, in UTF-8 with its mark, quoted as RFC 4180 says, and nothing that a spreadsheet would run', async () => {
    const own = await makeRecruiter(server.services);
    const jobId = await makeJob(server.services, own, { title: '=SUM(A1)' });
    const people = [
      ['Asha "Ash" Nair', { phone: '+919876543210', education: '@SUM(1+1)', program: '\tTab', skills: ['-2+3', 'Excel'], location: 'Pune, Maharashtra' }],
      ['नेहा वर्मा', { portfolio: ' =HYPERLINK("http://x")', program: '＝1', experience_years: 2.5 }],
    ] as const;
    for (const [name, profile] of people) {
      const seeker = await makeSeeker(server.services, { name, email: `${'phone' in profile ? 'asha' : 'neha'}@csv.example.in`, profile });
      // 00:30 in India is the next day.
      await makeApplication(server.services, { jobId, recruiterId: own.id, seekerId: seeker.id, appliedAt: new Date('phone' in profile ? '2026-11-17T19:00:00Z' : '2026-11-16T05:00:00Z') });
    }
    const answer = await download(own, `?jobId=${jobId}`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition'), answer.headers.get('cache-control')])
      .toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="applications.csv"', 'private, no-store']);
    expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(linesOf(answer)).toEqual([
      'Name,Email,Phone,Job,Status,Applied on,Last step on,Experience,Location,Program,Education,Skills,Portfolio',
      `"Asha ""Ash"" Nair",asha@csv.example.in,'+919876543210,'=SUM(A1),New,2026-11-18,2026-11-18,,"Pune, Maharashtra",'\tTab,'@SUM(1+1),"'-2+3, Excel",`,
      `नेहा वर्मा,neha@csv.example.in,,'=SUM(A1),New,2026-11-16,2026-11-16,2.5 years,,'＝1,,,"' =HYPERLINK(""http://x"")"`,
      '',
    ]);
  });

  test('takes the same list, search and filter; somebody else gets their own or nothing', async () => {
    const own = await makeRecruiter(server.services);
    const [first, second] = [await makeApplicationCase(server, own, 'NEW'), await makeApplicationCase(server, own, 'REJECTED')];
    await makeApplicationCase(server, own, 'WITHDRAWN');
    const emails = async (person: TestPerson, query = '') => linesOf(await download(person, query)).slice(1, -1).map((line) => line.split(',')[1]);
    expect(await emails(own)).toEqual([first.seeker.email]);
    expect(await emails(own, '?list=REJECTED')).toEqual([second.seeker.email]);
    expect(await emails(own, `?search=${encodeURIComponent(first.seeker.email)}`)).toEqual([first.seeker.email]);
    for (const nothing of ['?search=nobody', '?status=APPROVED&status=ON_HOLD', '?appliedTo=2020-01-01', '?skills=Welding', '?experienceMin=3']) expect(await emails(own, nothing)).toEqual([]);
    expect(await emails(await makeRecruiter(server.services))).toEqual([]);
    expect((await download(await makeRecruiter(server.services), `?jobId=${first.jobId}`)).status).toBe(404);
    expect((await download(null)).status).toBe(401);
    expect((await download(first.seeker)).status).toBe(403);
    for (const wrong of ['?list=NONE', '?status=x', '?appliedFrom=yesterday', '?experienceMin=many']) expect([wrong, (await download(own, wrong)).status]).toEqual([wrong, 400]);
  });

  test('a list of several batches comes whole and in order', async () => {
    const own = await makeRecruiter(server.services);
    const jobId = await makeJob(server.services, own);
    await server.services.database.query(
      `with seekers as (insert into users (email, name, role) select 'table' || n || '@example.in', 'Table ' || n, 'JOBSEEKER' from generate_series(1, 2500) n returning id)
       insert into applications (job_id, recruiter_id, seeker_id, applied_at) select $1, $2, id, $3::timestamptz - (row_number() over () / 3) * interval '1 microsecond' from seekers`,
      [jobId, own.id, server.clock.now()],
    );
    const expected = await server.services.database.query<{ email: string }>(
      'select u.email from applications a join users u on u.id = a.seeker_id where a.job_id = $1 order by a.applied_at desc, a.id desc', [jobId]);
    expect(linesOf(await download(own)).slice(1, -1).map((line) => line.split(',')[1])).toEqual(expected.map(({ email }) => email));
  });
});
