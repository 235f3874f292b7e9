import pg from 'pg';
import { callApplications, makeApplicationCase } from '../../../test/application-calls.ts';
import { makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';

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

async function countOf(sql: string, ...values: unknown[]): Promise<number> {
  const [row] = await server.services.database.query<{ count: number }>(
    `select count(*)::int as count from ${sql}`,
    values,
  );
  return row?.count ?? -1;
}

const statusOf = async (id: string) =>
  (await server.services.database.query<{ status: string }>('select status from applications where id = $1', [id]))[0]
    ?.status;

describe('applying', () => {
  test('APPL-01 it arrives with the resume of the profile and is counted; the recruiter gets one mail', async () => {
    const seeker = await makeSeeker(server.services, { name: 'Asha Nair' });
    const jobId = await makeJob(server.services, recruiter, { title: 'Night Nurse' });
    const { shown } = await call(seeker, 'applyToJob', { jobId });
    expect(shown).toMatchObject({
      status: 'NEW',
      statusText: 'New',
      decidedAt: null,
      interview: null,
      appliedAt: server.clock.now().toISOString(),
      resume: { id: seeker.resumeFileId, url: `/files/${seeker.resumeFileId}` },
      job: { id: jobId, applied: true, applicationsReceived: 1 },
      timeline: [{ status: 'NEW', previousStatus: null, text: 'Applied', actorName: 'Asha Nair' }],
      viewerCan: { withdraw: true, approve: false, startReview: false },
    });
    expect(await countOf(`notifications where user_id = $1 and body like '%Night Nurse%'`, recruiter.id)).toBe(1);
    const mails = (await server.mails(recruiter.email)).filter(({ text }) => text.includes('Night Nurse'));
    expect(mails.map(({ subject, text }) => [subject, text.includes(`/hire/applications?job=${jobId}`)])).toEqual([
      ['New application', true],
    ]);
    expect((await call(recruiter, 'application', { id: shown.id })).shown).toMatchObject({
      resume: { id: seeker.resumeFileId },
      viewerCan: { approve: true, withdraw: false },
    });
  });

  test('APPL-03 applying again is CONFLICT, says that it is done and changes nothing', async () => {
    const { seeker, jobId, id } = await makeCase('IN_REVIEW');
    const { message, errors } = await call(seeker, 'applyToJob', { jobId });
    expect([message, errors[0]?.extensions]).toEqual([
      'Job already applied or not found',
      { code: 'CONFLICT', reason: 'DONE_ALREADY' },
    ]);
    expect(await statusOf(id)).toBe('IN_REVIEW');
    expect(await countOf('jobs where id = $1 and applications_received = 1', jobId)).toBe(1);
  });

  test('an unknown, a deleted and an impossible job are NOT_FOUND, a closed one is CONFLICT', async () => {
    const seeker = await makeSeeker(server.services);
    const deleted = await makeJob(server.services, recruiter, { is_wanted: false, archived_at: server.clock.now() });
    const closed = await makeJob(server.services, recruiter, { is_wanted: false });
    const due = await makeJob(server.services, recruiter, { closes_at: server.clock.now() });
    for (const jobId of [deleted, '01890000-0000-7000-8000-000000000000', 'x'])
      expect((await call(seeker, 'applyToJob', { jobId })).code).toBe('NOT_FOUND');
    for (const jobId of [closed, due]) expect((await call(seeker, 'applyToJob', { jobId })).code).toBe('CONFLICT');
    expect(await countOf('applications where seeker_id = $1', seeker.id)).toBe(0);
  });

  test('20 applications of one seeker at once are one', async () => {
    const seeker = await makeSeeker(server.services);
    const jobId = await makeJob(server.services, recruiter);
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(seeker, 'applyToJob', { jobId })));
    expect(answers.filter(({ shown }) => shown)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason))).toEqual(
      Array.from({ length: 19 }, () => 'DONE_ALREADY'),
    );
    expect(await countOf('applications where job_id = $1', jobId)).toBe(1);
    expect(await countOf('jobs where id = $1 and applications_received = 1', jobId)).toBe(1);
    expect(
      await countOf('application_events e join applications a on a.id = e.application_id where a.job_id = $1', jobId),
    ).toBe(1);
  });

  test('a seeker whose profile is gone hears that a closed job is closed, and applies for an open one', async () => {
    const seeker = await makeSeeker(server.services);
    await server.services.database.query('delete from seeker_profiles where user_id = $1', [seeker.id]);
    const closed = await makeJob(server.services, recruiter, { is_wanted: false });
    const refused = await call(seeker, 'applyToJob', { jobId: closed });
    expect([refused.code, refused.message]).toEqual(['CONFLICT', 'This job is not taking applications any more.']);
    const open = await makeJob(server.services, recruiter);
    expect((await call(seeker, 'applyToJob', { jobId: open })).shown).toMatchObject({ status: 'NEW', resume: null });
  });

  test('OP-115 of 20 seekers at once for a job that stops at 5, exactly 5 come in, and the job is closed', async () => {
    const jobId = await makeJob(server.services, recruiter, { auto_stop_enabled: true, auto_stop_applications: 5 });
    const seekers = await Promise.all(Array.from({ length: 20 }, () => makeSeeker(server.services)));
    const answers = await Promise.all(seekers.map((seeker) => call(seeker, 'applyToJob', { jobId })));
    expect(answers.filter(({ shown }) => shown)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(15);
    expect(await countOf('applications where job_id = $1', jobId)).toBe(5);
    expect(await countOf(`jobs where id = $1 and applications_received = 5 and status = 'INACTIVE'`, jobId)).toBe(1);
  });

  test('OP-098 a withdrawal leaves a trace without resume; applying again sends that of the day', async () => {
    const { seeker, jobId, id } = await makeCase('APPROVED');
    expect((await call(seeker, 'withdrawApplication', { id })).shown).toMatchObject({
      status: 'WITHDRAWN',
      resume: { id: seeker.resumeFileId },
      viewerCan: { withdraw: false },
    });
    expect((await call(recruiter, 'application', { id })).shown).toMatchObject({ status: 'WITHDRAWN', resume: null });
    expect((await call(recruiter, 'hrApplications', { jobId })).shown).toMatchObject({ items: [], total: 0 });
    expect((await call(seeker, 'myApplications')).shown).toEqual([]);
    expect(
      (
        await server.graphql<{ job: unknown }>(
          'query ($id: ID!) { job(id: $id) { applied myApplication { id } } }',
          { id: jobId },
          seeker.token,
        )
      ).data?.job,
    ).toEqual({ applied: false, myApplication: null });
    const open = (
      await server.services.database.query('select 1 from jobs where id = $1 and applications_received = 0', [jobId])
    ).length;
    expect(open).toBe(1);
    await server.services.database.query('update seeker_profiles set resume_file_id = null where user_id = $1', [
      seeker.id,
    ]);
    const again = (await call(seeker, 'applyToJob', { jobId })).shown;
    expect(again).toMatchObject({ id, status: 'NEW', resume: null, decidedAt: null, job: { applicationsReceived: 1 } });
    expect(again.timeline.map(({ text }) => text)).toEqual(['Applied', 'Withdrawn', 'Applied again']);
  });

  /** A new column is named in one of the two: it stays or follows other rows, or applying again replaces its value. */
  const staying = `id job_id recruiter_id seeker_id company_id search_text applicant_skills applicant_years
    mail_leaves_at mail_left_at review_mail_at changed_at`;
  const replaced = `status = 'WITHDRAWN', resume_file_id = null, resume_gone = 'REVOKED', applied_at = '2020-01-01',
    moved_at = '2020-01-01', decided_at = '2020-01-01', answer_hours = 7, decision_hours = 7, furthest_step = 5`;

  test('applying again replaces whatever was sent before, in every column', async () => {
    const { seeker, jobId, id } = await makeCase('WITHDRAWN');
    const { database } = server.services;
    const rowOf = async () => (await database.query('select * from applications where id = $1', [id]))[0] ?? {};
    await database.query(`update applications set ${replaced} where id = $1`, [id]);
    const [before, names] = [await rowOf(), replaced.match(/\w+(?= =)/g) ?? []];
    expect(Object.keys(before).toSorted()).toEqual([...staying.split(/\s+/), ...names].toSorted());
    await call(seeker, 'applyToJob', { jobId });
    const after = await rowOf();
    expect(names.filter((name) => String(after[name]) === String(before[name]))).toEqual([]);
  });
});

describe('a move', () => {
  test('tells the seeker why, in the timeline, the notification and the mail', async () => {
    const { seeker, id } = await makeCase('IN_REVIEW', { title: 'Baker' });
    const { shown } = await call(recruiter, 'setApplicationStatus', {
      id,
      status: 'REJECTED',
      reason: ' The shop\u0000 moved. ',
    });
    expect(shown).toMatchObject({
      status: 'REJECTED',
      decidedAt: server.clock.now().toISOString(),
      movedAt: server.clock.now().toISOString(),
    });
    expect(shown.timeline.at(-1)).toMatchObject({
      previousStatus: 'IN_REVIEW',
      text: 'Not selected',
      reason: 'The shop moved.',
      actorName: 'Rekha Rao',
    });
    server.clock.advance({ seconds: 35 });
    const [mail] = await server.mails(seeker.email);
    expect(mail?.subject).toBe('Your application was not selected');
    expect(mail?.text).toContain('Reason: The shop moved.');
    expect(
      (await call(recruiter, 'setApplicationStatus', { id, status: 'ON_HOLD', reason: 'a'.repeat(1001) })).errors[0]
        ?.extensions,
    ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { reason: expect.any(String) } });
  });

  test('what comes with an offer is no reason: the seeker reads it as it was written', async () => {
    const { seeker, id } = await makeCase('APPROVED');
    await call(recruiter, 'setApplicationStatus', { id, status: 'OFFER_EXTENDED', reason: 'We begin in June.' });
    server.clock.advance({ seconds: 35 });
    const [mail] = await server.mails(seeker.email);
    expect(mail?.text).toContain('We begin in June.');
    expect(mail?.text).not.toContain('Reason:');
  });

  test('of two decisions at once one wins and the other is CONFLICT', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await makeCase('NEW');
      const answers = await Promise.all(
        ['APPROVED', 'REJECTED', 'ON_HOLD', 'APPROVED'].map((status) =>
          call(recruiter, 'setApplicationStatus', { id, status }),
        ),
      );
      const winners = answers.filter(({ shown }) => shown);
      // A later one may see the winner's state and move on from it by the table; two from the same state never win.
      const events = await server.services.database.query<{ from_status: string; to_status: string }>(
        `select from_status, to_status from application_events
         where application_id = $1 and from_status is not null order by id`,
        [id],
      );
      expect(events).toHaveLength(winners.length);
      expect(events.filter(({ from_status }) => from_status === 'NEW')).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(4 - winners.length);
    }
  });

  test('a decider who saw an older state is refused with CONFLICT, even when the row is locked meanwhile', async () => {
    const { id } = await makeCase('NEW');
    const other = new pg.Client({ connectionString: server.databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query(`update applications set status = 'REJECTED' where id = $1`, [id]);
    const deciding = call(recruiter, 'setApplicationStatus', { id, status: 'APPROVED', seen: 'NEW' });
    await until(
      () => countOf(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      'the decision waits for the row',
    );
    await other.query('commit');
    await other.end();
    expect(await deciding).toMatchObject({
      code: 'CONFLICT',
      message: 'This application has just changed. Please look at it again.',
    });
    expect(await statusOf(id)).toBe('REJECTED');
  });

  test('of two windows the second is refused, even for a move in the table, and sees the new state', async () => {
    const { id } = await makeCase('IN_REVIEW');
    const decide = (status: string) => call(recruiter, 'setApplicationStatus', { id, status, seen: 'IN_REVIEW' });
    expect((await decide('APPROVED')).shown.status).toBe('APPROVED');
    expect(await decide('REJECTED')).toMatchObject({
      code: 'CONFLICT',
      message: 'This application has just changed. Please look at it again.',
    });
    expect((await call(recruiter, 'application', { id })).shown).toMatchObject({
      status: 'APPROVED',
      viewerCan: { reject: true },
    });
  });

  test('sent again because no answer came, it says that it is done, also with the state seen before', async () => {
    const { id } = await makeCase('NEW');
    for (const seen of [undefined, 'NEW']) {
      await call(recruiter, 'setApplicationStatus', { id, status: 'APPROVED', seen });
      const { errors } = await call(recruiter, 'setApplicationStatus', { id, status: 'APPROVED', seen });
      expect(errors[0]?.extensions).toEqual({ code: 'CONFLICT', reason: 'DONE_ALREADY' });
    }
    const { errors } = await call(recruiter, 'setApplicationStatus', { id, status: 'HIRED' });
    expect(errors[0]?.extensions).toEqual({ code: 'CONFLICT' });
  });

  test('leaves nothing when a later statement fails', async () => {
    const { seeker, jobId, id } = await makeCase('NEW');
    const { database } = server.services;
    await database.query(
      `create function refuse_notification() returns trigger language plpgsql as $$
       begin raise exception 'forced'; end $$`,
    );
    await database.query(
      `create trigger notifications_refused before insert on notifications
       for each row execute function refuse_notification()`,
    );
    try {
      expect((await call(recruiter, 'setApplicationStatus', { id, status: 'APPROVED' })).code).toBe('INTERNAL');
      expect((await call(seeker, 'withdrawApplication', { id })).code).toBe('INTERNAL');
      const newcomer = await makeSeeker(server.services);
      expect((await call(newcomer, 'applyToJob', { jobId })).code).toBe('INTERNAL');
      expect(await countOf('applications where seeker_id = $1', newcomer.id)).toBe(0);
    } finally {
      await database.query('drop function refuse_notification() cascade');
    }
    expect(await statusOf(id)).toBe('NEW');
    expect(await countOf('jobs where id = $1 and applications_received = 1', jobId)).toBe(1);
    expect(await countOf('application_events where application_id = $1', id)).toBe(1);
    expect(await countOf(`outbox where payload->>'subjectId' = $1 or payload->>'to' = $2`, id, seeker.email)).toBe(0);
  });
});
