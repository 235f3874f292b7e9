import {
  insert,
  makeApplication,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';

let server: TestServer;
let admin: TestPerson;
let seeker: TestPerson;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
let jobId: string;
let applicationId: string;
let title: string;
let count = 0;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ days: 2 });
  admin = await makePerson(server.services, 'ADMIN', { name: 'Meera Nair' });
  seeker = await makeSeeker(server.services, { name: 'Ravi Kumar' });
  recruiter = await makeRecruiter(server.services, { name: 'Asha Rao' });
  title = `Sorter ${(count += 1)}`;
  jobId = await makeJob(server.services, recruiter, { title });
  applicationId = await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id });
});

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
interface Answer<Value> {
  value: Value | undefined;
  code: string | undefined;
  fields: Record<string, string> | undefined;
  message: string | undefined;
}
async function call<Value = unknown>(document: string, variables: object, person?: TestPerson): Promise<Answer<Value>> {
  const { data, errors } = await server.graphql<Record<string, Value>>(document, variables, person?.token);
  const { code, fields } = errors[0]?.extensions ?? {};
  return { value: Object.values(data ?? {})[0], code, fields, message: errors[0]?.message };
}
const money = { reason: 'ASKS_FOR_MONEY', text: 'Wants ₹500 first.' };
const reportJob = (by: TestPerson, report: object = money, id = jobId) =>
  call('mutation ($id: ID!, $input: ReportInput!) { reportJob(jobId: $id, input: $input) }', { id, input: report }, by);
const reportPerson = (by: TestPerson, report: object = money) =>
  call(
    'mutation ($id: ID!, $input: ReportInput!) { reportPerson(applicationId: $id, input: $input) }',
    { id: applicationId, input: report },
    by,
  );
interface Row {
  id: string;
  [field: string]: unknown;
}
const list = async (variables: object = {}) =>
  (
    await call<{ items: Row[]; endCursor: string | null }>(
      `query ($state: ReportState, $subject: ReportSubject, $reason: ReportReason, $after: String, $pageSize: Int) {
        adminReports(state: $state, subject: $subject, reason: $reason, after: $after, pageSize: $pageSize) {
          items { id subject state reason text title reporterName jobId userId reviewReference openReports note }
          endCursor
        }
      }`,
      variables,
      admin,
    )
  ).value;
const newest = async () => (await list())!.items[0]!;
const settle = (id: string, note: string) =>
  call<Row>(
    `mutation ($id: ID!, $note: String!) {
      settleReport(id: $id, note: $note) { state note settledByName openReports }
    }`,
    { id, note },
    admin,
  );
const notices = async ({ id }: TestPerson) =>
  (await run('select title, body from notifications where user_id = $1 order by created_at, id', [id])).map(
    (row) => `${String(row.title)}: ${String(row.body)}`,
  );

test('a seeker reports a job once while the report is open; admins read it, its recruiter hears nothing', async () => {
  expect((await reportJob(seeker)).value).toBe(true);
  expect(await reportJob(seeker)).toMatchObject({
    code: 'CONFLICT',
    message: 'You have reported this already. We are looking at it.',
  });
  expect(await newest()).toMatchObject({
    subject: 'JOB',
    state: 'OPEN',
    ...money,
    title,
    reporterName: 'Ravi Kumar',
    jobId,
    userId: null,
  });
  expect(await notices(recruiter)).toEqual([]);
});

test('ten sent at once make one report', async () => {
  await Promise.all(Array.from({ length: 10 }, () => reportJob(seeker)));
  expect(await run('select id from reports where job_id = $1', [jobId])).toHaveLength(1);
});

test('"Something else" needs words; an own, a hidden and a missing job cannot be reported', async () => {
  expect((await reportJob(seeker, { reason: 'OTHER', text: ' \n' })).fields).toEqual({
    text: 'Please say in a few words what is wrong.',
  });
  expect((await reportJob(recruiter)).code).toBe('NOT_FOUND');
  expect((await reportJob(seeker, money, recruiter.id)).code).toBe('NOT_FOUND');
  await run(`update jobs set taken_down_at = now(), taken_down_reason = 'x' where id = $1`, [jobId]);
  expect((await reportJob(seeker)).code).toBe('NOT_FOUND');
});

test('both sides of an application report each other, nobody else does', async () => {
  await reportPerson(recruiter);
  expect(await newest()).toMatchObject({ subject: 'PERSON', title: 'Ravi Kumar', userId: seeker.id });
  server.clock.advance({ seconds: 1 });
  await reportPerson(seeker);
  expect(await newest()).toMatchObject({ subject: 'PERSON', title: 'Asha Rao', userId: recruiter.id });
  expect((await reportPerson(await makeSeeker(server.services))).code).toBe('NOT_FOUND');
});

test('after 20 reports of a day there are no more until tomorrow', async () => {
  await run(`delete from attempt_counters`);
  for (let number = 0; number < 20; number += 1)
    await reportJob(seeker, money, await makeJob(server.services, recruiter));
  expect((await reportJob(seeker)).code).toBe('RATE_LIMITED');
  server.clock.advance({ days: 1 });
  expect((await reportJob(seeker)).value).toBe(true);
});

test('settling one settles all of the same thing, and each who reported it reads what came of it', async () => {
  const other = await makeRecruiter(server.services);
  await reportJob(seeker);
  await reportJob(other, { reason: 'FAKE', text: '' });
  const { id, openReports } = await newest();
  expect(openReports).toBe(2);
  expect((await settle(id, ' ')).fields).toEqual({
    note: 'Please enter the outcome. The person who reported it will read it.',
  });
  expect((await settle(id, 'We took it down.')).value).toEqual({
    state: 'SETTLED',
    note: 'We took it down.',
    settledByName: 'Meera Nair',
    openReports: 0,
  });
  expect((await settle(id, 'Nothing wrong.')).value?.note).toBe('We took it down.');
  const told = `We have looked at your report: You reported ${title}. The outcome: We took it down.`;
  expect(await notices(seeker)).toEqual([told]);
  expect(await notices(other)).toEqual([told]);
  expect((await reportJob(seeker)).value).toBe(true);
  expect(
    await run('select before, after from audit_log where subject_id = $1 order by id limit 1', [id]),
  ).toMatchObject([
    { before: { subject: 'JOB', settledAt: null }, after: { settledAt: server.clock.now().toISOString() } },
  ]);
});

/** In the order in which they came. */
const linksOf = async ({ id }: TestPerson) =>
  (await run('select link from notifications where user_id = $1 order by created_at, id', [id])).map(
    ({ link }) => link,
  );

test('what came of a report leads to the application that it is about, else to the job while it is there', async () => {
  const [visiting, other] = [await makeSeeker(server.services), await makeRecruiter(server.services)];
  const people = [seeker, visiting, other];
  for (const person of people) await reportJob(person);
  await settle((await newest()).id, 'All is well.');
  expect(await Promise.all(people.map(linksOf))).toEqual([
    [`/applied-jobs?application=${applicationId}`],
    [`/apply-for-jobs/job-details/${jobId}`],
    [`/jobs/details/${jobId}`],
  ]);
  for (const person of people) await reportJob(person);
  await run(`update jobs set taken_down_at = now(), taken_down_reason = 'x' where id = $1`, [jobId]);
  await settle((await newest()).id, 'We took it down.');
  expect((await Promise.all(people.map(linksOf))).map(([, link]) => link)).toEqual([
    `/applied-jobs?application=${applicationId}`,
    '/apply-for-jobs',
    '/hire/hiring',
  ]);
});

test('what came of a report of a person leads either side to the application', async () => {
  await run(`update applications set status = 'WITHDRAWN' where id = $1`, [applicationId]);
  for (const person of [recruiter, seeker]) {
    server.clock.advance({ seconds: 1 });
    await reportPerson(person);
    await settle((await newest()).id, 'We wrote to them.');
  }
  expect([await linksOf(recruiter), await linksOf(seeker)]).toEqual([
    [`/hire/applications?job=${jobId}&withdrawn=true&application=${applicationId}`],
    [`/applied-jobs?application=${applicationId}`],
  ]);
});

test('a job that is taken down for a report tells its applicants, and the report still names it', async () => {
  await reportJob(seeker);
  await call(
    'mutation ($id: ID!) { takeDownJob(id: $id, reason: "It asks for money.") { state } }',
    { id: jobId },
    admin,
  );
  await until(async () => (await notices(seeker)).length, 'the applicant is notified');
  expect((await notices(seeker))[0]).toContain('A job you applied for was taken down');
  expect(await newest()).toMatchObject({ title, jobId, state: 'OPEN' });
});

test('a reported review is removed by an admin: the rating goes without it, and its author reads why', async () => {
  const review = { company_id: recruiter.companyId, seeker_id: seeker.id, rating: 1, review_text: 'Ask for Mr. K.' };
  const reviewId = await insert(server.services, 'company_reviews', review);
  const other = { company_id: recruiter.companyId, seeker_id: (await makeSeeker(server.services)).id, rating: 5 };
  await insert(server.services, 'company_reviews', other);
  const company = `query ($id: ID!) {
    job(id: $id) { company { rating reviewCount reviews { items { reference rating } } } }
  }`;
  interface Shown {
    company: { rating: number; reviewCount: number; reviews: { items: { reference: string; rating: number }[] } };
  }
  const shown = async () => (await call<Shown>(company, { id: jobId })).value!.company;
  const reference = (await shown()).reviews.items.find(({ rating }) => rating === 1)!.reference;
  expect(reference).not.toBe(reviewId);
  const report = { reason: 'OFFENSIVE', text: 'It names me.' };
  const document = 'mutation ($id: ID!, $input: ReportInput!) { reportReview(reference: $id, input: $input) }';
  expect((await call(document, { id: reference, input: report }, recruiter)).value).toBe(true);
  expect(await newest()).toMatchObject({ subject: 'REVIEW', reviewReference: reference });
  const remove = () =>
    call(
      'mutation ($id: ID!) { removeReview(reference: $id, reason: "It names a person.") }',
      { id: reference },
      admin,
    );
  expect((await remove()).value).toBe(true);
  expect(await shown()).toMatchObject({ rating: 5, reviewCount: 1 });
  expect((await notices(seeker))[0]).toContain('The reason: It names a person.');
  expect(await linksOf(seeker)).toEqual([`/applied-jobs?application=${applicationId}`]);
  expect((await remove()).code).toBe('NOT_FOUND');
  expect(await newest()).toMatchObject({ subject: 'REVIEW', state: 'OPEN', reviewReference: null });
  expect(await run('select before, after from audit_log where subject_id = $1', [reviewId])).toEqual([
    { before: { companyId: recruiter.companyId, rating: 1 }, after: null },
  ]);
});

test('admins narrow the list by state, kind and reason, and read it in parts', async () => {
  await run('delete from reports');
  await reportJob(seeker);
  server.clock.advance({ seconds: 1 });
  await reportPerson(recruiter, { reason: 'OFFENSIVE', text: '' });
  await settle((await newest()).id, 'We wrote to them.');
  const kinds = async (variables: object) => (await list(variables))?.items.map(({ subject }) => subject);
  expect(await kinds({})).toEqual(['PERSON', 'JOB']);
  expect(await kinds({ state: 'OPEN' })).toEqual(['JOB']);
  expect(await kinds({ subject: 'PERSON' })).toEqual(['PERSON']);
  expect(await kinds({ reason: 'ASKS_FOR_MONEY' })).toEqual(['JOB']);
  const part = await list({ pageSize: 1 });
  expect(await list({ pageSize: 1, after: part?.endCursor })).toMatchObject({
    items: [{ subject: 'JOB' }],
    endCursor: null,
  });
});

test('a report outlives the account of its reporter, without a name, and goes with who it is about', async () => {
  await reportJob(seeker);
  await run('update reports set reporter_id = null where job_id = $1', [jobId]);
  expect(await newest()).toMatchObject({ reporterName: null, title });
  expect((await settle((await newest()).id, 'Done.')).value?.state).toBe('SETTLED');
});
