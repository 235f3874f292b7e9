import { callApplications, readPage, readTab } from '../../../test/application-calls.ts';
import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { statementsOf } from '../../../test/statements.ts';
import { type ApplicationStatus, applicationStatusLabels } from './application.labels.ts';
import { appliedTabOf } from './application.rules.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services, { name: 'Rekha Rao' });
});
afterAll(() => server.close());

const call = (person: TestPerson, operation: string, variables?: Record<string, unknown>) =>
  callApplications(server, person, operation, variables);

describe('the lists', () => {
  test('HAPP-06 HAPP-07 HAPP-11 a list holds its statuses, newest first, three a page, of one job or all', async () => {
    const own = await makeRecruiter(server.services);
    const [job, otherJob] = [await makeJob(server.services, own), await makeJob(server.services, own)];
    const statuses = [
      'NEW',
      'IN_REVIEW',
      'APPROVED',
      'ON_HOLD',
      'REJECTED',
      'INTERVIEW_SCHEDULED',
      'OFFER_EXTENDED',
      'HIRED',
      'WITHDRAWN',
    ];
    for (const [hours, status] of statuses.entries()) {
      const seeker = await makeSeeker(server.services);
      await makeApplication(server.services, {
        jobId: job,
        recruiterId: own.id,
        seekerId: seeker.id,
        status,
        appliedAt: new Date(server.clock.now().getTime() - hours * 3_600_000),
      });
    }
    await makeApplication(server.services, {
      jobId: otherJob,
      recruiterId: own.id,
      seekerId: (await makeSeeker(server.services)).id,
      appliedAt: new Date(0),
    });
    const shown = async (variables: Record<string, unknown>) => {
      const page = await readPage(server, own, variables);
      return [page.total, page.items.map(({ status }) => status)];
    };
    expect(await shown({ jobId: job })).toEqual([7, ['NEW', 'IN_REVIEW', 'APPROVED']]);
    expect(await shown({ jobId: job, page: 3 })).toEqual([7, ['HIRED']]);
    expect(await shown({ jobId: job, page: 4 })).toEqual([7, []]);
    expect(await shown({ jobId: job, list: 'APPROVED', pageSize: 10 })).toEqual([
      4,
      ['APPROVED', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'HIRED'],
    ]);
    expect(await shown({ jobId: job, list: 'ON_HOLD' })).toEqual([1, ['ON_HOLD']]);
    expect(await shown({ jobId: job, list: 'REJECTED' })).toEqual([1, ['REJECTED']]);
    expect(await shown({ pageSize: 100 })).toEqual([
      8,
      ['NEW', 'IN_REVIEW', 'APPROVED', 'ON_HOLD', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'HIRED', 'NEW'],
    ]);
    for (const wrong of [{ pageSize: 101 }, { pageSize: 0 }, { page: 0 }])
      expect((await call(own, 'hrApplications', wrong)).code).toBe('BAD_USER_INPUT');
  });

  test('OP-012 D-03 each stands in one tab: withdrawn, Hiring Done (closed, hired, rejected) or Applied', async () => {
    const seeker = await makeSeeker(server.services);
    const statuses = Object.keys(applicationStatusLabels) as ApplicationStatus[];
    const rows = statuses.flatMap((status) => [
      { status, isOpen: true },
      { status, isOpen: false },
    ]);
    for (const [index, { status, isOpen }] of rows.entries()) {
      const jobId = await makeJob(server.services, recruiter, { is_wanted: isOpen });
      await makeApplication(server.services, {
        jobId,
        recruiterId: recruiter.id,
        seekerId: seeker.id,
        status,
        appliedAt: new Date(server.clock.now().getTime() - index * 1000),
      });
    }
    const shown = async (tab: string) =>
      (await readTab(server, seeker, tab)).map(({ status, job }) => `${status} ${(job as { status: string }).status}`);
    for (const tab of ['APPLIED', 'HIRING_DONE', 'WITHDRAWN'] as const) {
      const expected = rows.filter(({ status, isOpen }) => appliedTabOf(status, isOpen) === tab);
      expect([tab, await shown(tab)]).toEqual([
        tab,
        expected.map(({ status, isOpen }) => `${status} ${isOpen ? 'ACTIVE' : 'INACTIVE'}`),
      ]);
    }
    expect(await shown('WITHDRAWN')).toEqual(['WITHDRAWN ACTIVE', 'WITHDRAWN INACTIVE']);
  });

  test('none of 510 applications is cut off: a tab has the pages it takes, whatever stands in others', async () => {
    const seeker = await makeSeeker(server.services);
    await server.services.database.query(
      `with made as (
         insert into jobs (recruiter_id, company_id, title, description, location, salary_min, salary_max,
           salary_period, type, experience_level, work_mode, skills)
         select $1, $2, 'Job ' || n, 'Work.', 'Pune', 1, 2, 'MONTH', 'FULL_TIME', 'MID', 'OFFICE', '{Excel}'
         from generate_series(1, 510) n returning id, substr(title, 5)::int as n)
       insert into applications (job_id, recruiter_id, seeker_id, status, applied_at)
       select id, $1, $3, case when n > 105 then 'REJECTED' else 'NEW' end,
         $4::timestamptz - n * interval '1 minute' from made`,
      [recruiter.id, recruiter.companyId, seeker.id, server.clock.now()],
    );
    const pageOf = async (variables: object) => {
      const { data } = await server.graphql<{ myApplications: { job: { title: string } }[] }>(
        `query ($tab: AppliedTab, $page: Int, $pageSize: Int) {
          myApplications(tab: $tab, page: $page, pageSize: $pageSize) { job { title } } }`,
        variables,
        seeker.token,
      );
      return data?.myApplications.map(({ job }) => Number(job.title.slice(4)));
    };
    const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
    expect(await pageOf({})).toEqual(numbers(1, 100));
    expect(await pageOf({ tab: 'HIRING_DONE' })).toEqual(numbers(106, 205));
    expect(await pageOf({ tab: 'HIRING_DONE', page: 5 })).toEqual(numbers(506, 510));
    expect(await pageOf({ tab: 'APPLIED', page: 2 })).toEqual(numbers(101, 105));
    expect(await pageOf({ tab: 'APPLIED', page: 11, pageSize: 10 })).toEqual(numbers(101, 105));
    for (const wrong of [{ pageSize: 101 }, { pageSize: 0 }, { page: 0 }])
      expect((await call(seeker, 'myApplications', wrong)).code).toBe('BAD_USER_INPUT');
  });

  test('of 1000 applications a page takes the same few statements, whatever its size', async () => {
    const own = await makeRecruiter(server.services);
    const jobId = await makeJob(server.services, own);
    await server.services.database.query(
      `with seekers as (
         insert into users (email, name, role) select 'many' || n || '@example.in', 'Many', 'JOBSEEKER'
         from generate_series(1, 1000) n returning id),
       profiles as (insert into seeker_profiles (user_id) select id from seekers)
       insert into applications (job_id, recruiter_id, seeker_id) select $1, $2, id from seekers`,
      [jobId, own.id],
    );
    await call(own, 'hrApplications', { pageSize: 3 });
    const namesFor = (pageSize: number) =>
      statementsOf(server.services, async () => {
        const shown = await readPage(server, own, { pageSize });
        expect(shown).toMatchObject({ total: 1000, totalIsExact: true });
        expect(shown.items).toHaveLength(pageSize);
      });
    const [three, hundred] = [await namesFor(3), await namesFor(100)];
    // Session, page with count, jobs, timelines, interviews: no resume here.
    expect(three.length).toBeLessThanOrEqual(6);
    expect(hundred).toEqual(three);
  });
});
