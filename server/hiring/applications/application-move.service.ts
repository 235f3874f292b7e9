import { In, MoreThan } from 'typeorm';
import type * as z from 'zod/mini';
import { conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import type { WriteScope } from '../../core/use-case.ts';
import { limitBySubjects, ofPerson } from '../../core/limits.ts';
import { type CalendarEntry, interviewNotices } from '../interviews/interview-calendar.service.ts';
import { Interview } from '../interviews/interview.entity.ts';
import { liveStatuses } from '../interviews/interview.rules.ts';
import { type Notice, notify } from '../../platform/notifications/notification.service.ts';
import { sendWebhooks } from '../webhooks/webhook.service.ts';
import type { Application } from './application.entity.ts';
import type { ApplicationStatus } from './application.labels.ts';
import { lockNamed, type namedApplicationRow, writeMoves } from './application-move.queries.ts';
import { findApplications } from './application.queries.ts';
import { applicationMessages, canMove, decisionLimits, decisions, type Mover } from './application.rules.ts';
import { messagesOf, notifyOfMoves, type NotifiedMove } from './status-messages.service.ts';

export type NamedApplication = z.infer<typeof namedApplicationRow>;
type SignedInScope = Pick<WriteScope<'SIGNED_IN'>, 'prepared' | 'actor'>;

/** Locked until the end of the transaction. NOT_FOUND if the actor is not a side of each. */
export async function lockApplications({ prepared, actor }: SignedInScope, ids: string[]): Promise<NamedApplication[]> {
  const found = ids.every(isId) ? await prepared(lockNamed({ personId: actor.id, ids })) : [];
  if (found.length < ids.length) throw notFound(applicationMessages.notFound());
  return found;
}

export async function lockApplication(scope: SignedInScope, id: string): Promise<NamedApplication> {
  const [application] = await lockApplications(scope, [id]);
  return application as NamedApplication;
}

export interface Move {
  to: ApplicationStatus;
  by: Mover;
  reason?: string | null;
  /** Instead of the usual notice to the other side; exactly one goes to the seeker, and all leave at once. */
  notices?: Notice[];
}

/**
 * The only way in which a locked application moves: along the transition table (OP-032). Timeline, interview, notices
 * and events follow in the same transaction. CONFLICT for a move that is not allowed.
 */
export async function moveApplication(
  scope: WriteScope,
  application: NamedApplication,
  move: Move,
): Promise<Application> {
  const { moved } = await moveApplications(scope, [application], move);
  return moved[0] as Application;
}

interface Moved {
  /** In the order of their ids. */
  moved: Application[];
  /** In the order of the given applications. */
  notified: NotifiedMove[];
}

/** All or none. */
export async function moveApplications(
  scope: WriteScope,
  applications: NamedApplication[],
  move: Move,
): Promise<Moved> {
  const [refusal] = (await refusalsOfMove(scope, applications, move)).values();
  const isDone = applications.every(({ status }) => status === move.to);
  if (refusal) throw conflict(refusal, isDone ? { reason: 'DONE_ALREADY' } : {});
  const isDecision = move.by === 'RECRUITER' && decisions.includes(move.to);
  if (isDecision) await limitDecisions(scope, applications);
  const messages = await messagesOf(scope, applications, move);
  const moved = await scope.prepared(
    writeMoves({
      earlier: messages.map(({ application: { id, status }, mailAt }) => ({ id, status, mailAt })),
      to: move.to,
      isDecision,
      actorId: scope.actor?.id ?? null,
      reason: move.reason || null,
      now: scope.now,
    }),
  );
  const notified = await notifyOfMoves(scope, messages, move);
  for (const application of applications) announceChange(scope, application);
  await sendStatuses(
    scope,
    applications
      .filter(({ hasWebhooks }) => hasWebhooks)
      .map((application) => ({ ...application, from: application.status, to: move.to })),
  );
  return { moved, notified };
}

/** RATE_LIMITED: each decision notifies a person, who did not ask for twenty a day. */
const limitDecisions = (scope: WriteScope, applications: NamedApplication[]): Promise<void> => {
  const { ofRecruiter, ofApplication } = decisionLimits;
  const { actor } = scope;
  if (!actor) throw new Error('Nobody decides.');
  return limitBySubjects({ ...scope, actor }, ofRecruiter.seconds, [
    { ...ofPerson({ actor }, 'decide', ofRecruiter), count: applications.length },
    ...applications.map(({ id }) => ({ ...ofApplication, scope: 'decide-on-application', subject: id })),
  ]);
};

/** Both sides are notified; an application that waited for its interview is approved again (OP-032). */
export async function leaveInterview(
  scope: WriteScope,
  application: NamedApplication,
  cancelled: CalendarEntry,
): Promise<void> {
  const notices = interviewNotices(scope, cancelled, application, 'CANCELLED');
  if (application.status === 'INTERVIEW_SCHEDULED') {
    await moveApplication(scope, application, { to: 'APPROVED', by: 'INTERVIEW', notices });
  } else {
    await notify(scope, notices);
    announceChange(scope, application);
  }
}

/** Those in which the actor is a side, in the order of their ids. */
export const readApplications = ({ prepared, actor }: SignedInScope, ids: string[]): Promise<Application[]> =>
  prepared(findApplications({ viewerId: actor.id, ids }));

export function announceChange(
  { effects }: Pick<WriteScope, 'effects'>,
  { id, seekerId, recruiterId }: Pick<NamedApplication, 'id' | 'seekerId' | 'recruiterId'>,
): void {
  effects.events.push({ topic: 'applicationChanged', userIds: [seekerId, recruiterId], subjectId: id });
}

interface StatusChange extends Pick<NamedApplication, 'id' | 'jobId'> {
  /** Null for the first application. */
  from: ApplicationStatus | null;
  to: ApplicationStatus;
}

/** To the webhooks that hear of the jobs. Applying again is an application like the first. */
export const sendStatuses = (scope: Parameters<typeof sendWebhooks>[0], changes: StatusChange[]): Promise<void> =>
  sendWebhooks(
    scope,
    changes.map(({ id, jobId, from, to }) => ({
      jobId,
      event: from === null || from === 'WITHDRAWN' ? 'APPLICATION_RECEIVED' : 'APPLICATION_STATUS_CHANGED',
      data: { applicationId: id, jobId, status: to, previousStatus: from },
    })),
  );

/** By id; those that may move are not included. */
export async function refusalsOfMove(
  scope: Pick<WriteScope, 'tx' | 'now'>,
  applications: NamedApplication[],
  { to, by }: Pick<Move, 'to' | 'by'>,
): Promise<Map<string, string>> {
  const refused = applications.filter(({ status }) => !canMove(status, to, by));
  if (refused.length === 0) return new Map();
  const awaited = await withComingInterview(scope, refused);
  return new Map(refused.map(({ id, status }) => [id, refusalOf(status, { to, by }, awaited.has(id))]));
}

function refusalOf(from: ApplicationStatus, { to, by }: Pick<Move, 'to' | 'by'>, isInterviewComing: boolean): string {
  if (from === to) return applicationMessages.alreadyIs(to);
  if (by !== 'RECRUITER' || !canMove(from, to, 'INTERVIEW')) return applicationMessages.cannotMove(from, to);
  if (to === 'INTERVIEW_SCHEDULED') return applicationMessages.onlyByScheduling();
  return isInterviewComing ? applicationMessages.onlyByCancelling() : applicationMessages.interviewIsOver();
}

/** Still to come or under way. */
export async function withComingInterview(
  { tx, now }: Pick<WriteScope, 'tx' | 'now'>,
  applications: NamedApplication[],
): Promise<Set<string | null>> {
  const interviews = await tx.findBy(Interview, {
    applicationId: In(applications.map(({ id }) => id)),
    storedStatus: In(liveStatuses),
    endsAt: MoreThan(now),
  });
  return new Set(interviews.map(({ applicationId }) => applicationId));
}
