import type { EntityManager } from 'typeorm';
import type { Services } from './context.ts';
import type { Database } from './database.ts';
import type { AppEvent } from './events.ts';
import type { JobQueue } from './job-queue.ts';
import type { OutgoingMail } from './mail.ts';
import type { QueuedMail } from './mail.queries.ts';
import { mailJob, mailQueue } from './mail-queue.ts';
import { insertIntoOutbox, removeSent } from './outbox.queries.ts';
import type { Secrets } from './secrets.ts';

/** Written in the use case's transaction; leaves only after the commit. */
export interface Effects {
  mails: OutgoingMail[];
  events: AppEvent[];
  /** Runs in this process once the transaction is committed (cookies, caches). Lost in a crash. */
  afterCommit: (() => void)[];
}

/** Postgres notifies of 8,000 bytes at most: an event for everybody who runs a large portal is several. */
const mostUsersInPayload = 100;

function inPayloads({ userIds, ...event }: AppEvent): AppEvent[] {
  const count = Math.ceil(userIds.length / mostUsersInPayload);
  return Array.from({ length: count }, (_, part) => ({
    ...event,
    userIds: userIds.slice(part * mostUsersInPayload, (part + 1) * mostUsersInPayload),
  }));
}

/** A code or a link: its reader waits for it. Other mails leave when the queue looks by itself. */
export const isAwaited = ({ usefulSeconds }: OutgoingMail): boolean => usefulSeconds !== undefined;

/** As admins may read it: without a code, which stands in the subject too. */
const subjectFor = ({ subject, code }: OutgoingMail): string => (code ? subject.replaceAll(code, '…') : subject);

/**
 * Transactional outbox: what did not happen is not sent, and what happened is sent at least once. Postgres notifies of
 * each event with the commit; the mails are jobs of the `MailQueue`.
 */
export class Outbox {
  /** The mail queue looks now instead of a little later. */
  wake: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly secrets: Secrets,
  ) {}

  async write(tx: EntityManager, effects: Effects, now: Date): Promise<void> {
    if (effects.mails.length + effects.events.length === 0) return;
    const rows = await this.database.preparedIn(tx)(insertIntoOutbox(this.rows(effects, now)));
    await this.queueMails(
      rows.filter(({ kind }) => kind === 'MAIL'),
      tx,
    );
  }

  queueMails(mails: QueuedMail[], tx?: EntityManager): Promise<void> {
    return this.queue.send(mailQueue.name, mails.map(mailJob), tx);
  }

  /** What waits, as JSON. Mail bodies hold codes and links, so they wait encrypted. */
  rows({ mails, events }: Pick<Effects, 'mails' | 'events'>, now: Date): string {
    const endOf = ({ usefulSeconds }: OutgoingMail) =>
      usefulSeconds === undefined ? null : new Date(now.getTime() + usefulSeconds * 1000);
    return JSON.stringify([
      ...mails.map(({ hold, ...mail }) => ({
        kind: 'MAIL',
        topic: 'mail',
        about_ids: mail.about,
        payload: { to: mail.to, subject: subjectFor(mail), sealed: this.secrets.encrypt(JSON.stringify(mail)) },
        expires_at: endOf(mail),
        hold_id: hold?.id,
        next_attempt_at: hold?.until,
      })),
      ...events.flatMap(inPayloads).map((event) => ({ kind: 'EVENT', topic: event.topic, payload: event })),
    ]);
  }
}

const storedDays = 30;
const batchSize = 5000;

/** Rows that were sent stay for a month, as a record; then they go, in batches that lock little. */
export async function sweepOutbox({ database, clock }: Services): Promise<void> {
  const limit = new Date(clock.now().getTime() - storedDays * 86_400_000);
  for (let removed = batchSize; removed === batchSize;)
    removed = (await database.prepared(removeSent({ limit, count: batchSize }))).length;
}
