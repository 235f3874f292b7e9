import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { AppEvent } from './events.ts';
import { shortReasonOf } from './database-errors.ts';
import type { Logger } from './logger.ts';
import { listLatestEvents } from './outbox.queries.ts';

/** The trigger `outbox_event` notifies of each event that is committed. */
const channelName = 'kaamyab_events';
/**
 * A listener may hear nothing for hours. After this much silence TCP checks the line, and some ten seconds later it is
 * given up.
 */
const keepAliveMs = 10_000;
const connection = {
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveMs,
  connectionTimeoutMillis: 3000,
  query_timeout: 5000,
  application_name: 'kaamyab-events',
} as const;
const farewellMs = 1000;
/**
 * So many rows of the outbox are read again after a lost connection, as a transaction may commit its event after later
 * ones. What was heard of them is remembered, and of those that come meanwhile.
 */
const readAgain = 5000;
const remembered = 2 * readAgain;

/** LISTEN on a connection of its own. What happened while it was down is read from the outbox. */
export class PostgresEventChannel {
  private client: pg.Client | undefined;
  private onEvent: (event: AppEvent) => void = () => undefined;
  /** Outbox ids, the latest last. */
  private readonly heard = new Set<string>();
  private isClosed = false;
  private reconnectTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  /** Hands over every event of every process, this one included, from now on and across lost connections. */
  async listen(onEvent: (event: AppEvent) => void): Promise<void> {
    this.onEvent = onEvent;
    await this.connect();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.reconnectTimer);
    // A silent database does not close the connection.
    await Promise.race([this.client?.end(), delay(farewellMs, undefined, { ref: false })]);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, ...connection });
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channelName}`);
      await this.catchUp(client);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    client.once('end', () => this.reconnect(100));
    if (this.isClosed) await client.end();
  }

  private reconnect(delayMs: number): void {
    if (this.isClosed) return;
    this.reconnectTimer = setTimeout(() => {
      this.connect().catch((error: unknown) => {
        this.log.warn({ reason: shortReasonOf(error) }, 'The event channel is down; trying again');
        this.reconnect(Math.min(delayMs * 2, 5000));
      });
    }, delayMs);
  }

  private async catchUp(client: pg.Client): Promise<void> {
    const statement = listLatestEvents({ latest: [...this.heard].at(-1) ?? null, before: readAgain });
    const { rows } = await client.query<{ id: string; payload: AppEvent }>(statement.sql);
    for (const { id, payload } of rows) this.hear(id, payload);
  }

  private receive(payload: string): void {
    try {
      const { outboxId, event } = JSON.parse(payload) as { outboxId: string; event: AppEvent };
      this.hear(outboxId, event);
    } catch (error) {
      this.log.error({ err: error }, 'An event could not be read');
    }
  }

  private hear(outboxId: string, event: AppEvent): void {
    if (this.heard.has(outboxId)) return;
    this.heard.add(outboxId);
    const [oldest = ''] = this.heard;
    if (this.heard.size > remembered) this.heard.delete(oldest);
    this.onEvent(event);
  }
}
