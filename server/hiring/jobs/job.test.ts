import { makeJob, makePerson, makeRecruiter, type TestPerson } from '../../../test/factories.ts';
import { messages, notices, post, read, startJobServer, update, upload } from '../../../test/job-calls.ts';
import type { TestServer } from '../../../test/server.ts';
import { AppError } from '../../core/errors.ts';
import { runAsServer } from '../../core/use-case.ts';
import { experienceText, postedText, salaryText } from './job-text.rules.ts';
import { closingTime } from './job.rules.ts';
import { closeDueJobs, countApplication, uncountApplication } from './job-closing.service.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
let seeker: TestPerson;
beforeAll(async () => {
  ({ server, recruiter, seeker } = await startJobServer());
});
afterAll(() => server.close());

describe('posting a job', () => {
  test('HPOST-20 HPOST-21 HPOST-22 HPOST-23 a posted job takes the defaults and is in the search at once', async () => {
    const { data, errors } = await post({
      title: '  Senior \n Accountant ',
      skills: [' Tally ', 'TALLY', '', 'Excel'],
    });
    expect(errors).toEqual([]);
    expect(data?.postJob).toMatchObject({
      title: 'Senior Accountant',
      company: { name: 'Sharma & Co' },
      salaryText: '₹25,000 - ₹40,000 per month',
      typeText: 'Full-time',
      experienceLevelText: 'Mid-level',
      experienceText: 'Mid-level',
      workModeText: 'Work from Office',
      isRemote: false,
      skills: ['Tally', 'Excel'],
      requiredSkills: [],
      eligibility: null,
      openings: 1,
      postedText: 'Today',
      isNew: true,
      isUrgent: false,
      status: 'ACTIVE',
      applicationsReceived: 0,
      applicationsNeeded: null,
      autoStop: null,
      closesAt: null,
      updates: [{ type: 'POSTED', text: 'Job posted' }],
      viewerCan: { apply: false, save: false, edit: true, close: true, reopen: false, delete: true },
    });
    const seen = await read(data!.postJob.id, seeker.token);
    expect(seen).toMatchObject({
      typeText: 'Full Time',
      viewerCan: { apply: true, save: true, edit: false, close: false, reopen: false, delete: false },
    });
    expect(await read(data!.postJob.id)).toMatchObject({ viewerCan: { apply: false, save: false, edit: false } });
  });

  test('a company is the same whatever the case of its name', async () => {
    await post({ company: 'Acme Steel' });
    const { data } = await post({ company: 'ACME steel' });
    expect(data?.postJob).toMatchObject({ company: { name: 'Acme Steel' } });
  });

  test.each([
    ['HPOST-09', { title: '  ' }, { title: 'Job title is required' }],
    ['HPOST-10', { company: '' }, { company: 'Company name is required' }],
    ['HPOST-11', { description: '\n' }, { description: 'Description is required' }],
    ['HPOST-12', { location: '' }, { location: 'Location is required' }],
    ['HPOST-17', { salaryMin: 5, salaryMax: 4 }, { salaryMax: 'Maximum salary must be greater than minimum' }],
    ['HPOST-18', { salaryMin: 0 }, { salaryMin: 'Salary must be greater than 0' }],
    [
      'HPOST-18',
      { salaryMin: -1, salaryMax: -1 },
      { salaryMin: 'Salary must be greater than 0', salaryMax: 'Salary must be greater than 0' },
    ],
    ['OP-026', { skills: [' '] }, { skills: 'At least one skill is required' }],
    ['HPOST-36', { autoStop: { enabled: true } }, { autoStop: 'At least one auto-stop condition is required' }],
    [
      'HPOST-37',
      { autoStop: { enabled: true, applicationsCount: 0, daysCount: 0 } },
      { 'autoStop.applicationsCount': 'Must be at least 1', 'autoStop.daysCount': 'Must be at least 1' },
    ],
    [
      'HPOST-38',
      { autoStop: { enabled: true, specificDate: '2026-11-17' } },
      { 'autoStop.specificDate': 'Date must be in the future' },
    ],
    ['OP-016', { minYears: 3, maxYears: 2 }, { maxYears: 'Maximum years must not be below minimum' }],
    [
      'every field at once',
      { title: '', location: '', salaryMax: 1 },
      {
        title: 'Job title is required',
        location: 'Location is required',
        salaryMax: 'Maximum salary must be greater than minimum',
      },
    ],
  ])('%s %j is refused with the message of the field', async (_row, input, fields) => {
    const { errors, status } = await post(input);
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect(errors[0]?.extensions.fields).toEqual(fields);
  });

  test('OP-024, OP-025 equal salaries and closing today are fine; a disabled auto-stop is not checked', async () => {
    const { data } = await post({
      salaryMin: 9,
      salaryMax: 9,
      autoStop: { enabled: true, specificDate: '2026-11-18' },
    });
    expect(data?.postJob).toMatchObject({
      salaryText: '₹9 per month',
      closesAt: '2026-11-18T18:30:00.000Z',
      autoStop: { enabled: true, specificDate: '2026-11-18' },
    });
    expect((await post({ autoStop: { enabled: false, applicationsCount: 0 } })).data?.postJob).toMatchObject({
      autoStop: null,
    });
  });

  test('hostile text is stored as text', async () => {
    const { data } = await post({
      title: "Robert'); drop table jobs;--",
      description: '<script>\u0000\uD800</script>',
      skills: ['a\u0000b'],
    });
    expect(data?.postJob).toMatchObject({ title: "Robert'); drop table jobs;--", skills: ['a b'] });
  });

  test('OP-029 attachments are claimed in order, only by their owner, only once, and can be taken off', async () => {
    const [first, second, foreign] = [
      await upload(recruiter.id, 'a.pdf'),
      await upload(recruiter.id, 'b.pdf'),
      await upload(seeker.id, 'c.pdf'),
    ];
    const { data } = await post({ attachmentIds: [second, first] });
    expect(data?.postJob.attachments.map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf']);
    expect(await messages(post({ attachmentIds: [foreign] }))).toEqual({ 'attachmentIds.0': expect.any(String) });
    expect(await messages(post({ attachmentIds: ['nonsense'] }))).toEqual({ 'attachmentIds.0': expect.any(String) });
    expect((await post({ attachmentIds: [first] })).errors[0]?.extensions.code).toBe('CONFLICT');
    expect(
      (await update(data!.postJob.id, { attachmentIds: [first] })).data?.updateJob.attachments.map(({ id }) => id),
    ).toEqual([first]);
    expect((await update(data!.postJob.id, {})).data?.updateJob.attachments.map(({ id }) => id)).toEqual([first]);
  });

  test('only recruiters post', async () => {
    const codes = [
      await post({}, seeker.token),
      await post({}, (await makePerson(server.services, 'ADMIN')).token),
      await post({ title: '' }, 'x'),
    ].map(({ errors }) => errors[0]?.extensions.code);
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'UNAUTHENTICATED']);
  });
});

describe('auto-stop', () => {
  test('OP-115 of 20 applications at once five count; the fifth closes the job and notifies both sides', async () => {
    const owner = await makeRecruiter(server.services);
    const jobId = await makeJob(server.services, owner, {
      auto_stop_enabled: true,
      auto_stop_applications: 5,
      applications_received: 0,
    });
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => runAsServer(server.services, (scope) => countApplication(scope, jobId))),
    );
    const counted = tries.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    expect(counted).toHaveLength(5);
    expect(counted.filter(({ hasClosed }) => hasClosed)).toHaveLength(1);
    const refused = tries.flatMap((attempt) =>
      attempt.status === 'rejected' ? [(attempt.reason as AppError).code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 15 }, () => 'CONFLICT'));
    expect(await read(jobId)).toMatchObject({ status: 'INACTIVE', applicationsReceived: 5 });
    expect(await notices(owner.id)).toEqual([{ title: 'Your job posting was closed' }]);
  });

  test('an application is counted without a look at any index of the jobs', async () => {
    const jobId = await makeJob(server.services, recruiter);
    const updates = await runAsServer(server.services, async (scope) => {
      const counted = async () => {
        const rows: { all: number; hot: number }[] = await scope.tx.query(
          `select pg_stat_get_xact_tuples_updated('jobs'::regclass)::int as all,
             pg_stat_get_xact_tuples_hot_updated('jobs'::regclass)::int as hot`,
        );
        return rows[0]!;
      };
      const before = await counted();
      await countApplication(scope, jobId);
      const after = await counted();
      return { all: after.all - before.all, hot: after.hot - before.hot };
    });
    expect(updates).toEqual({ all: 1, hot: 1 });
  });

  test('a withdrawal gives its place back while the job is open', async () => {
    const jobId = await makeJob(server.services, recruiter, { auto_stop_enabled: true, auto_stop_applications: 2 });
    await runAsServer(server.services, (scope) => countApplication(scope, jobId));
    await runAsServer(server.services, (scope) => uncountApplication(scope, jobId));
    expect((await runAsServer(server.services, (scope) => countApplication(scope, jobId))).hasClosed).toBe(false);
    expect((await runAsServer(server.services, (scope) => countApplication(scope, jobId))).hasClosed).toBe(true);
    await expect(runAsServer(server.services, (scope) => countApplication(scope, jobId))).rejects.toThrow(AppError);
  });

  test('HPOST-35 a job closes once, after n days or at the end of its closing day, on any server', async () => {
    // Only the test closes: a turn of the task that is under way would hold a job that it looks at.
    await server.services.tasks.close();
    const owner = await makeRecruiter(server.services);
    const posted = async (autoStop: object) =>
      (await post({ company: 'Gupta & Co', autoStop: { enabled: true, ...autoStop } }, owner.token)).data!.postJob;
    const [twoDays, thatDay, sooner] = [
      await posted({ daysCount: 2 }),
      await posted({ specificDate: '2026-11-19' }),
      await posted({ daysCount: 9, specificDate: '2026-11-18' }),
    ];
    expect(new Date(twoDays.closesAt ?? '').getTime() - server.clock.now().getTime()).toBe(2 * 86_400_000);
    expect(twoDays.updates.map(({ type }) => type)).toContain('CLOSING_SOON');
    const openAfter = async (time: Date) => {
      server.clock.set(time);
      await Promise.all(Array.from({ length: 4 }, () => closeDueJobs(server.services)));
      const jobs = await Promise.all([twoDays, thatDay, sooner].map(({ id }) => read(id)));
      return jobs.map((job) => job?.status === 'ACTIVE');
    };
    const before = server.clock.now();
    expect(await openAfter(new Date('2026-11-18T18:29:59Z'))).toEqual([true, true, true]);
    expect(await openAfter(new Date('2026-11-18T18:30:00Z'))).toEqual([true, true, false]);
    await expect(runAsServer(server.services, (scope) => countApplication(scope, sooner.id))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await openAfter(new Date('2026-11-19T18:30:00Z'))).toEqual([true, false, false]);
    server.clock.set(new Date(twoDays.closesAt ?? ''));
    await expect(runAsServer(server.services, (scope) => countApplication(scope, twoDays.id))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await openAfter(new Date(twoDays.closesAt ?? ''))).toEqual([false, false, false]);
    expect(await notices(owner.id)).toHaveLength(3);
    server.clock.set(before);
  });
});

describe('texts and amounts', () => {
  test('CONST-13 OP-016, OP-021 salaries group the Indian way, days are rounded up, years read well', () => {
    expect(salaryText({ salaryMin: 1_200_000, salaryMax: 12_345_678, salaryPeriod: 'YEAR' })).toBe(
      '₹12,00,000 - ₹1,23,45,678 per year',
    );
    const now = new Date('2026-11-18T05:30:00Z');
    const ago = (hours: number) => postedText(new Date(now.getTime() - hours * 3_600_000), now);
    expect([ago(0), ago(10.9), ago(11.1), ago(24), ago(25), ago(72)]).toEqual([
      'Today',
      'Today',
      '1 day ago',
      '1 day ago',
      '2 days ago',
      '3 days ago',
    ]);
    expect(
      [
        [null, null],
        [0, null],
        [1, null],
        [null, 1],
        [2, 2],
        [0.5, 3],
      ].map(([minYears = null, maxYears = null]) => experienceText({ experienceLevel: 'LEAD', minYears, maxYears })),
    ).toEqual(['Lead', 'Any experience', '1+ years', 'Up to 1 year', '2 years', '0.5-3 years']);
    expect(closingTime(null, now)).toBeNull();
  });
});
