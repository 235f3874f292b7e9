import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApplications, makeApplicationCase, readPage, readTab } from '../../test/application-calls.ts';
import {
  makeApplication,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { statementsOf } from '../../test/statements.ts';
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
const makeCase = (status?: string, job?: Record<string, unknown>) =>
  makeApplicationCase(server, recruiter, status, job);

const statusOf = async (id: string) =>
  (await server.services.database.query<{ status: string }>('select status from applications where id = $1', [id]))[0]
    ?.status;

describe('who may', () => {
  const operations = [
    ['application', {}],
    ['startReview', {}],
    ['setApplicationStatus', { status: 'APPROVED' }],
    ['withdrawApplication', {}],
  ] as const;

  test("another person's application is NOT_FOUND everywhere, like an unknown or impossible id", async () => {
    const { id, jobId } = await makeCase('NEW');
    const strangers = { HR: await makeRecruiter(server.services), JOBSEEKER: await makeSeeker(server.services) };
    for (const [operation, more] of operations) {
      const stranger = operation === 'withdrawApplication' ? strangers.JOBSEEKER : strangers.HR;
      for (const wrong of [id, '01890000-0000-7000-8000-000000000000', '%']) {
        expect([operation, wrong, (await call(stranger, operation, { id: wrong, ...more })).code]).toEqual([
          operation,
          wrong,
          'NOT_FOUND',
        ]);
      }
    }
    for (const wrong of [jobId, '%'])
      expect((await call(strangers.HR, 'hrApplications', { jobId: wrong })).code).toBe('NOT_FOUND');
    expect(await statusOf(id)).toBe('NEW');
  });

  test('visitors are UNAUTHENTICATED; the other role and admins are FORBIDDEN, before the id is looked at', async () => {
    const visitor = { token: '' } as TestPerson;
    const [admin, superadmin, seeker] = [
      await makePerson(server.services, 'ADMIN'),
      await makePerson(server.services, 'SUPERADMIN'),
      await makeSeeker(server.services),
    ];
    for (const [operation, more] of [...operations, ['hrApplications', {}], ['myApplications', {}]] as const) {
      const variables = operation.endsWith('Applications') ? {} : { id: '?', ...more };
      expect((await call(visitor, operation, variables)).code).toBe('UNAUTHENTICATED');
      const refused = [
        admin,
        superadmin,
        ...(/^(startReview|setApplicationStatus|hrApplications)$/.test(operation) ? [seeker] : []),
        ...(/^(withdrawApplication|myApplications)$/.test(operation) ? [recruiter] : []),
      ];
      for (const person of refused)
        expect([operation, (await call(person, operation, variables)).code]).toEqual([operation, 'FORBIDDEN']);
    }
    expect((await call(recruiter, 'applyToJob', { jobId: '?' })).code).toBe('FORBIDDEN');
  });

  test('OP-088 the recruiter reads professional details; parents, gender and the account cannot even be asked for', async () => {
    const seeker = await makeSeeker(server.services, {
      profile: {
        phone: '+919876543210',
        gender: 'FEMALE',
        parent_name: 'Amma',
        location: 'Pune',
        experience_years: 2.5,
        skills: ['Tally'],
        projects: JSON.stringify([{ name: 'Ledger', description: '', technologies: [] }]),
      },
    });
    const jobId = await makeJob(server.services, recruiter);
    const id = await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id });
    expect((await call(recruiter, 'application', { id })).shown.applicant).toEqual({
      name: seeker.name,
      email: seeker.email,
      phone: '+919876543210',
      portfolio: null,
      location: 'Pune',
      program: null,
      education: null,
      experience: '2.5 years',
      skills: ['Tally'],
      bio: null,
      projects: [{ name: 'Ledger' }],
      certifications: [],
    });
    for (const [years, text] of [
      [0, 'Fresher'],
      [1, '1 year'],
      [null, null],
    ] as const) {
      await server.services.database.query('update seeker_profiles set experience_years = $2 where user_id = $1', [
        seeker.id,
        years,
      ]);
      expect((await call(recruiter, 'application', { id })).shown.applicant).toMatchObject({ experience: text });
    }
    const { data } = await server.graphql<{ type: { fields: { name: string }[] } }>(
      '{ type: __type(name: "Applicant") { fields { name } } }',
    );
    expect(data?.type.fields.map(({ name }) => name).toSorted()).toEqual([
      'bio',
      'certifications',
      'education',
      'email',
      'experience',
      'location',
      'name',
      'phone',
      'portfolio',
      'program',
      'projects',
      'skills',
    ]);
  });
});

describe('after a withdrawal', () => {
  const contact =
    '{ id status statusText resume { id } applicant { name email phone portfolio skills } notes { text } interview { application { applicant { email phone portfolio } } } }';
  const profile = { phone: '+919812345678', portfolio: 'asha.example.in', skills: ['Tally'] };

  test('OP-098 the recruiter reads no e-mail, phone or portfolio any more, by any path; the application says so', async () => {
    const seeker = await makeSeeker(server.services, { name: 'Asha Nair', profile });
    const jobId = await makeJob(server.services, recruiter);
    const id = await makeApplication(server.services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: seeker.id,
      resumeFileId: seeker.resumeFileId,
    });
    const own = async (person: TestPerson) =>
      (await server.graphql(`{ application(id: "${id}") ${contact} }`, {}, person.token)).data?.application as {
        applicant: object;
      };
    expect((await own(recruiter)).applicant).toMatchObject({ email: seeker.email, ...profile });
    await call(seeker, 'withdrawApplication', { id });
    expect(await own(recruiter)).toMatchObject({
      status: 'WITHDRAWN',
      statusText: 'Withdrawn',
      resume: null,
      applicant: { name: 'Asha Nair', email: null, phone: null, portfolio: null, skills: ['Tally'] },
    });
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
      const text = JSON.stringify((await server.graphql(path, {}, recruiter.token)).data);
      for (const secret of [seeker.email, profile.phone, profile.portfolio])
        expect([path, text.includes(secret)]).toEqual([path, false]);
    }
    const table = await (
      await fetch(`${server.url}/applications.csv`, { headers: { authorization: `Bearer ${recruiter.token}` } })
    ).text();
    expect(table).not.toContain(seeker.email);
    expect(
      (
        await fetch(`${server.url}/files/${seeker.resumeFileId}`, {
          headers: { authorization: `Bearer ${recruiter.token}` },
        })
      ).status,
    ).toBe(404);
    // Applying again opens it again.
    await call(seeker, 'applyToJob', { jobId });
    expect((await own(recruiter)).applicant).toMatchObject({ email: seeker.email, phone: profile.phone });
  });
});

describe('the lists', () => {
  test('HAPP-06 HAPP-07 HAPP-11 each list of the recruiter holds its statuses, newest first, three a page, of one job or of all', async () => {
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

  test('OP-012 D-03 each application of the seeker stands in one tab, newest first: the withdrawn in their own, those to closed jobs, the hired and the rejected in Hiring Done', async () => {
    const seeker = await makeSeeker(server.services);
    const statuses = Object.keys(applicationStatusLabels) as ApplicationStatus[];
    const rows = statuses.flatMap((status) => [
      { status, isOpen: true },
      { status, isOpen: false },
    ]);
    for (const [index, { status, isOpen }] of rows.entries()) {
      const jobId = await makeJob(server.services, recruiter, { status: isOpen ? 'ACTIVE' : 'INACTIVE' });
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

  test('none of 510 applications is cut off: a tab has as many pages as it takes, however many stand in the others', async () => {
    const seeker = await makeSeeker(server.services);
    await server.services.database.query(
      `with made as (
         insert into jobs (recruiter_id, company_id, title, description, location, salary_min, salary_max, salary_period, type, experience_level, work_mode, skills)
         select $1, $2, 'Job ' || n, 'Work.', 'Pune', 1, 2, 'MONTH', 'FULL_TIME', 'MID', 'OFFICE', '{Excel}' from generate_series(1, 510) n returning id, substr(title, 5)::int as n)
       insert into applications (job_id, recruiter_id, seeker_id, status, applied_at)
       select id, $1, $3, case when n > 105 then 'REJECTED' else 'NEW' end, $4::timestamptz - n * interval '1 minute' from made`,
      [recruiter.id, recruiter.companyId, seeker.id, server.clock.now()],
    );
    const pageOf = async (variables: object) => {
      const { data } = await server.graphql<{ myApplications: { job: { title: string } }[] }>(
        'query ($tab: AppliedTab, $page: Int, $pageSize: Int) { myApplications(tab: $tab, page: $page, pageSize: $pageSize) { job { title } } }',
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
      `with seekers as (insert into users (email, name, role) select 'many' || n || '@example.in', 'Many', 'JOBSEEKER' from generate_series(1, 1000) n returning id),
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
