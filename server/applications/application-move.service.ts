import { In } from 'typeorm';
import type * as z from 'zod/mini';
import { conflict, notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import type { WriteScope } from '../core/use-case.ts';
import { endInterviewOf, interviewNotices } from '../calendar/interview-calendar.service.ts';
import { Interview } from '../calendar/interview.entity.ts';
import { liveStatuses } from '../calendar/interview.rules.ts';
import { type Notice, notify, type SentNotice } from '../notifications/notification.service.ts';
import type { Application } from './application.entity.ts';
import type { ApplicationStatus } from './application.labels.ts';
import { findNamed, lockNamed, type namedApplicationRow, writeMoves } from './application-move.queries.ts';
import { noticeOfMove } from './application.notices.ts';
import { findChanged } from './application.queries.ts';
import { applicationMessages, cancelsInterview, canMove, decisions, type Mover } from './application.rules.ts';

export type NamedApplication = z.infer<typeof namedApplicationRow>;

/** NOT_FOUND for anybody but its sides. `isLocked` prevents others from moving it meanwhile. */
export async function findNamedApplication(
  { prepared }: Pick<WriteScope, 'prepared'>,
  personId: string,
  id: string,
  isLocked = false,
): Promise<NamedApplication> {
  const [application] = isId(id) ? await prepared(findNamed({ personId, id, isLocked })) : [];
  if (!application) throw notFound(applicationMessages.notFound());
  return application;
}

/** Only the recruiter's own. */
export const lockNamedApplications = (
  { prepared }: Pick<WriteScope, 'prepared'>,
  recruiterId: string,
  ids: string[],
): Promise<NamedApplication[]> => prepared(lockNamed({ recruiterId, ids }));

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
 * Timeline, interview, notices and events follow in the same transaction. CONFLICT for a move that is not allowed, or
 * no longer.
 */
export async function moveApplication(scope: WriteScope, application: NamedApplication, move: Move): Promise<void> {
  await moveApplications(scope, [application], move);
}

/** All or none. Returns the notices that were sent about each. */
export async function moveApplications(
  scope: WriteScope,
  applications: NamedApplication[],
  move: Move,
): Promise<SentNotice[]> {
  const [refusal] = (await refusalsOfMove(scope, applications, move)).values();
  if (refusal) throw conflict(refusal);
  const written = await scope.prepared(
    writeMoves({
      applications,
      to: move.to,
      isDecision: move.by === 'RECRUITER' && decisions.includes(move.to),
      actorId: scope.actor?.id ?? null,
      reason: move.reason || null,
      now: scope.now,
    }),
  );
  if (written.length < applications.length) throw conflict(applicationMessages.movedMeanwhile());
  const notices = move.notices ?? (await usualNotices(scope, applications, move));
  const sent = await notify(scope, notices, move.mailsLeaveAt);
  for (const application of applications) announceChange(scope, application);
  return sent;
}

/** Inside the transaction that changed them, in the order of their ids. */
export const readMoved = async ({ prepared }: Pick<WriteScope, 'prepared'>, ids: string[]): Promise<Application[]> =>
  ids.length === 0 ? [] : prepared(findChanged(ids));

export async function readChanged({ prepared }: Pick<WriteScope, 'prepared'>, id: string): Promise<Application> {
  const [application] = await prepared(findChanged([id]));
  if (!application) throw new Error(`The application ${id} vanished in its own transaction.`);
  return application;
}

export function announceChange(
  { effects }: Pick<WriteScope, 'effects'>,
  { id, seekerId, recruiterId }: Pick<NamedApplication, 'id' | 'seekerId' | 'recruiterId'>,
): void {
  effects.events.push({ topic: 'applicationChanged', userIds: [seekerId, recruiterId], subjectId: id });
}

/** By id; those that may move are not included. */
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
  if (to === 'INTERVIEW_SCHEDULED') return applicationMessages.onlyByScheduling();
  return isInterviewComing ? applicationMessages.onlyByCancelling() : applicationMessages.interviewIsOver();
}

/** An interview that is cancelled with the move is removed from both calendars. */
async function usualNotices(
  scope: WriteScope,
  applications: NamedApplication[],
  { to, reason }: Move,
): Promise<Notice[]> {
  const interviewed = cancelsInterview(to) ? await endsOfInterviews(scope, applications) : new Map<string, Date>();
  const notices: Notice[] = [];
  for (const application of applications) {
    const notice = noticeOfMove(application, to, reason);
    const cancelled = interviewed.has(application.id) ? await endInterviewOf(scope, application.id) : null;
    notices.push(...(cancelled ? withCancellation(scope, application, notice, cancelled) : [notice]));
  }
  return notices;
}

async function endsOfInterviews(
  { tx }: Pick<WriteScope, 'tx'>,
  applications: NamedApplication[],
): Promise<Map<string | null, Date>> {
  if (applications.length === 0) return new Map();
  const interviews = await tx.findBy(Interview, {
    applicationId: In(applications.map(({ id }) => id)),
    storedStatus: In(liveStatuses),
  });
  return new Map(interviews.map(({ applicationId, endsAt }) => [applicationId, endsAt]));
}

/** Still to come or under way. */
export async function withComingInterview(
  scope: Pick<WriteScope, 'tx' | 'now'>,
  applications: NamedApplication[],
): Promise<Set<string | null>> {
  const ends = [...(await endsOfInterviews(scope, applications))];
  return new Set(ends.filter(([, endsAt]) => endsAt > scope.now).map(([id]) => id));
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
