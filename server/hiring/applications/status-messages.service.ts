import {
  type CalendarEntry,
  type EndedInterview,
  endInterviewsOf,
  interviewNotices,
} from '../interviews/interview-calendar.service.ts';
import type { Actor } from '../../core/actor.rules.ts';
import { recallHeldMails } from '../../core/outbox.queries.ts';
import type { WriteScope } from '../../core/use-case.ts';
import {
  mailNotices,
  type Notice,
  notify,
  notifyWithoutMail,
  withdrawNotices,
} from '../../platform/notifications/notification.service.ts';
import { findReasons, findReviewMail, lockNamed } from './application-move.queries.ts';
import type { Move, NamedApplication } from './application-move.service.ts';
import type { ApplicationStatus } from './application.labels.ts';
import { noticeOfMove } from './application.notices.ts';
import { cancelsInterview } from './application.rules.ts';
import { statusMailAt, statusMailSeconds, waitingMailAt } from './status-mail.rules.ts';

/** What is said about the move of one application (decision 0002). */
export interface Messages {
  application: NamedApplication;
  notices: Notice[];
  interview: EndedInterview | null;
  /** To the seeker; null if the move is said in the bell alone, or to the recruiter. */
  mailAt: Date | null;
}

/** An interview that is cancelled with the move is removed from both calendars. */
export async function messagesOf(scope: WriteScope, applications: NamedApplication[], move: Move): Promise<Messages[]> {
  const { to, by, reason, notices } = move;
  if (notices) return applications.map((application) => ({ application, notices, interview: null, mailAt: scope.now }));
  const cancelled = cancelsInterview(to) ? await endInterviewsOf(scope, applications) : new Map<string, never>();
  const isMailed = by !== 'SEEKER' && (to !== 'IN_REVIEW' || (await isReviewMailed(scope, applications)));
  return applications.map((application) => {
    const notice = noticeOfMove(application, to, reason);
    const interview = cancelled.get(application.id) ?? null;
    const all = interview ? withCancellation(scope, application, notice, interview) : [notice];
    if (!isMailed) return { application, notices: all, interview, mailAt: null };
    const until = statusMailAt(interview ? noMail : application, waitSecondsOf(to), scope.now);
    // A mail that takes an interview out of a calendar can be taken back too, but counts as one that has left: no later
    // mail replaces it.
    const [id, mailAt] = interview ? [interview.id, scope.now] : [application.id, until];
    return { application, notices: all.map((each) => ({ ...each, hold: { id, until } })), interview, mailAt };
  });
}

const noMail = { mailLeavesAt: null, mailLeftAt: null };

const waitSecondsOf = (to: ApplicationStatus): number =>
  to === 'IN_REVIEW' ? statusMailSeconds.review : statusMailSeconds.decision;

/** Once a day for one person, whose applications may be opened by many. */
async function isReviewMailed({ prepared, now }: WriteScope, [application]: NamedApplication[]): Promise<boolean> {
  const seekerId = application?.seekerId ?? '';
  const since = new Date(now.getTime() - statusMailSeconds.reviewsApart * 1000);
  return (await prepared(findReviewMail({ seekerId, since }))).length === 0;
}

/** In place of what waits to be mailed about the same applications. */
export async function notifyOfMoves(
  scope: WriteScope,
  messages: Messages[],
  { to }: Pick<Move, 'to'>,
): Promise<NotifiedMove[]> {
  const { prepared, now } = scope;
  const replaced = messages.filter(({ application }) => waitingMailAt(application, now) !== null);
  if (replaced.length > 0)
    await prepared(recallHeldMails({ holdIds: replaced.map(({ application: { id } }) => id), now }));
  const isQuiet = to === 'IN_REVIEW' && messages.every(({ mailAt }) => mailAt === null);
  const ids = await (isQuiet ? notifyWithoutMail : notify)(
    scope,
    messages.flatMap(({ notices }) => notices),
  );
  return messages.map(({ application, notices, interview }) => {
    const own = ids.splice(0, notices.length);
    const idOf = (personId: string) => own[notices.findIndex(({ userId }) => userId === personId)] ?? null;
    const { seekerId, recruiterId } = application;
    const replacedMailAt = waitingMailAt(application, now);
    return { noticeId: idOf(seekerId), ownNoticeId: idOf(recruiterId), interview, replacedMailAt };
  });
}

/** Ids of the messages that a move sent; undoing it recalls them. */
export interface NotifiedMove {
  noticeId: string | null;
  /** In the bell of the recruiter. */
  ownNoticeId: string | null;
  interview: EndedInterview | null;
  /** When the waiting mail would have left that this one replaced. */
  replacedMailAt: Date | null;
}

const invitationOf = ({ invitation }: Notice): Pick<Notice, 'invitation'> => (invitation ? { invitation } : {});

function withCancellation(
  scope: WriteScope,
  application: NamedApplication,
  notice: Notice,
  cancelled: CalendarEntry,
): Notice[] {
  const cancellations = interviewNotices(scope, cancelled, application, 'CANCELLED');
  return cancellations.map((cancellation) =>
    cancellation.userId === notice.userId
      ? {
          ...notice,
          about: cancellation.about,
          text: `${notice.text} ${cancellation.text}`,
          ...invitationOf(cancellation),
        }
      : cancellation,
  );
}

interface TakenBack {
  id: string;
  noticeId: string | null;
  ownNoticeId: string | null;
  interviewId: string | null;
  replacedMailAt: Date | null;
}

const isThere = (id: string | null): id is string => id !== null;

/** Removes its notifications and mails, and restores a waiting mail that they had replaced. */
export async function takeMessagesBack(scope: WriteScope & { actor: Actor }, restored: TakenBack[]): Promise<void> {
  const notices = restored.flatMap(({ noticeId, ownNoticeId }) => [noticeId, ownNoticeId]).filter(isThere);
  await withdrawNotices(scope, notices);
  const holds = restored.flatMap(({ id, interviewId }) => [id, interviewId]).filter(isThere);
  if (holds.length > 0) await scope.prepared(recallHeldMails({ holdIds: holds, now: scope.now }));
  const replaced = new Map(restored.flatMap(({ id, replacedMailAt: until }) => (until ? [[id, { id, until }]] : [])));
  if (replaced.size === 0) return;
  const applications = await scope.prepared(lockNamed({ personId: scope.actor.id, ids: [...replaced.keys()] }));
  const found = await scope.prepared(findReasons([...replaced.keys()]));
  const reasons = new Map(found.map(({ id, reason }) => [id, reason]));
  await mailNotices(
    scope,
    applications.map((application) => {
      const hold = replaced.get(application.id);
      const notice = noticeOfMove(application, application.status, reasons.get(application.id));
      return { ...notice, ...(hold && { hold }) };
    }),
  );
}
