import { CompanyCalls, everywhere } from '../../../test/company-calls.ts';
import { fillCompany, rowsOfCompany } from '../../../test/company-rows.ts';
import {
  insert,
  makeCompany,
  makeMember,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
  verify,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let calls: CompanyCalls;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  calls = new CompanyCalls(server);
  admin = await makePerson(server.services, 'SUPERADMIN');
});
afterAll(() => server.close());

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
const add = (table: string, row: Record<string, unknown>) => insert(server.services, table, row);
const reason = 'They share one address.';
const merge = (id: string, intoId: string) =>
  calls.call<{ mergeCompanies: { id: string; domains: string[]; members: { userId: string }[] } }>(
    `mutation ($id: ID!, $intoId: ID!, $reason: String!) {
      mergeCompanies(id: $id, intoId: $intoId, reason: $reason) { id domains members { userId } }
    }`,
    { id, intoId, reason },
    admin,
  );
const preview = (id: string, intoId: string) =>
  calls.call<{ companyMerge: Record<string, unknown> }>(
    `query ($id: ID!, $intoId: ID!) {
      companyMerge(id: $id, intoId: $intoId) {
        goneName name wasVerified isVerified members domains requests jobs openJobs applications reviews doubledReviews
      }
    }`,
    { id, intoId },
    admin,
  );
const makeTwo = async (name: string) => {
  const gone = await makeRecruiter(server.services, { companyName: `${name} Pune` });
  const kept = await makeRecruiter(server.services, { companyName: `${name} India` });
  return { gone, kept, id: gone.companyId, intoId: kept.companyId };
};
const titlesOf = async ({ token }: TestPerson) =>
  (
    await server.graphql<{ notifications: { title: string }[] }>('{ notifications { title } }', {}, token)
  ).data?.notifications.map(({ title }) => title);

test('every row that refers to the company, by whichever key, is the other one’s, and none is lost', async () => {
  const { gone, kept, id, intoId } = await makeTwo('Nellore Mills');
  await fillCompany(server, id, gone);
  await fillCompany(server, intoId, kept);
  const [ofGone, ofKept] = [await rowsOfCompany(server, id), await rowsOfCompany(server, intoId)];
  // A key that is missing here needs its rows above and its line in `company-merge.queries`.
  expect(Object.values(ofGone)).not.toContain(0);
  expect((await merge(id, intoId)).code).toBeUndefined();
  const expected = Object.fromEntries(Object.entries(ofGone).map(([key, rows]) => [key, rows + (ofKept[key] ?? 0)]));
  // The merged company itself is one more of them.
  expect(await rowsOfCompany(server, intoId)).toEqual({
    ...expected,
    'merged_companies.company_id': (expected['merged_companies.company_id'] ?? 0) + 1,
  });
  expect(await run('select id from companies where id = $1', [id])).toEqual([]);
  const [{ rating_total: total, review_count: reviews } = {}] = await run('select * from companies where id = $1', [
    intoId,
  ]);
  expect([total, reviews]).toEqual([8, 2]);
});

test('what it would do is shown before; the recruiters of both are notified, and the log has it', async () => {
  const { gone, kept, id, intoId } = await makeTwo('Tirupur Mills');
  const { jobId } = await fillCompany(server, id, gone);
  await verify(server.services, intoId);
  expect((await preview(id, intoId)).data?.companyMerge).toEqual({
    goneName: 'Tirupur Mills Pune',
    name: 'Tirupur Mills India',
    wasVerified: false,
    isVerified: true,
    members: 1,
    domains: 1,
    requests: 1,
    jobs: 1,
    openJobs: 1,
    applications: 1,
    reviews: 1,
    doubledReviews: 0,
  });
  const { data } = await merge(id, intoId);
  expect(data?.mergeCompanies).toMatchObject({ id: intoId, domains: [`c${id}.in`] });
  expect(data?.mergeCompanies.members.map(({ userId }) => userId).toSorted()).toEqual([gone.id, kept.id].toSorted());
  for (const recruiter of [gone, kept])
    expect(await titlesOf(recruiter)).toContain('Tirupur Mills Pune is part of Tirupur Mills India now');
  expect(await calls.isSeen(jobId, 'tirupur mills india')).toEqual(everywhere);
  const { data: job } = await calls.call('query ($id: ID!) { job(id: $id) { company { id verified } } }', {
    id: jobId,
  });
  expect(job).toEqual({ job: { company: { id: intoId, verified: true } } });
  const log = await calls.call<{ auditLog: { items: { subjectName: string; changes: { name: string }[] }[] } }>(
    '{ auditLog(pageSize: 1) { items { operation subjectName changes { name before after } } } }',
    {},
    admin,
  );
  const changed = (name: string, before: unknown, after: unknown) => ({
    name,
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
  });
  expect(log.data?.auditLog.items[0]).toMatchObject({
    operation: 'mergeCompanies',
    subjectName: 'Tirupur Mills India',
    changes: expect.arrayContaining([
      changed('domains', [], [`c${id}.in`]),
      changed('mergedCompanies', [], ['Tirupur Mills Pune', 'Earlier']),
      expect.objectContaining({ name: 'members' }),
      { name: 'mergeReason', before: null, after: reason },
    ]) as unknown,
  });
});

test('id and name of what is gone lead to what stayed, also over two merges', async () => {
  const { id, intoId } = await makeTwo('Arani Mills');
  const third = await makeRecruiter(server.services, { companyName: 'Arani Mills Group' });
  await merge(id, intoId);
  await merge(intoId, third.companyId);
  const opened = await calls.call('query ($id: ID!) { adminCompany(id: $id) { id company { name } } }', { id }, admin);
  expect(opened.data).toEqual({ adminCompany: { id: third.companyId, company: { name: 'Arani Mills Group' } } });
  const recruiter = await calls.newRecruiter();
  expect(await calls.nameCompany(recruiter, 'arani mills pune pvt ltd')).toMatchObject({
    company: 'Arani Mills Group',
    membership: 'ASKED',
  });
  expect((await calls.post(third, 'Arani Mills Pune')).job?.company).toMatchObject({
    id: third.companyId,
    name: 'Arani Mills Group',
  });
});

describe('where one person may have one row for each company', () => {
  test('of two webhooks with one address the later stays', async () => {
    const { id, intoId } = await makeTwo('Palani Mills');
    const url = 'https://palani.example.in/hooks';
    const common = { url, sealed_secret: '', is_active: true };
    await add('webhooks', { ...common, company_id: id, events: ['JOB_CLOSED'], created_at: '2026-02-01' });
    await add('webhooks', { ...common, company_id: intoId, events: ['INTERVIEW_SCHEDULED'], created_at: '2026-01-01' });
    await merge(id, intoId);
    expect(await run('select company_id, events from webhooks where url = $1', [url])).toEqual([
      { company_id: intoId, events: ['JOB_CLOSED'] },
    ]);
  });

  test('the newer of two reviews stays, and the rating is that of those that are there', async () => {
    const { id, intoId } = await makeTwo('Bhavani Mills');
    const [one, two] = [await makeSeeker(server.services), await makeSeeker(server.services)];
    const write = (company_id: string, seeker_id: string, rating: number, created_at: string) =>
      add('company_reviews', { company_id, seeker_id, rating, created_at });
    await write(id, one.id, 1, '2026-01-01');
    await write(intoId, one.id, 5, '2026-02-01');
    await write(id, two.id, 2, '2026-03-01');
    await write(intoId, two.id, 4, '2026-02-01');
    expect((await preview(id, intoId)).data?.companyMerge).toMatchObject({ reviews: 2, doubledReviews: 2 });
    await merge(id, intoId);
    expect(await run('select rating from company_reviews where company_id = $1 order by rating', [intoId])).toEqual([
      { rating: 2 },
      { rating: 5 },
    ]);
    const [company] = await run('select rating_total, review_count from companies where id = $1', [intoId]);
    expect(company).toEqual({ rating_total: 7, review_count: 2 });
  });

  test('a request that waits stays; one of somebody who belongs to the other company is answered', async () => {
    const { gone, kept, id, intoId } = await makeTwo('Gudiyatham Mills');
    const asker = await calls.newRecruiter();
    const ask = (company_id: string, user_id: string, status: string, asked_at: string) =>
      add('company_join_requests', { company_id, user_id, status, asked_at });
    await ask(id, asker.id, 'PENDING', '2026-01-01');
    await ask(intoId, asker.id, 'DECLINED', '2026-02-01');
    await ask(id, kept.id, 'PENDING', '2026-01-01');
    await ask(intoId, gone.id, 'PENDING', '2026-01-01');
    await merge(id, intoId);
    const rows = await run('select user_id as "of", status from company_join_requests where company_id = $1', [intoId]);
    expect(Object.fromEntries(rows.map((row) => [row.of, row.status]))).toEqual({
      [asker.id]: 'PENDING',
      [kept.id]: 'ACCEPTED',
      [gone.id]: 'ACCEPTED',
    });
  });

  test('whoever waits with an address of a domain of the other one is let in, and their job opens', async () => {
    const { id, intoId } = await makeTwo('Ambur Mills');
    const asker = await calls.newRecruiter({ email: `asha@ambur-${intoId.slice(-6)}.in` });
    expect((await calls.post(asker, 'Ambur Mills Pune')).code).toBe('BAD_USER_INPUT');
    await calls.nameCompany(asker, 'Ambur Mills Pune');
    expect((await calls.post(asker, 'Ambur Mills Pune')).job?.status).toBe('INACTIVE');
    await run('insert into company_domains (domain, company_id) values ($1, $2)', [
      `ambur-${intoId.slice(-6)}.in`,
      intoId,
    ]);
    await merge(id, intoId);
    expect(await calls.standingOf(asker)).toEqual({ company: 'Ambur Mills India', membership: 'MEMBER' });
    expect((await calls.search('ambur mills'))?.map(({ status }) => status)).toEqual(['ACTIVE']);
  });

  test('who was a member of both, one after the other, is one now', async () => {
    const { gone, id, intoId } = await makeTwo('Katpadi Mills');
    await makeMember(server.services, gone, intoId);
    await makeMember(server.services, gone, id);
    const { data } = await merge(id, intoId);
    expect(data?.mergeCompanies.members.filter(({ userId }) => userId === gone.id)).toHaveLength(1);
  });
});

test('a suspended company is merged neither way, one with itself or nothing is not found', async () => {
  const { id, intoId } = await makeTwo('Ranipet Mills');
  const suspend = (company: string) =>
    run(`update companies set suspended_at = now(), suspension_reason = 'Fees.' where id = $1`, [company]);
  expect([(await merge(id, id)).code, (await merge(id, 'nonsense')).code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  await suspend(id);
  expect([(await merge(id, intoId)).code, (await merge(intoId, id)).code]).toEqual(['CONFLICT', 'CONFLICT']);
  expect((await preview(id, intoId)).code).toBe('CONFLICT');
  expect(await run('select id from merged_companies where company_id = any($1)', [[id, intoId]])).toEqual([]);
});

test('the tick of what goes does not come along', async () => {
  const { id, intoId } = await makeTwo('Walajah Mills');
  await verify(server.services, id);
  await merge(id, intoId);
  expect(await run('select verified_at from companies where id = $1', [intoId])).toEqual([{ verified_at: null }]);
});

test('a job or a request that comes at the moment of the merge is for what stays', async () => {
  for (const round of [1, 2, 3]) {
    const { gone, id, intoId } = await makeTwo(`Polur Mills ${round}`);
    const asker = await calls.newRecruiter();
    const [posted, , merged] = await Promise.all([
      calls.post(gone, `Polur Mills ${round} Pune`),
      calls.nameCompany(asker, `Polur Mills ${round} Pune`),
      merge(id, intoId),
    ]);
    expect([posted.code, merged.code]).toEqual([undefined, undefined]);
    expect(await run('select company_id from jobs where id = $1', [posted.job?.id])).toEqual([{ company_id: intoId }]);
    expect(await calls.standingOf(asker)).toEqual({ company: `Polur Mills ${round} India`, membership: 'ASKED' });
  }
});

test('of two merges of the same companies at once one is done', async () => {
  const [one, two] = [await makeCompany(server.services), await makeCompany(server.services)];
  const codes = (await Promise.all([merge(one, two), merge(two, one)])).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['NOT_FOUND', undefined]));
  expect(await run('select id from companies where id = any($1)', [[one, two]])).toHaveLength(1);
});
