import type { EntityManager } from 'typeorm';
import type { Database } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import type { AppEvent, EventChannel } from './events.ts';
import type { Logger } from './logger.ts';
import type { OutgoingMail } from './mail.ts';
import type { Secrets } from './secrets.ts';

/** What a use case tells others; it is written in the use case's own transaction and leaves only after the commit. */
export interface Effects {
  mails: OutgoingMail[];
  events: AppEvent[];
  /** Runs in this process once the transaction is committed (cookies, caches). Lost in a crash. */
  afterCommit: (() => void)[];
}

interface OutboxRow {
  id: string;
  kind: 'MAIL' | 'EVENT';
  payload: unknown;
}

/** Takes over mails in the transaction that marks them as dispatched, to deliver them with retries. */
export type MailQueue = (tx: EntityManager, mails: QueuedMail[]) => Promise<void>;

/** A mail by its row in the outbox, where its content waits. */
export interface QueuedMail {
  outboxId: string;
  to: string;
}

const batchSize = 100;
const pollMilliseconds = 1000;

/** Transactional outbox: nothing is told that did not happen, and nothing that happened stays untold (at least once). */
export class Outbox {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWoken = false;

  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly log: Logger,
  ) {}

  /** Mail bodies hold codes and links, so they wait sealed. */
  async write(tx: EntityManager, effects: Effects): Promise<void> {
    const rows = [
      ...effects.mails.map((mail) => ({ kind: 'MAIL', topic: 'mail', payload: { to: mail.to, sealed: this.secrets.seal(JSON.stringify(mail)) } })),
      ...effects.events.map((event) => ({ kind: 'EVENT', topic: event.topic, payload: event })),
    ];
    if (rows.length === 0) return;
    await tx.query(
      `insert into outbox (kind, topic, payload) select kind, topic, payload from jsonb_to_recordset($1) as row (kind text, topic text, payload jsonb)`,
      [JSON.stringify(rows)],
    );
  }

  /** Begins to send. The poll finds what a killed process left behind; `wake` makes the usual case immediate. */
  start(channel: EventChannel, queueMails: MailQueue): void {
    this.dispatch = () => this.dispatchBatch(channel, queueMails);
    this.timer = setInterval(() => this.wake(), pollMilliseconds);
    this.wake();
  }

  wake(): void {
    this.isWoken = true;
    this.running ??= this.drain().finally(() => {
      this.running = undefined;
      if (this.isWoken) this.wake();
    });
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.dispatch = async () => 0;
    await this.running;
  }

  private dispatch: () => Promise<number> = async () => 0;

  private async drain(): Promise<void> {
    try {
      do this.isWoken = false;
      while ((await this.dispatch()) === batchSize);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) this.log.error({ err: error }, 'The outbox could not be dispatched');
    }
  }

  private async dispatchBatch(channel: EventChannel, queueMails: MailQueue): Promise<number> {
    return this.database.dataSource.transaction(async (tx) => {
      const [taken] = (await tx.query(
        `update outbox set dispatched_at = now() where id in
           (select id from outbox where dispatched_at is null order by id limit $1 for update skip locked)
         returning id, kind, payload`,
        [batchSize],
      )) as [OutboxRow[], number];
      const mails = taken.filter(({ kind }) => kind === 'MAIL').map(({ id, payload }) => ({ outboxId: id, to: (payload as { to: string }).to }));
      if (mails.length > 0) await queueMails(tx, mails);
      const events = taken.filter(({ kind }) => kind === 'EVENT').toSorted((a, b) => Number(a.id) - Number(b.id));
      for (const row of events) await channel.publish(tx, row.id, row.payload as AppEvent);
      return taken.length;
    });
  }
}
