import {
  makeApplication,
  makeCompany,
  makeJob,
  makePerson,
  makeSeeker,
  type TestPerson,
} from '../../../../test/factories.ts';
import { companyOf, suggest, flagsOf, startJobSearch } from '../../../../test/job-search-calls.ts';
import type { TestServer } from '../../../../test/server.ts';
import { places, suggestPlaces } from './place.rules.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  ({ server, recruiter } = await startJobSearch());
});
afterAll(() => server.close());

describe('what the viewer sees with a job', () => {
  test('JOBD-02 applied and saved are those of the viewer, and a withdrawn application counts as none', async () => {
    const [seeker, other] = [await makeSeeker(server.services), await makeSeeker(server.services)];
    const jobId = await makeJob(server.services, recruiter, { title: 'Flagged' });
    await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id });
    await makeApplication(server.services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: other.id,
      status: 'WITHDRAWN',
    });
    await server.graphql('mutation ($id: ID!) { saveJob(jobId: $id) { saved } }', { id: jobId }, seeker.token);
    expect(await flagsOf('Flagged', seeker.token)).toEqual([{ applied: true, saved: true }]);
    expect(await flagsOf('Flagged', other.token)).toEqual([{ applied: false, saved: false }]);
    expect(await flagsOf('Flagged')).toEqual([{ applied: false, saved: false }]);
  });

  test('OP-018 the rating is the mean of the reviews with one decimal, null while there is none', async () => {
    const companyId = await makeCompany(server.services, 'Rated & Sons', recruiter.id);
    await makeJob(server.services, { id: recruiter.id, companyId }, { title: 'Rated job' });
    expect(await companyOf('Rated job')).toEqual({
      name: 'Rated & Sons',
      rating: null,
      reviewCount: 0,
      verified: false,
    });
    for (const rating of [5, 4, 4]) {
      const seeker = await makePerson(server.services, 'JOBSEEKER');
      await server.services.database.query(
        'insert into company_reviews (company_id, seeker_id, rating) values ($1, $2, $3)',
        [companyId, seeker.id, rating],
      );
    }
    expect(await companyOf('Rated job')).toMatchObject({ rating: 4.3, reviewCount: 3 });
  });
});

describe('suggestions and recommendations', () => {
  test('PUB-04 at most five suggestions after more than one character, those that begin with it first', async () => {
    expect(await suggest('j')).toEqual([]);
    const found = (await suggest('ja')) ?? [];
    expect(found).toHaveLength(5);
    expect(found[0]?.toLowerCase().startsWith('ja')).toBe(true);
    for (const text of (await suggest('ja', 20)) ?? []) expect(text.toLowerCase()).toContain('ja');
    expect(await suggest('%%')).toEqual([]);
  });

  test('recommendations fit the skills and the place of the seeker, without what they applied to', async () => {
    const seeker = await makeSeeker(server.services, { profile: { skills: ['kathak'], location: 'Surat' } });
    const [near, far, done] = [
      await makeJob(server.services, recruiter, { skills: ['Kathak'], location: 'Surat' }),
      await makeJob(server.services, recruiter, { skills: ['Kathak'] }),
      await makeJob(server.services, recruiter, { skills: ['Kathak'], location: 'Surat' }),
    ];
    await makeApplication(server.services, { jobId: done, recruiterId: recruiter.id, seekerId: seeker.id });
    const { data } = await server.graphql<{ recommendedJobs: { id: string }[] }>(
      '{ recommendedJobs(limit: 3) { id } }',
      {},
      seeker.token,
    );
    const ids = data?.recommendedJobs.map(({ id }) => id) ?? [];
    expect(ids.slice(0, 2)).toEqual([near, far]);
    expect(ids).not.toContain(done);
  });

  test('a recommendation says what of the profile it fits; a visitor is given no reason', async () => {
    const seeker = await makeSeeker(server.services, {
      profile: { skills: ['mohiniyattam', 'MUDRA'], location: 'Kollam', experience_years: 4 },
    });
    const make = (row: Record<string, unknown>) => makeJob(server.services, recruiter, { title: 'Dancer', ...row });
    const all = await make({
      skills: ['Mohiniyattam', 'Mudra', 'Tala'],
      location: 'Kollam',
      min_years: 3,
      max_years: 5,
    });
    const forAnyYears = await make({ skills: ['Mudra'], location: 'Kollam' });
    const tooMany = await make({ skills: ['Mudra'], min_years: 9 });
    const query = '{ recommendedJobs(limit: 3) { id recommendationReason monthlySalaryText } }';
    type Answer = { recommendedJobs: { id: string; recommendationReason: string | null }[] };
    const { data } = await server.graphql<Answer>(query, {}, seeker.token);
    expect(data?.recommendedJobs.map(({ id, recommendationReason }) => [id, recommendationReason])).toEqual([
      [all, 'Fits your skills Mohiniyattam and Mudra, your place and your experience'],
      [forAnyYears, 'Fits your skill Mudra and your place'],
      [tooMany, 'Fits your skill Mudra'],
    ]);
    const visitor = await server.graphql<Answer>(query);
    expect(new Set(visitor.data?.recommendedJobs.map(({ recommendationReason }) => recommendationReason))).toEqual(
      new Set([null]),
    );
  });

  test('OP-091 there are 39 places, and typing finds them under any name', () => {
    expect(new Set(places).size).toBe(39);
    expect(suggestPlaces('b')).toEqual([]);
    expect(suggestPlaces('bangal')).toEqual(['Bengaluru', 'Electronic City, Bengaluru']);
    expect(suggestPlaces('New Delhi')).toEqual(['Delhi']);
    expect(suggestPlaces('bengaluru, karnataka, india')).toEqual(['Bengaluru', 'Electronic City, Bengaluru']);
  });
});
