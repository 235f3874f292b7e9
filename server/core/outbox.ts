import type { EntityManager } from 'typeorm';
import type { Database } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import type { AppEvent, EventChannel } from './events.ts';
import type { Logger } from './logger.ts';
import type { OutgoingMail } from './mail.ts';
import { insertIntoOutbox, takeEvents } from './outbox.queries.ts';
import type { Secrets } from './secrets.ts';

/** Written in the use case's transaction; leaves only after the commit. */
export interface Effects {
  mails: OutgoingMail[];
  events: AppEvent[];
  /** Runs in this process once the transaction is committed (cookies, caches). Lost in a crash. */
  afterCommit: (() => void)[];
}

const batchSize = 100;
const pollMilliseconds = 1000;

/** Transactional outbox: what did not happen is not sent, and what happened is sent at least once. */
export class Outbox {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWoken = false;

  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly log: Logger,
  ) {}

  async write(tx: EntityManager, effects: Effects, now: Date): Promise<void> {
    if (effects.mails.length + effects.events.length === 0) return;
    await this.database.preparedIn(tx)(insertIntoOutbox(this.rows(effects, now)));
  }

  /** What waits, as JSON. Mail bodies hold codes and links, so they wait encrypted. */
  rows({ mails, events }: Pick<Effects, 'mails' | 'events'>, now: Date): string {
    const endOf = ({ usefulSeconds }: OutgoingMail) =>
      usefulSeconds === undefined ? null : new Date(now.getTime() + usefulSeconds * 1000);
    return JSON.stringify([
      ...mails.map(({ hold, ...mail }) => ({
        kind: 'MAIL',
        topic: 'mail',
        payload: { to: mail.to, sealed: this.secrets.encrypt(JSON.stringify(mail)) },
        expires_at: endOf(mail),
        hold_id: hold?.id,
        next_attempt_at: hold?.until,
      })),
      ...events.map((event) => ({ kind: 'EVENT', topic: event.topic, payload: event })),
    ]);
  }

  /** Begins to send. The poll finds what a killed process left behind; `wake` makes the usual case immediate. */
  start(channel: EventChannel, deliverMails: () => void): void {
    this.deliverMails = deliverMails;
    this.dispatch = () => this.dispatchEvents(channel);
    this.timer = setInterval(() => this.wake(), pollMilliseconds);
    this.wake();
  }

  wake(): void {
    this.deliverMails();
    this.isWoken = true;
    this.running ??= this.drain().finally(() => {
      this.running = undefined;
      if (this.isWoken) this.wake();
    });
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.deliverMails = () => undefined;
    this.dispatch = async () => 0;
    await this.running;
  }

  private deliverMails: () => void = () => undefined;
  private dispatch: () => Promise<number> = async () => 0;

  private async drain(): Promise<void> {
    try {
      do this.isWoken = false;
      while ((await this.dispatch()) === batchSize);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) this.log.error({ err: error }, 'The outbox could not be dispatched');
    }
  }

  private async dispatchEvents(channel: EventChannel): Promise<number> {
    return this.database.dataSource.transaction(async (tx) => {
      const taken = await this.database.preparedIn(tx)(takeEvents(batchSize));
      for (const { id, payload } of taken.toSorted((a, b) => Number(a.id) - Number(b.id)))
        await channel.publish(tx, id, payload);
      return taken.length;
    });
  }
}
