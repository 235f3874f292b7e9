import { CompanyCalls, jobForm, type SeenJob } from '../../test/company-calls.ts';
import { makeApplication, makeJob, makeMember, makeRecruiter, makeSeeker } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let calls: CompanyCalls;
beforeAll(async () => {
  server = await startTestServer();
  calls = new CompanyCalls(server);
});
afterAll(() => server.close());

const taken = { company: 'This company is already here. Ask to join.' };

/** A verified company with one member, one job, and one review of five stars. */
async function makeVerified(name: string) {
  const member = await makeRecruiter(server.services, { companyName: name });
  await server.services.database.query('update companies set verified_at = now() where id = $1', [member.companyId]);
  const { job } = await calls.post(member, name);
  const seeker = await makeSeeker(server.services);
  const applicationId = await makeApplication(server.services, {
    jobId: job?.id ?? '',
    recruiterId: member.id,
    seekerId: seeker.id,
    status: 'APPROVED',
  });
  await server.graphql(
    'mutation ($id: ID!) { reviewCompany(applicationId: $id, rating: 5) { id } }',
    { id: applicationId },
    seeker.token,
  );
  return { member, jobId: job?.id ?? '' };
}

describe('a verified company', () => {
  test('D-01 a new sign-up gets nothing by its name: no job, no tick, no rating, no more than 50 posts', async () => {
    const { jobId } = await makeVerified('Kaveri Steel');
    expect(await calls.search('kaveri steel')).toMatchObject([
      { id: jobId, company: { verified: true, rating: 5, reviewCount: 1 } },
    ]);
    const impostor = await calls.newRecruiter();
    for (const name of [
      'Kaveri Steel',
      'KAVERI steel',
      'KaveriSteel Pvt. Ltd.',
      'Kaveri Ѕтееӏ',
      'Ｋａｖｅｒｉ Steel LLP',
    ]) {
      expect([name, await calls.post(impostor, name)]).toEqual([
        name,
        { job: undefined, code: 'BAD_USER_INPUT', fields: taken },
      ]);
    }
    expect(await calls.nameCompany(impostor, 'Kaveri Steel Limited')).toEqual({
      company: 'Kaveri Steel',
      membership: 'ASKED',
      companyDetails: null,
    });
    expect((await calls.post(impostor, 'Kaveri Steel')).job).toMatchObject({
      status: 'INACTIVE',
      company: { name: 'Kaveri Steel', verified: false, rating: null, reviewCount: 0 },
    });
    expect(await calls.search('kaveri steel')).toHaveLength(1);
    await server.services.database.query(
      `insert into attempt_counters (scope, subject, used, window_started_at, last_attempt_at)
      select 'person:post-job', $1, 50, $2, $2 on conflict (scope, subject) do update set used = 50`,
      [server.services.secrets.hmac('person', impostor.id), server.clock.now()],
    );
    expect((await calls.post(impostor, 'Kaveri Steel')).code).toBe('RATE_LIMITED');
  });

  test('D-01 an accomplice of a non-member moves no rating, and a job of theirs shows none', async () => {
    const { member, jobId } = await makeVerified('Malwa Mills');
    const former = await makeRecruiter(server.services);
    const other = await makeJob(server.services, { id: former.id, companyId: member.companyId });
    const accomplice = await makeSeeker(server.services);
    const applicationId = await makeApplication(server.services, {
      jobId: other,
      recruiterId: former.id,
      seekerId: accomplice.id,
      status: 'APPROVED',
    });
    expect(
      await calls.call(
        'mutation ($id: ID!) { reviewCompany(applicationId: $id, rating: 1) { id } }',
        { id: applicationId },
        accomplice,
      ),
    ).toMatchObject({ code: 'CONFLICT' });
    const { data } = await calls.call<{ application: { company: SeenJob['company']; viewerCan: object } }>(
      'query ($id: ID!) { application(id: $id) { viewerCan { reviewCompany } company { id name ' +
        'verified rating reviewCount } } }',
      { id: applicationId },
      accomplice,
    );
    expect(data?.application).toEqual({
      viewerCan: { reviewCompany: false },
      company: { id: expect.any(String), name: 'Malwa Mills', verified: false, rating: null, reviewCount: 0 },
    });
    const seen = await calls.search('malwa mills');
    expect(
      seen?.map(({ company }) => company).toSorted((a, b) => Number(b.verified) - Number(a.verified)),
    ).toMatchObject([
      { id: member.companyId, verified: true, rating: 5, reviewCount: 1 },
      { verified: false, rating: null, reviewCount: 0 },
    ]);
    // Two with one id would be mixed up by whoever caches by it.
    expect(new Set(seen?.map(({ company }) => company.id)).size).toBe(2);
    expect(seen?.map(({ id }) => id)).toContain(jobId);
  });

  test('D-01 a seeker who applied before the recruiter left may review it, one who applied later may not', async () => {
    const { member } = await makeVerified('Godavari Mills');
    const jobId = await makeJob(server.services, member);
    const apply = async () => {
      const seeker = await makeSeeker(server.services);
      return {
        seeker,
        id: await makeApplication(server.services, {
          jobId,
          recruiterId: member.id,
          seekerId: seeker.id,
          status: 'REJECTED',
        }),
      };
    };
    const before = await apply();
    server.clock.advance({ minutes: 1 });
    await makeMember(server.services, await calls.newRecruiter(), member.companyId);
    expect((await calls.call('mutation { leaveCompany }', {}, member)).code).toBeUndefined();
    server.clock.advance({ minutes: 1 });
    const after = await apply();
    const review = async ({ seeker, id }: typeof after) =>
      (await calls.call('mutation ($id: ID!) { reviewCompany(applicationId: $id, rating: 3) { id } }', { id }, seeker))
        .code;
    expect([await review(before), await review(after)]).toEqual([undefined, 'CONFLICT']);
    expect(
      (await calls.search('godavari mills'))?.every(({ company }) => !company.verified && company.rating === null),
    ).toBe(true);
  });

  test('D-01 a founder who stayed outside, or left, does not get the tick when the last member goes', async () => {
    const [outside, inside] = [await calls.newRecruiter(), await calls.newRecruiter()];
    await calls.post(outside, 'Mahanadi Looms');
    const { job } = await calls.post(outside, 'Mahanadi Silk');
    await calls.nameCompany(inside, 'Mahanadi Silk');
    const [request] = (await calls.requestsTo(outside))?.items ?? [];
    expect((await calls.answer(outside, request?.id)).code).toBeUndefined();
    await server.services.database.query(`update companies set verified_at = now() where name = 'Mahanadi Silk'`);
    expect((await calls.call('mutation { leaveCompany }', {}, inside)).code).toBeUndefined();
    expect((await calls.search('mahanadi silk'))?.map(({ id, company: { verified } }) => [id, verified])).toEqual([
      [job?.id, false],
    ]);
    expect((await calls.post(outside, 'Mahanadi Silk')).fields).toEqual(taken);
    await calls.nameCompany(inside, 'Mahanadi Silk');
    expect((await calls.requestsTo(outside))?.items).toEqual([]);

    const { member } = await makeVerified('Mahanadi Jute');
    const colleague = await calls.newRecruiter();
    await makeMember(server.services, colleague, member.companyId);
    for (const leaving of [member, colleague]) {
      server.clock.advance({ minutes: 1 });
      expect((await calls.call('mutation { leaveCompany }', {}, leaving)).code).toBeUndefined();
    }
    expect((await calls.post(member, 'Mahanadi Jute')).fields).toEqual(taken);
  });

  test('D-01 nobody leaves it by a slip of the hand; who could not return alone says so', async () => {
    const { member } = await makeVerified('Narmada Paper');
    const colleague = await calls.newRecruiter();
    await makeMember(server.services, colleague, member.companyId);
    await server.services.database.query('update recruiter_profiles set company_id = $2 where user_id = $1', [
      colleague.id,
      member.companyId,
    ]);
    const refused = {
      code: 'BAD_USER_INPUT',
      fields: { company: 'You belong to Narmada Paper, which is verified. Leave it first.' },
    };
    // One that would let them in at once.
    const { companyId } = await makeRecruiter(server.services, { companyName: 'Narmada Power' });
    await server.services.database.query(
      'insert into company_domains (domain, company_id) select split_part(email::text, $2, 2), $3 ' +
        'from users where id = $1',
      [colleague.id, '@', companyId],
    );
    for (const name of ['Narmada Papper', 'Narmada Power', null])
      expect(await calls.nameCompany(colleague, name)).toEqual(refused);
    expect((await calls.post(colleague, 'Narmada Papper')).job).toMatchObject({
      status: 'ACTIVE',
      company: { verified: false },
    });
    expect(await calls.standingOf(colleague)).toEqual({ company: 'Narmada Paper', membership: 'MEMBER' });
    expect((await calls.post(colleague, 'Narmada Paper')).job).toMatchObject({ company: { verified: true } });
    expect((await calls.call('mutation { leaveCompany }', {}, colleague)).code).toBeUndefined();
    expect(await calls.standingOf(colleague)).toEqual({ company: null, membership: null });
    expect((await calls.post(colleague, 'Narmada Paper')).fields).toEqual(taken);
    // Its founder, now alone in it, returns whenever they like.
    expect(await calls.nameCompany(member, 'Narmada Trading')).toMatchObject({
      company: 'Narmada Trading',
      membership: 'MEMBER',
    });
    expect(await calls.nameCompany(member, 'Narmada Paper')).toMatchObject({
      company: 'Narmada Paper',
      membership: 'MEMBER',
      companyDetails: { verified: true },
    });
  });
});

describe('founding', () => {
  test('D-01 of two recruiters who found a name at once one belongs to it; the others are told, or ask', async () => {
    for (const round of [1, 2, 3]) {
      const people = await Promise.all(Array.from({ length: 4 }, () => calls.newRecruiter()));
      const answers = await Promise.all(
        people.map((person, index) => calls.post(person, index % 2 ? `Race ${round} Ltd` : `RACE-${round}`)),
      );
      expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
      expect(answers.filter(({ fields }) => fields?.company === taken.company)).toHaveLength(3);
      const named = await Promise.all(
        (await Promise.all(Array.from({ length: 4 }, () => calls.newRecruiter()))).map((person) =>
          calls.nameCompany(person, `Run ${round}`),
        ),
      );
      const outcomes = named.map((each) => ('membership' in each ? each.membership : each.fields?.company));
      expect(outcomes.filter((outcome) => outcome === 'MEMBER')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'ASKED' || outcome === taken.company)).toHaveLength(3);
    }
  });

  test('D-01 a recruiter without a company founds one by posting, and posts for further names beside it', async () => {
    const recruiter = await calls.newRecruiter();
    expect((await calls.post(recruiter, 'Tapti Foods')).job).toMatchObject({
      status: 'ACTIVE',
      company: { name: 'Tapti Foods' },
    });
    expect(await calls.standingOf(recruiter)).toEqual({ company: 'Tapti Foods', membership: 'MEMBER' });
    for (const times of [1, 2])
      expect([times, (await calls.post(recruiter, 'Tapti Exports')).job?.status]).toEqual([times, 'ACTIVE']);
    expect(await calls.standingOf(recruiter)).toEqual({ company: 'Tapti Foods', membership: 'MEMBER' });
    expect((await calls.post(await calls.newRecruiter(), 'Tapti Exports')).fields).toEqual(taken);
    // Once somebody belongs to it, only members post for it.
    const asker = await calls.newRecruiter();
    await calls.nameCompany(asker, 'Tapti Exports');
    const [request] = (await calls.requestsTo(recruiter))?.items ?? [];
    expect((await calls.answer(recruiter, request?.id)).code).toBeUndefined();
    expect((await calls.post(recruiter, 'Tapti Exports')).fields).toEqual(taken);
    expect((await calls.post(asker, 'tapti exports')).job?.status).toBe('ACTIVE');
  });
});

test('OP-098 an application sent again after a withdrawal goes to the company that the job has then', async () => {
  const recruiter = await makeRecruiter(server.services);
  const [jobId, seeker] = [await makeJob(server.services, recruiter), await makeSeeker(server.services)];
  const apply = async () =>
    (
      await calls.call<{ applyToJob: { id: string; company: { name: string } } }>(
        'mutation ($id: ID!) { applyToJob(jobId: $id) { id company { name } } }',
        { id: jobId },
        seeker,
      )
    ).data?.applyToJob;
  const first = await apply();
  await calls.call('mutation ($id: ID!) { withdrawApplication(id: $id) { id } }', { id: first?.id }, seeker);
  await calls.call(
    'mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { id } }',
    { id: jobId, input: { ...jobForm, company: 'Brahmaputra Tea' } },
    recruiter,
  );
  expect(await apply()).toEqual({ id: first?.id, company: { name: 'Brahmaputra Tea' } });
});
