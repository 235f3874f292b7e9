import type { EntityManager } from 'typeorm';
import { conflict, notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import type { WriteScope } from '../core/use-case.ts';
import { endInterviewOf, interviewNotices, type InterviewParties } from '../calendar/interview-calendar.service.ts';
import { type Notice, notify, type SentNotice } from '../notifications/notification.service.ts';
import type { Application } from './application.entity.ts';
import type { ApplicationStatus } from './application.labels.ts';
import { noticeOfMove } from './application.notices.ts';
import { applicantJoins, applicationRow, type ApplicationRow, toApplication } from './application.queries.ts';
import { applicationMessages, cancelsInterview, canMove, decisions, type Mover } from './application.rules.ts';

/** An application with the names that its two sides read. */
export interface NamedApplication extends InterviewParties {
  id: string;
  jobId: string;
  status: ApplicationStatus;
}

const namedApplicationSql = `
  select a.id, a.status, a.job_id as "jobId", j.title as "jobTitle", c.name::text as "companyName",
    a.recruiter_id as "recruiterId", r.name as "recruiterName",
    a.seeker_id as "seekerId", s.name as "seekerName", s.email::text as "seekerEmail"
  from applications a
    join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    join users r on r.id = a.recruiter_id join users s on s.id = a.seeker_id`;

/**
 * The applications among the ids that belong to this recruiter, locked in the order of their ids, so that two people
 * who decide on several applications never deadlock.
 */
export async function lockNamedApplications(
  tx: EntityManager,
  recruiterId: string,
  ids: string[],
): Promise<NamedApplication[]> {
  return (await tx.query(
    `${namedApplicationSql} where a.id = any($1) and a.recruiter_id = $2 order by a.id for no key update of a`,
    [ids, recruiterId],
  )) as NamedApplication[];
}

/** The applications for a job whose interview is not settled, locked in the same order. */
export async function lockInterviewed(tx: EntityManager, jobId: string): Promise<NamedApplication[]> {
  return (await tx.query(
    `${namedApplicationSql} where a.job_id = $1 and exists (select from interviews i where i.application_id = a.id and i.status in ('SCHEDULED', 'PENDING'))
     order by a.id for no key update of a`,
    [jobId],
  )) as NamedApplication[];
}

/**
 * An application of which the person is a side, with the names on it; NOT_FOUND otherwise. `isLocked` prevents others
 * from moving it meanwhile.
 */
export async function findNamedApplication(
  tx: EntityManager,
  personId: string,
  id: string,
  isLocked = false,
): Promise<NamedApplication> {
  const [row] = isId(id)
    ? ((await tx.query(
        `${namedApplicationSql} where a.id = $1 and $2 in (a.recruiter_id, a.seeker_id) ${isLocked ? 'for no key update of a' : ''}`,
        [id, personId],
      )) as NamedApplication[])
    : [];
  if (!row) throw notFound(applicationMessages.notFound);
  return row;
}

/** The seeker's application for a job, if there ever was one. */
export async function findNamedApplicationFor(
  tx: EntityManager,
  jobId: string,
  seekerId: string,
): Promise<NamedApplication | null> {
  const [row] = (await tx.query(`${namedApplicationSql} where a.job_id = $1 and a.seeker_id = $2`, [
    jobId,
    seekerId,
  ])) as NamedApplication[];
  return row ?? null;
}

interface Move {
  to: ApplicationStatus;
  by: Mover;
  reason?: string | null;
  /** Instead of the usual notice to the other side; exactly one goes to the seeker. */
  notices?: Notice[];
  /** Until then the mails wait and can be recalled; without it they are sent at once. */
  mailsLeaveAt?: Date;
}

/**
 * The only way in which an application moves: along the transition table (OP-032), from the status that the caller saw.
 * Timeline, interview, notices and live events follow in the same transaction. CONFLICT if the move is not allowed, or
 * the application has moved meanwhile.
 */
export async function moveApplication(scope: WriteScope, application: NamedApplication, move: Move): Promise<void> {
  await moveApplications(scope, [application], move);
}

/** The same for several at once, all or none. Returns the notices that were sent about each. */
export async function moveApplications(
  scope: WriteScope,
  applications: NamedApplication[],
  move: Move,
): Promise<SentNotice[]> {
  const [refusal] = (await refusalsOfMove(scope, applications, move)).values();
  if (refusal) throw conflict(refusal);
  await writeMoves(scope, applications, move);
  const told = await notify(scope, move.notices ?? (await usualNotices(scope, applications, move)), move.mailsLeaveAt);
  for (const application of applications) announceChange(scope, application);
  return told;
}

/** Their new state, inside the transaction that moved them, in the order of their ids. */
export async function readMoved(tx: EntityManager, ids: string[]): Promise<Application[]> {
  if (ids.length === 0) return [];
  const rows: ApplicationRow[] = await tx.query(
    `select ${applicationRow} from applications a ${applicantJoins} where a.id = any($1) order by a.id`,
    [ids],
  );
  return rows.map(toApplication);
}

/** Notifies the screens of both sides that the application has changed. */
export function announceChange(
  { effects }: Pick<WriteScope, 'effects'>,
  { id, seekerId, recruiterId }: Pick<NamedApplication, 'id' | 'seekerId' | 'recruiterId'>,
): void {
  effects.events.push({ topic: 'applicationChanged', userIds: [seekerId, recruiterId], subjectId: id });
}

/** Why applications may not move so, by their ids. Those that may are not included. */
export async function refusalsOfMove(
  scope: Pick<WriteScope, 'tx' | 'now'>,
  applications: NamedApplication[],
  { to, by }: Pick<Move, 'to' | 'by'>,
): Promise<Map<string, string>> {
  const refused = applications.filter(({ status }) => !canMove(status, to, by));
  const awaited = await withComingInterview(scope, refused);
  return new Map(refused.map(({ id, status }) => [id, refusalOf(status, { to, by }, awaited.has(id))]));
}

function refusalOf(from: ApplicationStatus, { to, by }: Pick<Move, 'to' | 'by'>, isInterviewComing: boolean): string {
  if (from === to) return applicationMessages.alreadyIs(to);
  if (by !== 'RECRUITER' || !canMove(from, to, 'INTERVIEW')) return applicationMessages.cannotMove(from, to);
  if (to === 'INTERVIEW_SCHEDULED') return applicationMessages.onlyByScheduling;
  return isInterviewComing ? applicationMessages.onlyByCancelling : applicationMessages.interviewIsOver;
}

/**
 * One statement: a row moves only from the seen status, and its event exists if and only if it moved. Applying again
 * sends the seeker's current resume, to the company that the job has now.
 */
async function writeMoves(
  { tx, actor, now }: WriteScope,
  applications: NamedApplication[],
  { to, by, reason }: Move,
): Promise<void> {
  const written = (await tx.query(
    `with moved as (
       update applications a set status = $3, moved_at = $4,
         decided_at = case when $5 then $4 when $3 = 'NEW' then null else decided_at end,
         applied_at = case when $3 = 'NEW' then $4 else applied_at end,
         company_id = case when $3 = 'NEW' then (select j.company_id from jobs j where j.id = a.job_id) else company_id end,
         resume_file_id = case when $3 = 'NEW' then (select p.resume_file_id from seeker_profiles p where p.user_id = a.seeker_id) else resume_file_id end
       from unnest($1::uuid[], $2::text[]) as seen (id, status)
       where a.id = seen.id and a.status = seen.status
       returning a.id, seen.status as earlier
     )
     insert into application_events (application_id, from_status, to_status, actor_id, reason, at)
     select id, earlier, $3, $6, $7, $4 from moved
     returning id`,
    [
      applications.map(({ id }) => id),
      applications.map(({ status }) => status),
      to,
      now,
      by === 'RECRUITER' && decisions.includes(to),
      actor?.id ?? null,
      reason || null,
    ],
  )) as unknown[];
  if (written.length < applications.length) throw conflict(applicationMessages.movedMeanwhile);
}

/** The other side is notified of the move. An interview that is cancelled with it is removed from both calendars. */
async function usualNotices(
  scope: WriteScope,
  applications: NamedApplication[],
  { to, reason }: Move,
): Promise<Notice[]> {
  const interviewed = cancelsInterview(to) ? await endsOfInterviews(scope.tx, applications) : new Map<string, Date>();
  const notices: Notice[] = [];
  for (const application of applications) {
    const notice = noticeOfMove(application, to, reason);
    const cancelled = interviewed.has(application.id) ? await endInterviewOf(scope, application.id) : null;
    notices.push(...(cancelled ? withCancellation(scope, application, notice, cancelled) : [notice]));
  }
  return notices;
}

/** When the unsettled interviews end, by application. */
async function endsOfInterviews(tx: EntityManager, applications: NamedApplication[]): Promise<Map<string, Date>> {
  if (applications.length === 0) return new Map();
  const rows = (await tx.query(
    `select application_id as id, ends_at as "endsAt" from interviews where application_id = any($1) and status in ('SCHEDULED', 'PENDING')`,
    [applications.map(({ id }) => id)],
  )) as { id: string; endsAt: Date }[];
  return new Map(rows.map(({ id, endsAt }) => [id, endsAt]));
}

/** Applications whose interview is still to come or under way. */
export async function withComingInterview(
  { tx, now }: Pick<WriteScope, 'tx' | 'now'>,
  applications: NamedApplication[],
): Promise<Set<string>> {
  const ends = [...(await endsOfInterviews(tx, applications))];
  return new Set(ends.filter(([, endsAt]) => endsAt > now).map(([id]) => id));
}

type CancelledInterview = NonNullable<Awaited<ReturnType<typeof endInterviewOf>>>;

function withCancellation(
  scope: WriteScope,
  application: NamedApplication,
  notice: Notice,
  cancelled: CancelledInterview,
): Notice[] {
  const cancellations = interviewNotices(scope, cancelled, application, 'CANCELLED');
  return cancellations.map((cancellation) =>
    cancellation.userId === notice.userId
      ? { ...notice, text: `${notice.text} ${cancellation.text}`, attachments: cancellation.attachments }
      : cancellation,
  );
}
