import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from './context.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import {
  type ClaimedMail,
  claimMail,
  deferMail,
  type MailOutcome,
  type SettledMail,
  settleMail,
} from './mail.queries.ts';
import type { MailTransport, OutgoingMail } from './mail.ts';
import { failureOf, sayFailure } from './mail-failure.ts';
import type { Statement } from './statement.ts';

/**
 * Three times what a mail server may take for an answer. After that the mail of a killed process is sent by another.
 */
export const claimSeconds = 60;
/** A server that is away is asked again after `seconds` by one mail, and by each after `mailSeconds`. */
const away = { seconds: 5, mailSeconds: 10 } as const;
/** Until a mail that was deferred is tried again: doubled each time. Codes are of no use late. */
const deferred = { firstSeconds: 5, longestOfCodesSeconds: 15, longestSeconds: 300 } as const;
const abandonedAfterDays = 3;
/** As many as the transport sends at once: a crash can double what is under way. */
const mostAtOnce = 2;
const pollMilliseconds = 500;
const closingMilliseconds = 5000;

/**
 * On any number of server processes. A mail that was delivered is never sent again; only a crash between the two steps
 * can double it, under the same Message-ID. While the mail server is away one mail at a time asks for it.
 */
export class MailQueue {
  private workers: Promise<void>[] = [];
  private timer: NodeJS.Timeout | undefined;
  private turn = Promise.withResolvers<void>();
  private isClosed = false;
  private awayUntil: Date | null = null;
  /** As the operator says; what a restore has parked the statement of a claim knows. */
  private readonly isParked: boolean;

  constructor(
    private readonly services: Services,
    private readonly transport: MailTransport,
  ) {
    this.isParked = services.config.outgoing === 'parked';
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), pollMilliseconds);
    this.workers = Array.from({ length: mostAtOnce }, (_, index) => this.work(index === 0));
  }

  /** Who waits for a mail looks for one now. */
  wake(): void {
    this.turn.resolve();
    this.turn = Promise.withResolvers();
  }

  /** Lets what is under way finish, for a while. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    this.wake();
    await Promise.race([Promise.all(this.workers), delay(closingMilliseconds, undefined, { ref: false })]);
  }

  private async work(isFirst: boolean): Promise<void> {
    let done: SettledMail | null = null;
    while (!this.isClosed || done) {
      const woken = this.turn.promise;
      try {
        const mail = await this.claim(isFirst, done);
        done = mail ? await this.deliver(mail) : null;
        if (!mail && !this.isClosed) await woken;
      } catch (error) {
        if (!isDatabaseUnavailable(error)) this.services.log.error({ err: error }, 'A mail could not be handled');
        if (this.isClosed) return;
        await woken;
      }
    }
  }

  /** Settles the one that was done; in the same statement, if there may be a next one. */
  private async claim(isFirst: boolean, done: SettledMail | null): Promise<ClaimedMail | undefined> {
    const now = this.services.clock.now();
    const mayClaim = !this.isClosed && !this.isParked && !(this.awayUntil && (!isFirst || this.awayUntil > now));
    if (!mayClaim) return void (done && (await this.write(settleMail(done))));
    const claim = claimMail({ done, now, until: later(now, claimSeconds) });
    const [mail] = await (done ? this.write(claim) : this.services.database.prepared(claim));
    return mail;
  }

  /** Null if it is tried again. */
  private async deliver(mail: ClaimedMail): Promise<SettledMail | null> {
    const { clock, log, secrets, metrics } = this.services;
    if (mail.expiresAt && mail.expiresAt <= clock.now()) {
      metrics.countMail('expired');
      return settled(mail, 'EXPIRED');
    }
    const text = secrets.decryptIfReadable(mail.encrypted ?? '');
    if (text === null) {
      log.warn({ outboxId: mail.id }, 'A mail cannot be read: APP_SECRET was another one when it was written');
      metrics.countMail('unreadable');
      return { ...settled(mail, 'ABANDONED'), error: unreadable, isRepeatable: mail.expiresAt === null };
    }
    try {
      const content = JSON.parse(text) as OutgoingMail;
      if (content.isDecoy) return settled(mail, 'UNADDRESSED');
      await this.transport.send(mail.messageId, content);
      this.awayUntil = null;
      metrics.countMail('delivered');
      return settled(mail);
    } catch (error) {
      return this.handleFailure(mail, error);
    }
  }

  private async handleFailure(mail: ClaimedMail, error: unknown): Promise<SettledMail | null> {
    const { clock, log, metrics } = this.services;
    const now = clock.now();
    const { kind, ...details } = failureOf(error);
    const said = sayFailure(details);
    // An error without a code is not the mail server's: then its own words say what is wrong.
    log.warn(
      {
        outboxId: mail.id,
        attempts: mail.attempts + 1,
        ...details,
        ...(details.code === undefined ? { err: error } : {}),
      },
      `A mail was not taken: ${kind}`,
    );
    this.awayUntil = kind === 'AWAY' ? later(now, away.seconds) : null;
    const isOld = later(mail.createdAt, abandonedAfterDays * 86_400) <= now;
    if (kind === 'REFUSED' || isOld) {
      metrics.countMail(kind === 'REFUSED' ? 'refused' : 'abandoned');
      // A code or link would be of no use later: who needs one asks for another.
      const isRepeatable = mail.expiresAt === null;
      return { id: mail.id, outcome: kind === 'REFUSED' ? 'REFUSED' : 'ABANDONED', error: said, isRepeatable };
    }
    const seconds = kind === 'AWAY' ? away.mailSeconds : deferralOf(mail);
    await this.write(deferMail({ id: mail.id, until: later(now, seconds), error: said }));
    return null;
  }

  /** A database that is away for a moment must not make a mail go out twice. */
  private async write<Row>(statement: Statement<Row>): Promise<Row[]> {
    for (;;) {
      try {
        return await this.services.database.prepared(statement);
      } catch (error) {
        if (this.isClosed || !isDatabaseUnavailable(error)) throw error;
        await delay(pollMilliseconds);
      }
    }
  }
}

/** For admins; with the earlier secret it can be sent again. */
const unreadable = 'cannot be read: APP_SECRET was another one';

/** Over without an error; null: it was delivered. */
const settled = ({ id }: ClaimedMail, outcome: MailOutcome | null = null): SettledMail => ({
  id,
  outcome,
  error: null,
  isRepeatable: false,
});

function deferralOf({ attempts, expiresAt }: ClaimedMail): number {
  const longest = expiresAt ? deferred.longestOfCodesSeconds : deferred.longestSeconds;
  return Math.min(deferred.firstSeconds * 2 ** attempts, longest);
}

const later = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);
