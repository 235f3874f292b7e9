import type { Services } from '../server/core/context.ts';
import { secretPurpose } from '../server/hiring/webhooks/webhook.service.ts';
import {
  insert,
  makeApplication,
  makeCompany,
  makeFile,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from './factories.ts';

type Seeker = Awaited<ReturnType<typeof makeSeeker>>;
type Recruiter = Awaited<ReturnType<typeof makeRecruiter>>;

/** A seeker who applied to a recruiter, and the ids of all their objects, by kind. */
export interface Side {
  seeker: Seeker;
  recruiter: Recruiter;
  objects: Record<string, string | undefined>;
}

export async function makeSide(services: Services, side: 'A' | 'B', account: { passwordHash: string }): Promise<Side> {
  const [seeker, recruiter] = await Promise.all([
    makeSeeker(services, { ...account, name: `Seeker ${side}`, profile: { skills: ['Tally'] } }),
    makeRecruiter(services, { ...account, name: `Recruiter ${side}` }),
  ]);
  const [jobs, files] = await Promise.all([makeJobs(services, recruiter), makeFiles(services, seeker, recruiter)]);
  const [applications] = await Promise.all([
    makeApplications(services, { seeker, recruiter, jobs, withdrawnResume: files.withdrawn }),
    attach(services, jobs.applied, files.open),
    attach(services, jobs.closedJob, files.closed),
  ]);
  const [interviews, company, decisions, webhooks, invitations] = await Promise.all([
    makeInterviews(services, { seeker, recruiter, applicationId: applications.invited }),
    makeCompanyRows(services, recruiter),
    makeDecisionRows(services, applications.application, recruiter.id),
    makeWebhookRows(services, recruiter),
    makeInvitationRows(services, { seeker, recruiter, jobId: jobs.job }),
  ]);
  const resume = seeker.resumeFileId ?? undefined;
  return {
    seeker,
    recruiter,
    objects: {
      ...jobs,
      ...files,
      ...applications,
      ...interviews,
      ...company,
      ...decisions,
      ...webhooks,
      ...invitations,
      resume,
    },
  };
}

/** Awaits all of them, by name. */
async function allOf<Name extends string>(rows: Record<Name, Promise<string>>): Promise<Record<Name, string>> {
  const entries = Object.entries<Promise<string>>(rows).map(async ([name, row]) => [name, await row] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Name, string>;
}

function makeJobs(services: Services, recruiter: Recruiter) {
  const closed = { is_wanted: false, closed_at: services.clock.now() };
  const archived = { ...closed, archived_at: services.clock.now() };
  return allOf({
    job: makeJob(services, recruiter),
    applied: makeJob(services, recruiter),
    closedJob: makeJob(services, recruiter, closed),
    archived: makeJob(services, recruiter, archived),
    archivedApplied: makeJob(services, recruiter, archived),
    withdrawnFrom: makeJob(services, recruiter),
  });
}

function makeFiles(services: Services, seeker: Seeker, recruiter: Recruiter) {
  const file = (ownerId: string, purpose: 'RESUME' | 'ATTACHMENT', isClaimed = true) =>
    makeFile(services, { ownerId, purpose, isClaimed });
  return allOf({
    open: file(recruiter.id, 'ATTACHMENT'),
    closed: file(recruiter.id, 'ATTACHMENT'),
    upload: file(recruiter.id, 'ATTACHMENT', false),
    seekerUpload: file(seeker.id, 'RESUME', false),
    withdrawn: file(seeker.id, 'RESUME'),
  });
}

function makeApplications(
  services: Services,
  of: { seeker: Seeker; recruiter: Recruiter; jobs: Record<string, string>; withdrawnResume: string },
) {
  const application = (jobId = '', status = 'APPROVED', resumeFileId = of.seeker.resumeFileId) =>
    makeApplication(services, { jobId, recruiterId: of.recruiter.id, seekerId: of.seeker.id, status, resumeFileId });
  return allOf({
    application: application(of.jobs.applied),
    invited: application(of.jobs.archivedApplied, 'INTERVIEW_SCHEDULED'),
    withdrawnApplication: application(of.jobs.withdrawnFrom, 'WITHDRAWN', of.withdrawnResume),
  });
}

function makeInterviews(
  services: Services,
  { seeker, recruiter, applicationId }: { seeker: Seeker; recruiter: Recruiter; applicationId: string },
) {
  const interview = (status: string, slot: string, of: Record<string, unknown> = {}) =>
    insert(services, 'interviews', {
      recruiter_id: recruiter.id,
      title: 'Interview',
      candidate: 'Somebody',
      date: '2026-12-01',
      slot,
      status,
      mode: 'IN_PERSON',
      location: '14 MG Road, Pune',
      ...of,
    });
  const ofBoth = { application_id: applicationId, seeker_id: seeker.id };
  return allOf({
    interview: interview('SCHEDULED', 'S0900_1000'),
    cancelled: interview('CANCELLED', 'S1030_1130'),
    meeting: interview('SCHEDULED', 'S1300_1400', ofBoth),
    cancelledMeeting: interview('CANCELLED', 'S1430_1530', ofBoth),
  });
}

const makeCompanyRows = (services: Services, recruiter: Recruiter) =>
  allOf({
    request: makeJoinRequest(services, recruiter.companyId),
    membership: membershipOf(services, recruiter),
  });

const makeDecisionRows = (services: Services, applicationId: string, recruiterId: string) =>
  allOf({
    note: makeNote(services, applicationId, recruiterId),
    deletedNote: makeDeletedNote(services, applicationId, recruiterId),
    batch: makeBatch(services, applicationId, recruiterId),
  });

async function membershipOf({ database }: Services, { id }: TestPerson): Promise<string> {
  const [row] = await database.query<{ id: string }>('select id from company_members where user_id = $1', [id]);
  return row?.id ?? '';
}

const attach = (services: Services, jobId: string, fileId: string) =>
  services.database.query('insert into job_attachments (job_id, file_id, position) values ($1, $2, 0)', [
    jobId,
    fileId,
  ]);

async function makeJoinRequest(services: Services, companyId: string): Promise<string> {
  const { id } = await makePerson(services, 'HR');
  await insert(services, 'recruiter_profiles', { user_id: id, company_id: companyId });
  return insert(services, 'company_join_requests', {
    company_id: companyId,
    user_id: id,
    asked_at: services.clock.now(),
  });
}

/** At a documentation address, where nothing is sent. */
async function makeWebhookRows(services: Services, { id, companyId }: Recruiter) {
  const created_at = services.clock.now();
  const sealed_secret = services.secrets.encrypt('whsec_c2VjcmV0', secretPurpose);
  const webhookOf = (owner: object) =>
    insert(services, 'webhooks', {
      ...owner,
      url: 'https://203.0.113.7/hooks',
      events: ['JOB_CLOSED'],
      sealed_secret,
      is_active: true,
      created_at,
    });
  const deliveryTo = (webhook_id: string) =>
    insert(services, 'webhook_deliveries', {
      webhook_id,
      event: 'job.closed',
      body: '{}',
      created_at,
      attempts: 1,
      answer: 'ok',
    });
  const webhooks = await allOf({
    webhook: webhookOf({ user_id: id }),
    companyWebhook: webhookOf({ company_id: companyId }),
  });
  const deliveries = await allOf({
    delivery: deliveryTo(webhooks.webhook),
    companyDelivery: deliveryTo(webhooks.companyWebhook),
  });
  return { ...webhooks, ...deliveries };
}

/** The seeker wants to be found, and was invited by the recruiter, whose company is verified. */
async function makeInvitationRows(
  services: Services,
  { seeker, recruiter, jobId }: { seeker: Seeker; recruiter: Recruiter; jobId: string },
): Promise<Record<'invitation' | 'block' | 'deletedBlock', string>> {
  const now = services.clock.now();
  await services.database.query('update companies set verified_at = $1 where id = $2', [now, recruiter.companyId]);
  await insert(services, 'talent_profiles', { user_id: seeker.id, found_since: now });
  const invitation = await insert(services, 'invitations', {
    job_id: jobId,
    company_id: recruiter.companyId,
    recruiter_id: recruiter.id,
    seeker_id: seeker.id,
    talent_id: seeker.id,
    status: 'SENT',
    sent_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
  });
  const makeBlock = async () =>
    insert(services, 'invitation_blocks', {
      seeker_id: seeker.id,
      company_id: await makeCompany(services),
      blocked_at: now,
    });
  const [block, deletedBlock] = await Promise.all([makeBlock(), makeBlock()]);
  await services.database.query('delete from invitation_blocks where id = $1', [deletedBlock]);
  return { invitation, block, deletedBlock };
}

const makeNote = (services: Services, applicationId: string, recruiterId: string): Promise<string> =>
  insert(services, 'application_notes', {
    application_id: applicationId,
    author_id: recruiterId,
    note_text: 'Strong on ledgers.',
  });

async function makeDeletedNote(services: Services, applicationId: string, recruiterId: string): Promise<string> {
  const id = await makeNote(services, applicationId, recruiterId);
  await services.database.query('delete from application_notes where id = $1', [id]);
  return id;
}

async function makeBatch(services: Services, applicationId: string, recruiterId: string): Promise<string> {
  const now = services.clock.now();
  const id = await insert(services, 'decision_batches', {
    recruiter_id: recruiterId,
    to_status: 'APPROVED',
    decided_at: now,
    undo_until: new Date(now.getTime() + 30_000),
  });
  await services.database.query(
    `insert into decision_batch_items (batch_id, application_id, earlier_status, earlier_moved_at)
     values ($1, $2, 'NEW', $3)`,
    [id, applicationId, now],
  );
  return id;
}
