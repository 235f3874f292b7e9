import { companyNameKey } from '../companies/company.rules.ts';
import { hashToken, newToken } from '../core/secrets.ts';
import { callGraphql, type CrashServer, hastenMails, startCrashServer } from '../../test/crash-server.ts';

/** The server process is killed between two statements of a use case, at each place in turn, and started again. */

let crashing: CrashServer;
let database: CrashServer['database'];
beforeAll(async () => {
  crashing = await startCrashServer();
  ({ database } = crashing);
});
afterAll(() => crashing.close());

const insert = async (text: string, values: unknown[]): Promise<string> =>
  (await database.query<{ id: string }>(`${text} returning id`, values)).rows[0]?.id ?? '';

async function makePerson(role: string): Promise<{ id: string; token: string }> {
  const id = await insert('insert into users (email, name, role, email_verified_at) values ($1, $2, $3, now())', [
    `${newToken().slice(0, 12)}@example.in`,
    'A Person',
    role,
  ]);
  const token = newToken();
  await database.query(
    `insert into sessions (user_id, cookie_hash, bearer_hash, expires_at)
     values ($1, $2, $3, now() + interval '1 day')`,
    [id, hashToken(newToken()), hashToken(token)],
  );
  await database.query(
    role === 'HR'
      ? 'insert into recruiter_profiles (user_id) values ($1)'
      : 'insert into seeker_profiles (user_id) values ($1)',
    [id],
  );
  return { id, token };
}

async function makeJob(recruiterId: string): Promise<string> {
  const name = `Company ${newToken().slice(0, 8)}`;
  const companyId = await insert('insert into companies (name, name_key) values ($1, $2)', [
    name,
    companyNameKey(name),
  ]);
  return insert(
    `insert into jobs (recruiter_id, company_id, title, description, location, salary_min, salary_max, salary_period,
                       type, experience_level, work_mode, skills)
     values ($1, $2, 'Welder', 'Weld.', 'Pune', 20000, 30000, 'MONTH', 'FULL_TIME', 'MID', 'OFFICE', '{Welding}')`,
    [recruiterId, companyId],
  );
}

const call = (query: string, variables: object, token: string): Promise<boolean> =>
  callGraphql(crashing.url, query, variables, token);

/** What one finished application or decision must have left behind, counted per application. */
async function traces(
  jobId: string,
): Promise<{ applications: number; received: number; events: number; notifications: number; mails: number }> {
  const { rows } = await database.query<{
    applications: number;
    received: number;
    events: number;
    notifications: number;
    mails: number;
  }>(
    `select (select count(*)::int from applications where job_id = $1) as applications,
            (select applications_received from jobs where id = $1) as received,
            (select count(*)::int from application_events e join applications a on a.id = e.application_id
             where a.job_id = $1) as events,
            (select count(*)::int from notifications) as notifications,
            (select count(*)::int from outbox where kind = 'MAIL') as mails`,
    [jobId],
  );
  if (!rows[0]) throw new Error('The job is gone.');
  return rows[0];
}

test('killed at any statement of an application, it is there with event, notification and mail, or not', async () => {
  const recruiter = await makePerson('HR');
  const jobId = await makeJob(recruiter.id);
  let killed = 0;
  for (let n = 1; n < 40; n += 1) {
    const seeker = await makePerson('JOBSEEKER');
    const before = await traces(jobId);
    const outcome = await crashing.callAndKillAt(n, () =>
      call('mutation($id: ID!) { applyToJob(jobId: $id) { id } }', { id: jobId }, seeker.token),
    );
    const after = await traces(jobId);
    const added = after.applications - before.applications;
    expect([0, 1]).toContain(added);
    expect({ ...after, at: n }).toEqual({
      applications: before.applications + added,
      received: before.received + added,
      events: before.events + added,
      notifications: before.notifications + added,
      mails: before.mails + added,
      at: n,
    });
    if (outcome === 'answered') break;
    killed += 1;
  }
  expect(killed).toBeGreaterThanOrEqual(5);
  await crashing.allMailsDelivered();
  const { rows } = await database.query<{ mails: number; messages: number }>(
    `select (select count(*)::int from outbox where kind = 'MAIL') as mails,
            (select count(*)::int from mailbox_messages) as messages`,
  );
  expect(rows[0]?.messages).toBe(rows[0]?.mails);
});

test('killed at any statement of a decision, status, history, notification and mail agree', async () => {
  const recruiter = await makePerson('HR');
  const jobId = await makeJob(recruiter.id);
  const seeker = await makePerson('JOBSEEKER');
  await call('mutation($id: ID!) { applyToJob(jobId: $id) { id } }', { id: jobId }, seeker.token);
  const application = (await database.query<{ id: string }>('select id from applications where job_id = $1', [jobId]))
    .rows[0];
  let killed = 0;
  for (let n = 1; n < 40; n += 1) {
    const before = await traces(jobId);
    const target = (await statusOf(application?.id)) === 'APPROVED' ? 'ON_HOLD' : 'APPROVED';
    const outcome = await crashing.callAndKillAt(n, () =>
      call(
        'mutation($id: ID!, $to: ApplicationStatus!) { setApplicationStatus(id: $id, status: $to) { id } }',
        { id: application?.id, to: target },
        recruiter.token,
      ),
    );
    const after = await traces(jobId);
    const moved = (await statusOf(application?.id)) === target ? 1 : 0;
    expect({ ...after, at: n }).toEqual({
      ...before,
      events: before.events + moved,
      notifications: before.notifications + moved,
      mails: before.mails + moved,
      at: n,
    });
    if (outcome === 'answered') break;
    killed += 1;
  }
  expect(killed).toBeGreaterThanOrEqual(3);
  // Those of decisions wait half a minute.
  await hastenMails(database);
  await crashing.allMailsDelivered();
});

test('killed at any statement of scheduling, interview, status, history, notifications and mails agree', async () => {
  const recruiter = await makePerson('HR');
  const jobId = await makeJob(recruiter.id);
  const seeker = await makePerson('JOBSEEKER');
  await call('mutation($id: ID!) { applyToJob(jobId: $id) { id } }', { id: jobId }, seeker.token);
  const application = (await database.query<{ id: string }>('select id from applications where job_id = $1', [jobId]))
    .rows[0];
  await call(
    'mutation($id: ID!) { setApplicationStatus(id: $id, status: APPROVED) { id } }',
    { id: application?.id },
    recruiter.token,
  );
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  let killed = 0;
  for (let n = 1; n < 40; n += 1) {
    const before = await traces(jobId);
    const outcome = await crashing.callAndKillAt(n, () =>
      call(
        `mutation($id: ID!, $date: Date!) {
          scheduleInterview(applicationId: $id, date: $date, slot: S1030_1130) { id }
        }`,
        { id: application?.id, date },
        recruiter.token,
      ),
    );
    const after = await traces(jobId);
    const scheduled = (await statusOf(application?.id)) === 'INTERVIEW_SCHEDULED' ? 1 : 0;
    const interviews = (await database.query('select 1 from interviews where application_id = $1', [application?.id]))
      .rowCount;
    expect({ ...after, interviews, at: n }).toEqual({
      ...before,
      events: before.events + scheduled,
      notifications: before.notifications + 2 * scheduled,
      mails: before.mails + 2 * scheduled,
      interviews: scheduled,
      at: n,
    });
    if (scheduled === 1) break;
    expect(outcome).toBe('killed');
    killed += 1;
  }
  expect(killed).toBeGreaterThanOrEqual(4);
  await crashing.allMailsDelivered();
});

async function statusOf(applicationId: string | undefined): Promise<string | undefined> {
  return (await database.query<{ status: string }>('select status from applications where id = $1', [applicationId]))
    .rows[0]?.status;
}
