import { setTimeout as delay } from 'node:timers/promises';
import type { JobInsert, Queue } from 'pg-boss';
import type { Services } from './context.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import {
  deferMail,
  listMailsWithoutJob,
  type QueuedMail,
  readWaitingMails,
  type SettledMail,
  settleMail,
  type WaitingMail,
} from './mail.queries.ts';
import type { MailTransport, OutgoingMail } from './mail.ts';
import { failureOf, sayFailure } from './mail-failure.ts';
import { isParked } from './outgoing.ts';

/** After half a minute without a sign of life of its worker a mail is given to another one. */
export const mailQueue: Queue = { name: 'mails', heartbeatSeconds: 30, retryLimit: 1000, deleteAfterSeconds: 3600 };
const codePriority = 1;
const heldPriority = -1;
/** A server that is away is asked again after so many seconds, by one mail. */
const awaySeconds = 5;
/** So long a worker waits for it with its mails, well within the time of a job. */
const longestWaitMs = 300_000;
/** Until a mail that was deferred is tried again: doubled each time. Codes are of no use late. */
const deferred = { firstSeconds: 5, longestOfCodesSeconds: 15, longestSeconds: 300 } as const;
const abandonedAfterDays = 3;
const pollMilliseconds = 500;

interface MailJob {
  id: string;
}

/** Carries the id only: the content stays encrypted in the outbox. Codes go first, held mails last. */
export const mailJob = ({ id, isCode, isHeld, leavesAt }: QueuedMail): JobInsert<MailJob> => ({
  data: { id },
  priority: isCode ? codePriority : isHeld ? heldPriority : 0,
  ...(leavesAt && { startAfter: leavesAt }),
});

/**
 * On any number of server processes. A mail that was delivered is never sent again; only a crash between the two steps
 * can double it, under the same Message-ID. While the mail server is away the workers wait, and one mail asks for it.
 */
export class MailQueue {
  private turn = Promise.withResolvers<void>();
  private isClosed = false;
  private awayUntil: Date | null = null;

  constructor(
    private readonly services: Services,
    private readonly transport: MailTransport,
  ) {}

  /** Codes have a worker of their own: they never wait for the mails that another one has taken. */
  async start(): Promise<void> {
    if (!(await isParked(this.services))) await this.queueForgotten();
    const handle = async (jobs: { data: MailJob }[]) => {
      if (await isParked(this.services)) return;
      await this.deliverAll(jobs.map(({ data }) => data.id));
    };
    const { queue } = this.services;
    await queue.work(mailQueue.name, { atOnce: 2, batchSize: 20, pollingIntervalSeconds: 1 }, handle);
    await queue.work(mailQueue.name, { atOnce: 1, minPriority: codePriority, pollingIntervalSeconds: 2 }, handle);
  }

  /** Who waits for the mail server asks now, if it is time. */
  wake(): void {
    this.services.queue.wake(mailQueue.name);
    this.askAgain();
  }

  private askAgain(): void {
    this.turn.resolve();
    this.turn = Promise.withResolvers();
  }

  /** All workers go on as soon as one mail was taken. */
  private nowAway(until: Date | null): void {
    const wasAway = this.awayUntil !== null;
    this.awayUntil = until;
    if (wasAway && !until) this.askAgain();
  }

  close(): void {
    this.isClosed = true;
    this.wake();
  }

  /** Mails that were parked have no job any more, and those of a restored database never had one. */
  private async queueForgotten(): Promise<void> {
    const { database, queue } = this.services;
    await database.manager.transaction(async (tx) => {
      await queue.send(mailQueue.name, (await database.preparedIn(tx)(listMailsWithoutJob())).map(mailJob), tx);
    });
  }

  /** After waiting for the mail server they are read again: some may have been recalled, or have left. */
  private async deliverAll(ids: string[]): Promise<void> {
    const { database, clock } = this.services;
    const givenBackAt = performance.now() + longestWaitMs;
    for (let isAway = true; isAway;) {
      await this.mayAsk();
      isAway = false;
      for (const mail of await database.prepared(readWaitingMails({ ids, now: clock.now() }))) {
        if (this.isClosed || performance.now() > givenBackAt)
          throw new Error('The mail server is away, or this one closes');
        isAway = !(await this.deliver(mail));
        if (isAway) break;
      }
    }
  }

  private async mayAsk(): Promise<void> {
    const { clock } = this.services;
    while (!this.isClosed && this.awayUntil && this.awayUntil > clock.now())
      await Promise.race([this.turn.promise, delay(pollMilliseconds, undefined, { ref: false })]);
    // The others wait for what comes of this try.
    if (this.awayUntil) this.awayUntil = later(clock.now(), awaySeconds);
  }

  /** False if the mail server is away. */
  private async deliver(mail: WaitingMail): Promise<boolean> {
    const { clock, log, secrets, metrics } = this.services;
    if (mail.expiresAt && mail.expiresAt <= clock.now()) {
      metrics.countMail('expired');
      return this.settle(mail, { outcome: 'EXPIRED' });
    }
    const text = secrets.decryptIfReadable(mail.encrypted ?? '');
    if (text === null) {
      log.warn({ outboxId: mail.id }, 'A mail cannot be read: APP_SECRET was another one when it was written');
      metrics.countMail('unreadable');
      return this.settle(mail, { outcome: 'ABANDONED', error: unreadable });
    }
    const content = JSON.parse(text) as OutgoingMail;
    if (content.isDecoy) return this.settle(mail, { outcome: 'UNADDRESSED' });
    try {
      await this.transport.send(mail.messageId, content);
    } catch (error) {
      return this.handleFailure(mail, error);
    }
    this.nowAway(null);
    metrics.countMail('delivered');
    return this.settle(mail, { outcome: null });
  }

  private async handleFailure(mail: WaitingMail, cause: unknown): Promise<boolean> {
    const { clock, log, metrics } = this.services;
    const now = clock.now();
    const { kind, ...details } = failureOf(cause);
    const error = sayFailure(details);
    // An error without a code is not the mail server's: then its own words say what is wrong.
    const own = details.code === undefined ? { err: cause } : {};
    log.warn({ outboxId: mail.id, attempts: mail.attempts + 1, ...details, ...own }, `A mail was not taken: ${kind}`);
    this.nowAway(kind === 'AWAY' ? later(now, awaySeconds) : null);
    if (kind === 'REFUSED' || later(mail.createdAt, abandonedAfterDays * 86_400) <= now) {
      metrics.countMail(kind === 'REFUSED' ? 'refused' : 'abandoned');
      return this.settle(mail, { outcome: kind === 'REFUSED' ? 'REFUSED' : 'ABANDONED', error });
    }
    await this.defer(mail, this.awayUntil ?? later(now, deferralOf(mail)), error);
    return kind !== 'AWAY';
  }

  /** One that failed can be sent again later; a code or link would be of no use then, and who needs one asks again. */
  private async settle(
    { id, expiresAt }: WaitingMail,
    { outcome, error = null }: Pick<SettledMail, 'outcome'> & { error?: string | null },
  ): Promise<true> {
    const settled = settleMail({ id, outcome, error, isRepeatable: error !== null && expiresAt === null });
    await this.write(() => this.services.database.prepared(settled));
    return true;
  }

  /** Its worker waits for a mail server that is away; any other one gets a new job. */
  private defer(mail: WaitingMail, until: Date, error: string): Promise<void> {
    const { database, queue } = this.services;
    return this.write(() =>
      database.manager.transaction(async (tx) => {
        await database.preparedIn(tx)(deferMail({ id: mail.id, until, error }));
        if (!this.awayUntil) await queue.send(mailQueue.name, [mailJob({ ...mail, leavesAt: until })], tx);
      }),
    );
  }

  /** A database that is away for a moment must not make a mail go out twice. */
  private async write(body: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        return void (await body());
      } catch (error) {
        if (this.isClosed || !isDatabaseUnavailable(error)) throw error;
        await delay(pollMilliseconds);
      }
    }
  }
}

/** For admins; with the earlier secret it can be sent again. */
const unreadable = 'cannot be read: APP_SECRET was another one';

function deferralOf({ attempts, isCode }: WaitingMail): number {
  const longest = isCode ? deferred.longestOfCodesSeconds : deferred.longestSeconds;
  return Math.min(deferred.firstSeconds * 2 ** attempts, longest);
}

const later = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);
