import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from './context.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import {
  type ClaimedMail,
  claimMails,
  deferMail,
  findEndOfWindow,
  firstPosition,
  renewClaims,
  settleMail,
} from './mail.queries.ts';
import type { MailTransport, OutgoingMail } from './mail.ts';
import { failureOf } from './mail-failure.ts';
import type { Statement } from './statement.ts';

/** Seconds: how long a claim holds without a sign of life, and how often that is given. */
const claim = { seconds: 15, renewalSeconds: 5 } as const;
/** A server that is away is asked again after `seconds` by one mail, and by each after `mailSeconds`. */
const away = { seconds: 5, mailSeconds: 10 } as const;
/**
 * Until a mail that was deferred is tried again: doubled each time, half an hour with short waits, then long ones.
 * Codes are of no use late.
 */
const deferred = {
  firstSeconds: 5,
  longestOfCodesSeconds: 15,
  longestSeconds: 20,
  patientAfter: 90,
  patientSeconds: 300,
} as const;
const abandonedAfterDays = 3;
/** Twice what the transport sends at once, so that it never waits for the database. */
const mostAtOnce = 4;
const pollMilliseconds = 500;
const closingMilliseconds = 5000;

/**
 * On any number of server processes. A mail that was delivered is never sent again; only a crash between the two steps
 * can double it, under the same Message-ID. While the mail server is away one mail at a time asks for it.
 */
export class MailQueue {
  private readonly inFlight = new Map<string, Promise<void>>();
  private timers: NodeJS.Timeout[] = [];
  private claiming: Promise<void> | undefined;
  private isWoken = false;
  private isClosed = true;
  private awayUntil: Date | null = null;
  private position = firstPosition;

  constructor(
    private readonly services: Services,
    private readonly transport: MailTransport,
  ) {}

  start(): void {
    this.isClosed = false;
    this.timers = [
      setInterval(() => this.wake(), pollMilliseconds),
      setInterval(() => void this.renewClaims(), claim.renewalSeconds * 1000),
    ];
    this.wake();
  }

  wake(): void {
    if (this.isClosed) return;
    this.isWoken = true;
    this.claiming ??= this.claimWhatIsDue().finally(() => {
      this.claiming = undefined;
      if (this.isWoken) this.wake();
    });
  }

  /** Lets what is under way finish, for a while. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.claiming;
    await Promise.race([
      Promise.allSettled(this.inFlight.values()),
      delay(closingMilliseconds, undefined, { ref: false }),
    ]);
    for (const timer of this.timers) clearInterval(timer);
  }

  private async claimWhatIsDue(): Promise<void> {
    this.isWoken = false;
    const { database, clock, log } = this.services;
    const now = clock.now();
    const room = (this.awayUntil ? 1 : mostAtOnce) - this.inFlight.size;
    if (room <= 0 || (this.awayUntil && this.awayUntil > now)) return;
    try {
      const until = later(now, claim.seconds);
      const except = [...this.inFlight.keys()];
      const mails = await database.prepared(claimMails({ now, until, count: room, except, after: this.position }));
      for (const mail of mails) this.take(mail);
      await this.moveOn(now, mails.length === 0);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'Waiting mails could not be read');
    }
  }

  /**
   * Where every mail of a window waits for an earlier one of its person, the next window may hold one that does not.
   */
  private async moveOn(now: Date, isFruitless: boolean): Promise<void> {
    const { database } = this.services;
    const [end] = isFruitless ? await database.prepared(findEndOfWindow({ now, after: this.position })) : [];
    this.position = end ?? firstPosition;
    if (end) this.isWoken = true;
  }

  private take(mail: ClaimedMail): void {
    const delivery = this.deliver(mail)
      .catch((error: unknown) =>
        this.services.log.error({ err: error, outboxId: mail.id }, 'A mail could not be handled'),
      )
      .finally(() => {
        this.inFlight.delete(mail.id);
        this.wake();
      });
    this.inFlight.set(mail.id, delivery);
  }

  private async deliver(mail: ClaimedMail): Promise<void> {
    const { clock, secrets, metrics } = this.services;
    if (mail.expiresAt && mail.expiresAt <= clock.now()) {
      metrics.countMail('expired');
      return this.settle(mail);
    }
    try {
      const content = JSON.parse(secrets.decrypt(mail.encrypted ?? '')) as OutgoingMail;
      if (!content.isDecoy) {
        await this.transport.send(`mail-${mail.id}`, content);
        this.awayUntil = null;
        metrics.countMail('delivered');
      }
    } catch (error) {
      return this.handleFailure(mail, error);
    }
    return this.settle(mail);
  }

  private async handleFailure(mail: ClaimedMail, error: unknown): Promise<void> {
    const { clock, log, metrics } = this.services;
    const now = clock.now();
    const { kind, ...details } = failureOf(error);
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
      return this.settle(mail);
    }
    const seconds = kind === 'AWAY' ? away.mailSeconds : deferralOf(mail);
    return this.write(deferMail({ id: mail.id, until: later(now, seconds) }));
  }

  private settle({ id }: ClaimedMail): Promise<void> {
    return this.write(settleMail(id));
  }

  /** A database that is away for a moment must not make a mail go out twice. */
  private async write(statement: Statement<object>): Promise<void> {
    for (;;) {
      try {
        await this.services.database.prepared(statement);
        return;
      } catch (error) {
        if (this.isClosed || !isDatabaseUnavailable(error)) throw error;
        await delay(pollMilliseconds);
      }
    }
  }

  private async renewClaims(): Promise<void> {
    if (this.inFlight.size === 0) return;
    const { database, clock, log } = this.services;
    const until = later(clock.now(), claim.seconds);
    await database
      .prepared(renewClaims({ ids: [...this.inFlight.keys()], until }))
      .catch((error: unknown) => log.warn({ err: error }, 'The claims on mails under way could not be renewed'));
  }
}

function deferralOf({ attempts, expiresAt }: ClaimedMail): number {
  if (attempts >= deferred.patientAfter) return deferred.patientSeconds;
  return Math.min(
    deferred.firstSeconds * 2 ** attempts,
    expiresAt ? deferred.longestOfCodesSeconds : deferred.longestSeconds,
  );
}

const later = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);
