import { CompanyCalls, everywhere, jobForm, nowhere } from '../../../test/company-calls.ts';
import { makeJob, makePerson, makeRecruiter, setTo, type TestPerson, verify } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { openJobsOfAll } from '../../companies/membership.service.ts';

let server: TestServer;
let companies: CompanyCalls;
let admin: TestPerson;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
let company: string;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
  companies = new CompanyCalls(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await run('delete from settings');
  company = `Looms ${(count += 1)} of Panipat`;
  recruiter = await makeRecruiter(server.services, { companyName: company });
  admin = await makePerson(server.services, 'ADMIN');
});

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
const make = (row: Record<string, unknown> = {}) => makeJob(server.services, recruiter, row);
const statusOf = async (id: string | undefined) =>
  (await run('select status from jobs where id = $1', [id]))[0]?.status;
const openCount = async () =>
  (await run(`select id from jobs where recruiter_id = $1 and status = 'ACTIVE'`, [recruiter.id])).length;

async function call(name: 'reopenJob' | 'closeJob' | 'updateJob' | 'postJob', id?: string, input?: object) {
  const fields = '{ id status waitsForCompany waitsForVerification }';
  const document = {
    reopenJob: `mutation ($id: ID!) { reopenJob(id: $id) ${fields} }`,
    closeJob: `mutation ($id: ID!) { closeJob(id: $id) ${fields} }`,
    updateJob: `mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) ${fields} }`,
    postJob: `mutation ($input: JobInput!) { postJob(input: $input) ${fields} }`,
  }[name];
  const { data, errors } = await server.graphql<Record<string, Record<string, unknown>>>(
    document,
    { id, input: { ...jobForm, company, ...input } },
    recruiter.token,
  );
  return data?.[name] ?? { code: errors[0]?.extensions.code, reason: errors[0]?.extensions.reason };
}
const byAdmin = (field: string, id: string | undefined) =>
  server.graphql<Record<string, { state: string }>>(`mutation ($id: ID!) { ${field} }`, { id }, admin.token);

const refused = { code: 'CONFLICT', reason: 'UNVERIFIED_LIMIT' };

test('a recruiter without the tick has three open jobs at once; the refusal names the limit and the way', async () => {
  for (const _ of [1, 2]) await make();
  expect(await call('postJob')).toMatchObject({ status: 'ACTIVE' });
  const { errors } = await server.graphql(
    'mutation ($input: JobInput!) { postJob(input: $input) { id } }',
    { input: { ...jobForm, company: `${company} and Sons` } },
    recruiter.token,
  );
  expect(errors[0]).toMatchObject({
    message:
      'Until your company is verified, the limit of jobs open at a time is 3. Close one first, or ask us in the ' +
      'support chat to verify your company.',
    extensions: refused,
  });
  await verify(server.services, recruiter.companyId);
  expect(await call('postJob')).toMatchObject({ status: 'ACTIVE' });
});

test('reopening counts, and so does moving an open job from the verified company; closed jobs do not', async () => {
  const closed = await make({ is_wanted: false });
  const [first] = [await make(), await make(), await make()];
  expect(await call('reopenJob', closed)).toEqual(refused);
  expect(await call('updateJob', closed, { title: 'Weaver' })).toMatchObject({ status: 'INACTIVE' });
  expect(await call('updateJob', first, { title: 'Weaver' })).toMatchObject({ status: 'ACTIVE' });
  await call('closeJob', first);
  expect(await call('reopenJob', closed)).toMatchObject({ status: 'ACTIVE' });

  await verify(server.services, recruiter.companyId);
  await make();
  for (const number of [1, 2, 3]) await call('postJob', undefined, { company: `${company}, branch ${number}` });
  expect(await call('updateJob', closed, { company: `${company}, branch 1` })).toEqual(refused);
});

test('ten sent at once open three', async () => {
  const closed = await Promise.all(Array.from({ length: 5 }, () => make({ is_wanted: false })));
  await Promise.all([
    ...closed.map((id) => call('reopenJob', id)),
    ...closed.map((_, number) => call('postJob', undefined, { title: `Weaver ${number}` })),
  ]);
  expect(await openCount()).toBe(3);
});

test('one restored by an admin while three others are open comes back closed; its recruiter hears it', async () => {
  const takenDown = await make({ title: 'Dyer' });
  await byAdmin('takeDownJob(id: $id, reason: "Unclear.") { state }', takenDown);
  for (const _ of [1, 2, 3]) await make();
  expect((await byAdmin('restoreJob(id: $id) { state }', takenDown)).data?.restoreJob?.state).toBe('CLOSED');
  expect(
    await run('select body as text from notifications where user_id = $1 order by id desc limit 1', [recruiter.id]),
  ).toEqual([{ text: 'Dyer is no longer taken down. It is closed; reopen it when you want applications.' }]);
});

test('the superadmin sets the limit', async () => {
  await setTo(server.services, 'unverifiedJobLimit', 1);
  await make();
  expect(await call('postJob')).toEqual(refused);
});

test('with verification required new jobs wait unseen and are in the search in the moment of the tick', async () => {
  const word = `Jacquardist ${count}`;
  const earlier = await make();
  const isWaitSaid = async () => {
    const document = '{ hrProfile { jobsWaitForVerification } }';
    const { data } = await server.graphql<{ hrProfile: object }>(document, {}, recruiter.token);
    return data?.hrProfile;
  };
  expect(await isWaitSaid()).toEqual({ jobsWaitForVerification: false });
  await setTo(server.services, 'requireVerification', true);
  expect(await isWaitSaid()).toEqual({ jobsWaitForVerification: true });
  const posted = await call('postJob', undefined, { title: word });
  expect(posted).toMatchObject({ status: 'INACTIVE', waitsForCompany: true, waitsForVerification: true });
  expect(await companies.isSeen(posted.id as string, word)).toEqual(nowhere);
  expect(await statusOf(earlier)).toBe('ACTIVE');
  expect(await call('postJob')).toMatchObject({ status: 'INACTIVE' });
  expect(await call('postJob')).toEqual(refused);

  await byAdmin('verifyCompany(id: $id, isVerified: true) { company { id } }', recruiter.companyId);
  expect(await companies.isSeen(posted.id as string, word)).toEqual(everywhere);
  expect(await isWaitSaid()).toEqual({ jobsWaitForVerification: false });
  expect(await call('postJob')).toMatchObject({ status: 'ACTIVE', waitsForVerification: false });
  expect(await run('select title from notifications where user_id = $1', [recruiter.id])).toEqual([
    { title: `${company} is verified` },
  ]);
});

test('who is let into a company without the tick waits for it, too', async () => {
  await setTo(server.services, 'requireVerification', true);
  const asker = await companies.newRecruiter();
  await companies.nameCompany(asker, company);
  const { job } = await companies.post(asker, company);
  await companies.answer(recruiter, (await companies.requestsTo(recruiter))?.items[0]?.id);
  expect(await statusOf(job?.id)).toBe('INACTIVE');
  await byAdmin('verifyCompany(id: $id, isVerified: true) { company { id } }', recruiter.companyId);
  expect(await statusOf(job?.id)).toBe('ACTIVE');
});

test('when verification is no longer required, what waited for it opens, not what waits for a company', async () => {
  await setTo(server.services, 'requireVerification', true);
  const { id } = await call('postJob');
  const asker = await companies.newRecruiter();
  await companies.nameCompany(asker, company);
  const { job } = await companies.post(asker, company);
  await openJobsOfAll(server.services);
  expect(await statusOf(id as string)).toBe('INACTIVE');
  await run('delete from settings');
  await openJobsOfAll(server.services);
  expect([await statusOf(id as string), await statusOf(job?.id)]).toEqual(['ACTIVE', 'INACTIVE']);
});
