import type { EntityManager } from 'typeorm';
import { conflict, notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import type { WriteScope } from '../core/use-case.ts';
import { endInterviewOf, interviewNotices, type InterviewParties } from '../interviews/interview-calendar.service.ts';
import { type Notice, notify } from '../notifications/notification.service.ts';
import type { ApplicationStatus } from './application.labels.ts';
import { noticeOfMove } from './application.notices.ts';
import { applicationMessages, cancelsInterview, canMove, decisions, type Mover } from './application.rules.ts';

/** An application with the names that its two sides read. */
export interface NamedApplication extends InterviewParties {
  id: string;
  jobId: string;
  status: ApplicationStatus;
}

const namedApplicationSql = `
  select a.id, a.status, a.job_id as "jobId", j.title as "jobTitle", c.name::text as "companyName",
    a.recruiter_id as "recruiterId", r.name as "recruiterName", r.email::text as "recruiterEmail",
    a.seeker_id as "seekerId", s.name as "seekerName", s.email::text as "seekerEmail"
  from applications a
    join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    join users r on r.id = a.recruiter_id join users s on s.id = a.seeker_id`;

/** An application of which the person is a side, with the names on it; NOT_FOUND otherwise. `isLocked` keeps others from moving it meanwhile. */
export async function findNamedApplication(tx: EntityManager, personId: string, id: string, isLocked = false): Promise<NamedApplication> {
  const [row] = isId(id)
    ? ((await tx.query(`${namedApplicationSql} where a.id = $1 and $2 in (a.recruiter_id, a.seeker_id) ${isLocked ? 'for no key update of a' : ''}`, [id, personId])) as NamedApplication[])
    : [];
  if (!row) throw notFound(applicationMessages.notFound);
  return row;
}

/** The seeker's application for a job, if there ever was one. */
export async function findNamedApplicationFor(tx: EntityManager, jobId: string, seekerId: string): Promise<NamedApplication | null> {
  const [row] = (await tx.query(`${namedApplicationSql} where a.job_id = $1 and a.seeker_id = $2`, [jobId, seekerId])) as NamedApplication[];
  return row ?? null;
}

interface Move {
  to: ApplicationStatus;
  by: Mover;
  reason?: string | null;
  /** Instead of the usual notice to the other side; exactly one goes to the seeker. */
  notices?: Notice[];
}

/**
 * The only way in which an application moves: along the transition table (OP-032), from the status that the caller saw.
 * Timeline, interview, notices and live events follow in the same transaction. CONFLICT if it may not move so, or has moved meanwhile.
 */
export async function moveApplication(scope: WriteScope, application: NamedApplication, move: Move): Promise<void> {
  refuseWrongMove(application.status, move);
  await writeMove(scope, application, move);
  await notify(scope, move.notices ?? (await usualNotices(scope, application, move)));
  announceChange(scope, application);
}

/** Tells both sides' screens that the application is not what they show. */
export function announceChange({ effects }: Pick<WriteScope, 'effects'>, { id, seekerId, recruiterId }: Pick<NamedApplication, 'id' | 'seekerId' | 'recruiterId'>): void {
  effects.events.push({ topic: 'applicationChanged', userIds: [seekerId, recruiterId], subjectId: id });
}

function refuseWrongMove(from: ApplicationStatus, { to, by }: Move): void {
  if (canMove(from, to, by)) return;
  if (from === to) throw conflict(applicationMessages.alreadyIs(to));
  if (by === 'RECRUITER' && canMove(from, to, 'INTERVIEW')) {
    throw conflict(to === 'INTERVIEW_SCHEDULED' ? applicationMessages.onlyByScheduling : applicationMessages.onlyByCancelling);
  }
  throw conflict(applicationMessages.cannotMove(from, to));
}

/** One statement: the row moves only from the seen status, and its event is there if and only if it moved. Applying again sends the resume of today. */
async function writeMove({ tx, actor, now }: WriteScope, { id, status: from }: NamedApplication, { to, by, reason }: Move): Promise<void> {
  const written = (await tx.query(
    `with moved as (
       update applications a set status = $3, moved_at = $4,
         decided_at = case when $5 then $4 when $3 = 'NEW' then null else decided_at end,
         applied_at = case when $3 = 'NEW' then $4 else applied_at end,
         resume_file_id = case when $3 = 'NEW' then (select p.resume_file_id from seeker_profiles p where p.user_id = a.seeker_id) else resume_file_id end
       where id = $1 and status = $2
       returning id
     )
     insert into application_events (application_id, from_status, to_status, actor_id, reason, at)
     select id, $2, $3, $6, $7, $4 from moved
     returning id`,
    [id, from, to, now, by === 'RECRUITER' && decisions.includes(to), actor?.id ?? null, reason || null],
  )) as unknown[];
  if (written.length === 0) throw conflict(applicationMessages.movedMeanwhile);
}

/** The other side is told of the move; an interview that falls with it is taken out of both calendars. */
async function usualNotices(scope: WriteScope, application: NamedApplication, { to, reason }: Move): Promise<Notice[]> {
  const notice = noticeOfMove(application, to, reason);
  const cancelled = cancelsInterview(to) ? await endInterviewOf(scope, application.id) : null;
  if (!cancelled) return [notice];
  const cancellations = interviewNotices(scope, cancelled, application, 'CANCELLED');
  return cancellations.map((cancellation) =>
    cancellation.userId === notice.userId ? { ...notice, text: `${notice.text} ${cancellation.text}`, attachments: cancellation.attachments } : cancellation,
  );
}
