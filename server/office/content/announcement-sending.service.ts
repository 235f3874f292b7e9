import { IsNull, MoreThan, Not } from 'typeorm';
import type * as z from 'zod/mini';
import type { Services } from '../../core/context.ts';
import { countWaitingMails } from '../../core/mail.queries.ts';
import { runAsServer, type WriteScope } from '../../core/use-case.ts';
import { User } from '../../people/users/user.entity.ts';
import { mailNotices, notifyWithoutMail } from '../../platform/notifications/notification.service.ts';
import { type dueSending, takeSending } from './announcement-admin.queries.ts';
import { announcementMailNotice, announcementNotice } from './content.notices.ts';
import { AnnouncementSending } from './content.entity.ts';

type Scope = Omit<WriteScope<'ANYONE'>, 'request'>;
type Sending = z.infer<typeof dueSending>;

const batchSize = 200;
/** With more waiting, the mails of an announcement stop until the next turn: they must not fill the outbox. */
const mostWaitingMails = 1000;
/** What is left is for the next turn. */
const longestRunMs = 120_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Notifies everybody of what was published, then mails what is GENERAL (decision 0002). A batch and its mark are one
 * transaction: no one is notified twice, even if the server stops in between or several servers run this at once.
 */
export async function sendAnnouncements(services: Services): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < longestRunMs && (await runAsServer(services, sendBatch)));
}

/** Whether there may be more to do. */
async function sendBatch(scope: Scope): Promise<boolean> {
  const { tx, prepared, now } = scope;
  const [sending] = await prepared(takeSending(now));
  if (!sending) return false;
  if (sending.step === 'MAILING' && (await areMailsPiling(scope))) return false;
  // In the order of their ids, so that each batch begins where the one before ended.
  const people = await tx.find(User, {
    select: { id: true },
    where: { id: MoreThan(sending.sentUpTo), emailVerifiedAt: Not(IsNull()), disabledAt: IsNull() },
    order: { id: 'ASC' },
    take: batchSize,
  });
  await reach(
    scope,
    sending,
    people.map(({ id }) => id),
  );
  const sentUpTo = people[batchSize - 1]?.id;
  await tx.update(AnnouncementSending, sending.id, sentUpTo ? { sentUpTo } : nextStep(sending));
  return true;
}

async function areMailsPiling({ prepared, now }: Scope): Promise<boolean> {
  const [waiting] = await prepared(countWaitingMails({ now, upTo: mostWaitingMails }));
  return (waiting?.count ?? 0) >= mostWaitingMails;
}

async function reach(scope: Scope, { step, ...announcement }: Sending, userIds: string[]): Promise<void> {
  if (step === 'NOTIFYING') {
    await notifyWithoutMail(
      scope,
      userIds.map((userId) => announcementNotice(userId, announcement)),
    );
    return;
  }
  // A mail with a time leaves after those without one: news delay no other mail.
  const hold = { id: announcement.id, until: scope.now };
  const notices = userIds.map((userId) => ({ ...announcementMailNotice(userId, announcement), hold }));
  await mailNotices(scope, notices);
}

const nextStep = ({ step, isGeneral }: Sending) =>
  ({ step: step === 'NOTIFYING' && isGeneral ? 'MAILING' : 'SENT', sentUpTo: beforeAll }) as const;
