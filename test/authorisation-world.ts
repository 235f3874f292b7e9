import type { ObjectKind, Principal, Target } from '../server/app/authorisation.matrix.ts';
import type { Services } from '../server/core/context.ts';
import { hashPassword } from '../server/core/password-hash.ts';
import {
  insert,
  makeApplication,
  makeFile,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from './factories.ts';

export type SignedIn = Exclude<Principal, 'visitor'>;
type Owned = Partial<Record<Principal, string>>;

/** Seven principals with one of everything each; A and B never meet. */
export interface World {
  people: Record<SignedIn, TestPerson>;
  living: Record<ObjectKind, Owned>;
  deleted: Partial<Record<ObjectKind, Owned>>;
  companies: Record<'A' | 'B', string>;
  /** An own unclaimed upload of each, which a profile or a job may take. */
  uploads: Owned;
}

export const worldPassword = 'World@12345';
const unknownId = '01900000-0000-7000-8000-000000000000';
let accountHash: Promise<string> | undefined;
/** Made once: a hash is dear. */
export const worldPasswordHash = (): Promise<string> => (accountHash ??= hashPassword(worldPassword));

export async function makeWorld(services: Services): Promise<World> {
  const row = { passwordHash: await worldPasswordHash() };
  const [a, b, admin, superadmin] = await Promise.all([
    makeSide(services, 'A', row),
    makeSide(services, 'B', row),
    makePerson(services, 'ADMIN', row),
    makePerson(services, 'SUPERADMIN', row),
  ]);
  const people = {
    'seeker A': a.seeker,
    'seeker B': b.seeker,
    'recruiter A': a.recruiter,
    'recruiter B': b.recruiter,
    admin,
    superadmin,
  };
  const each = <T>(make: (person: TestPerson) => Promise<T>) =>
    Promise.all(
      Object.entries(people).map(async ([principal, person]) => [principal, await make(person)] as const),
    ).then((entries) => Object.fromEntries(entries));
  const [notification, deletedNotification, session, endedSession, supportMessage] = await Promise.all([
    each((person) => makeNotification(services, person)),
    each((person) => makeDeletedNotification(services, person)),
    each((person) => makeSession(services, person, null)),
    each((person) => makeSession(services, person, services.clock.now())),
    each((person) => makeSupportMessage(services, person)),
  ]);
  const own = (kind: string): Owned => ({ 'recruiter A': a.objects[kind], 'recruiter B': b.objects[kind] });
  const both = (kind: string): Owned => ({ ...own(kind), 'seeker A': a.objects[kind], 'seeker B': b.objects[kind] });
  const seekers = (kind: string): Owned => ({ 'seeker A': a.objects[kind], 'seeker B': b.objects[kind] });
  return {
    people,
    companies: { A: a.recruiter.companyId, B: b.recruiter.companyId },
    living: {
      company: { 'recruiter A': a.recruiter.companyId, 'recruiter B': b.recruiter.companyId },
      membership: own('membership'),
      'join request': own('request'),
      notification,
      session,
      'support message': supportMessage,
      job: own('job'),
      'job with applicants': both('applied'),
      application: both('application'),
      note: own('note'),
      'decision batch': own('batch'),
      interview: own('interview'),
      meeting: both('meeting'),
      resume: both('resume'),
      'withdrawn resume': seekers('withdrawn'),
      'open attachment': own('open'),
      'closed attachment': own('closed'),
      'unused attachment': own('upload'),
      'unclaimed resume': { visitor: await makeFile(services, { ownerId: null, isClaimed: false }) },
    },
    deleted: {
      note: own('deletedNote'),
      notification: deletedNotification,
      session: endedSession,
      job: own('archived'),
      'job with applicants': both('archivedApplied'),
      interview: own('cancelled'),
      meeting: both('cancelledMeeting'),
    },
    uploads: { ...own('upload'), ...seekers('seekerUpload') },
  };
}

/** The id that a target means for a principal; undefined if there is none. */
export function idOf(
  { living, deleted }: World,
  kind: ObjectKind,
  principal: Principal,
  target: Target,
): string | undefined {
  if (target === 'unknown') return unknownId;
  if (target === 'malformed') return 'nonsense';
  const owned = target.endsWith('deleted') ? deleted[kind] : living[kind];
  const isOwn = target.startsWith('own');
  const ownId = owned?.[principal];
  if (isOwn) return ownId;
  return Object.values(owned ?? {}).find((id) => id !== ownId);
}

async function makeSide(services: Services, side: 'A' | 'B', account: { passwordHash: string }) {
  const [seeker, recruiter] = await Promise.all([
    makeSeeker(services, { ...account, name: `Seeker ${side}` }),
    makeRecruiter(services, { ...account, name: `Recruiter ${side}` }),
  ]);
  const closed = { status: 'INACTIVE', closed_at: services.clock.now() };
  const archived = { ...closed, archived_at: services.clock.now() };
  const file = (ownerId: string, purpose: 'RESUME' | 'ATTACHMENT', isClaimed = true) =>
    makeFile(services, { ownerId, purpose, isClaimed });
  const [
    job,
    applied,
    closedJob,
    archivedJob,
    archivedApplied,
    withdrawnFrom,
    open,
    closedFile,
    upload,
    seekerUpload,
    withdrawn,
  ] = await Promise.all([
    makeJob(services, recruiter),
    makeJob(services, recruiter),
    makeJob(services, recruiter, closed),
    makeJob(services, recruiter, archived),
    makeJob(services, recruiter, archived),
    makeJob(services, recruiter),
    file(recruiter.id, 'ATTACHMENT'),
    file(recruiter.id, 'ATTACHMENT'),
    file(recruiter.id, 'ATTACHMENT', false),
    file(seeker.id, 'RESUME', false),
    file(seeker.id, 'RESUME'),
  ]);
  const application = (jobId: string, status: string, resumeFileId: string | null) =>
    makeApplication(services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id, status, resumeFileId });
  const [current, invited] = await Promise.all([
    application(applied, 'APPROVED', seeker.resumeFileId),
    application(archivedApplied, 'INTERVIEW_SCHEDULED', seeker.resumeFileId),
    application(withdrawnFrom, 'WITHDRAWN', withdrawn),
    attach(services, applied, open),
    attach(services, closedJob, closedFile),
  ]);
  const interview = (status: string, slot: string, of: Record<string, unknown> = {}) =>
    insert(services, 'interviews', {
      recruiter_id: recruiter.id,
      title: 'Interview',
      candidate: 'Somebody',
      date: '2026-12-01',
      slot,
      status,
      ...of,
    });
  const [request, [membership]] = await Promise.all([
    makeJoinRequest(services, recruiter.companyId),
    services.database.query<{ id: string }>('select id from company_members where user_id = $1', [recruiter.id]),
  ]);
  const [note, deletedNote, batch] = await Promise.all([
    makeNote(services, current, recruiter.id),
    makeDeletedNote(services, current, recruiter.id),
    makeBatch(services, current, recruiter.id),
  ]);
  const ofBoth = { application_id: invited, seeker_id: seeker.id };
  const [byHand, cancelled, meeting, cancelledMeeting] = await Promise.all([
    interview('SCHEDULED', 'S0900_1000'),
    interview('CANCELLED', 'S1030_1130'),
    interview('SCHEDULED', 'S1300_1400', ofBoth),
    interview('CANCELLED', 'S1430_1530', ofBoth),
  ]);
  const objects: Record<string, string | undefined> = {
    request,
    membership: membership?.id,
    note,
    deletedNote,
    batch,
    job,
    applied,
    archived: archivedJob,
    archivedApplied,
    application: current,
    interview: byHand,
    cancelled,
    meeting,
    cancelledMeeting,
    resume: seeker.resumeFileId ?? undefined,
    withdrawn,
    open,
    closed: closedFile,
    upload,
    seekerUpload,
  };
  return { seeker, recruiter, objects };
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
    `insert into decision_batch_items (batch_id, application_id, earlier_status, earlier_moved_at) values ($1, $2, 'NEW', $3)`,
    [id, applicationId, now],
  );
  return id;
}

const makeNotification = (services: Services, { id }: TestPerson) =>
  insert(services, 'notifications', {
    user_id: id,
    type: 'GENERAL',
    title: 'News',
    body: 'Something happened.',
    link: '/profile',
    created_at: services.clock.now(),
  });

async function makeDeletedNotification(services: Services, person: TestPerson): Promise<string> {
  const id = await makeNotification(services, person);
  await services.database.query('delete from notifications where id = $1', [id]);
  return id;
}

async function makeSupportMessage(services: Services, { id }: TestPerson): Promise<string> {
  const conversation = await insert(services, 'support_conversations', { user_id: id });
  return insert(services, 'support_messages', {
    conversation_id: conversation,
    author_id: id,
    is_from_support: false,
    body: 'Hello.',
    created_at: services.clock.now(),
  });
}

async function makeSession(services: Services, { id }: TestPerson, revokedAt: Date | null): Promise<string> {
  const now = services.clock.now();
  const hash = (kind: string) => Buffer.from(`${kind}:${id}:${String(revokedAt)}`);
  return insert(services, 'sessions', {
    user_id: id,
    cookie_hash: hash('cookie'),
    bearer_hash: hash('bearer'),
    created_at: now,
    last_seen_at: now,
    revoked_at: revokedAt,
    expires_at: new Date(now.getTime() + 86_400_000),
  });
}
