import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import type { AppEvent, EventChannel } from './events.ts';
import type { Logger } from './logger.ts';
import { findSnapshot, listMissedEvents, type MissedEvent } from './outbox.queries.ts';

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
const replayedAtOnce = 500;
/** After so many events the database is asked again up to which point all have been received. */
const eventsPerSnapshot = 1000;

/** All that `snapshot` shows, and of the later ones the events with these outbox ids. */
interface Heard {
  /** In the notation of `pg_current_snapshot()`. */
  snapshot: string;
  ids: Set<string>;
}

/**
 * LISTEN/NOTIFY on a connection of its own. Events that were sent while it was down, and no others, are read from the
 * outbox.
 */
export class PostgresEventChannel implements EventChannel {
  private client: pg.Client | undefined;
  private onEvent: (event: AppEvent) => void = () => undefined;
  /**
   * Oldest first, two at most. Events arrive in the order of their commits: those that the older snapshot shows came
   * before the newer one was taken.
   */
  private heard: Heard[] = [];
  private isClosed = false;
  private reconnectTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  /** NOTIFY takes effect with the commit: an event is marked and sent in one step. */
  async publish(tx: EntityManager, outboxId: string, event: AppEvent): Promise<void> {
    await tx.query('select pg_notify($1, $2)', [channelName, JSON.stringify({ outboxId, event })]);
  }

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
    client.on('notification', ({ payload }) => this.receive(client, payload ?? ''));
    try {
      await client.connect();
      if (this.heard.length === 0) this.heard = [{ snapshot: await snapshotOf(client), ids: new Set() }];
      await client.query(`listen ${channelName}`);
      await this.replayMissed(client);
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
        this.log.warn({ err: error }, 'The event channel is down; trying again');
        this.reconnect(Math.min(delayMs * 2, 5000));
      });
    }, delayMs);
  }

  private receive(client: pg.Client, payload: string): void {
    try {
      const { outboxId, event } = JSON.parse(payload) as { outboxId: string; event: AppEvent };
      this.hear(outboxId, event);
    } catch (error) {
      this.log.error({ err: error }, 'An event could not be read');
    }
    if ((this.heard.at(-1)?.ids.size ?? 0) >= eventsPerSnapshot) void this.takeSnapshot(client);
  }

  private hear(outboxId: string, event: AppEvent): void {
    if (this.heard.some(({ ids }) => ids.has(outboxId))) return;
    this.heard.at(-1)?.ids.add(outboxId);
    this.onEvent(event);
  }

  /** Limits the number of ids to remember. */
  private async takeSnapshot(client: pg.Client): Promise<void> {
    const latest = this.heard.at(-1);
    if (!latest) return;
    const next: Heard = { snapshot: latest.snapshot, ids: new Set() };
    this.heard = [latest, next];
    next.snapshot = await snapshotOf(client).catch(() => latest.snapshot);
  }

  private async replayMissed(client: pg.Client): Promise<void> {
    const snapshot = await snapshotOf(client);
    const earlier = this.heard[0]?.snapshot ?? snapshot;
    for (let after: Pick<MissedEvent, 'id' | 'transaction'> | undefined = { transaction: '0', id: '0' }; after;) {
      const statement = listMissedEvents({ earlier, later: snapshot, after, count: replayedAtOnce });
      const { rows } = await client.query<MissedEvent>(statement.sql);
      for (const { id, payload } of rows) this.hear(id, payload);
      after = rows.at(-1);
    }
    this.heard = [{ snapshot, ids: new Set(this.heard.flatMap(({ ids }) => [...ids])) }];
  }
}

async function snapshotOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ snapshot: string }>(findSnapshot().sql);
  return rows[0]?.snapshot ?? '';
}
