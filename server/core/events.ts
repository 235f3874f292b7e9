import { Repeater } from '@graphql-yoga/subscription';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import type { Database } from './database.ts';
import type { Logger } from './logger.ts';

/** Something that happened, told to the people whom it concerns on whichever server process they are connected to. Carries ids only. */
export interface AppEvent {
  topic: string;
  userIds: string[];
  subjectId: string;
}

/** How events travel between server processes. Redis can stand in by implementing these three. */
export interface EventChannel {
  /** Called in the transaction that marks the event as told; may be called again after a crash. */
  publish(tx: EntityManager, outboxId: string, event: AppEvent): Promise<void>;
  /** Hands over every event of every process, this one included, from now on and across lost connections. */
  listen(onEvent: (event: AppEvent) => void): Promise<void>;
  close(): Promise<void>;
}

/** The events of this process' own listeners. */
export class EventBus {
  private readonly listeners = new Map<string, Set<(event: AppEvent) => void>>();

  constructor(private readonly channel: EventChannel) {}

  async start(): Promise<void> {
    await this.channel.listen((event) => this.deliver(event));
  }

  /** Endless stream of the subject ids of one topic for one person; ends when the reader goes away. */
  subscribe(topic: string, userId: string): AsyncIterable<string> {
    return new Repeater<string>(async (push, stop) => {
      const remove = this.on(topic, userId, (event) => void push(event.subjectId));
      await stop;
      remove();
    });
  }

  /** Calls the listener for each event of the topic that concerns the person; returns the way to stop. */
  on(topic: string, userId: string, listener: (event: AppEvent) => void): () => void {
    const key = `${topic}:${userId}`;
    const listeners = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(key);
    };
  }

  async close(): Promise<void> {
    await this.channel.close();
  }

  private deliver(event: AppEvent): void {
    for (const userId of event.userIds) {
      for (const listener of this.listeners.get(`${event.topic}:${userId}`) ?? []) listener(event);
    }
  }
}

const channelName = 'kaamyab_events';
/** How far back the outbox is read after a lost connection; what was seen before is skipped by its id. */
const catchUpSeconds = 600;
const rememberedIds = 10_000;
/** A listener hears nothing for hours: after so much silence TCP asks whether the line is still there, and some ten seconds later it is given up. */
const keepAliveMs = 10_000;

/** LISTEN/NOTIFY with a dedicated connection. What was missed while it was down is read from the outbox. */
export class PostgresEventChannel implements EventChannel {
  private client: pg.Client | undefined;
  private onEvent: (event: AppEvent) => void = () => undefined;
  private readonly seen = new Set<string>();
  private isClosed = false;
  private reconnectTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: string,
    private readonly database: Database,
    private readonly log: Logger,
  ) {}

  /** NOTIFY leaves with the commit: an event is marked and told in one step. */
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
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true, keepAliveInitialDelayMillis: keepAliveMs, connectionTimeoutMillis: 3000, application_name: 'kaamyab-events' });
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    await client.connect();
    await client.query(`listen ${channelName}`);
    this.client = client;
    client.once('end', () => this.reconnect(100));
  }

  private reconnect(delayMs: number): void {
    if (this.isClosed) return;
    this.reconnectTimer = setTimeout(() => {
      this.connect()
        .then(() => this.catchUp())
        .catch((error: unknown) => {
          this.log.warn({ err: error }, 'The event channel is down; trying again');
          this.reconnect(Math.min(delayMs * 2, 5000));
        });
    }, delayMs);
  }

  private receive(payload: string): void {
    const { outboxId, event } = JSON.parse(payload) as { outboxId: string; event: AppEvent };
    if (this.seen.has(outboxId)) return;
    this.seen.add(outboxId);
    if (this.seen.size > rememberedIds) this.seen.delete(this.seen.values().next().value ?? '');
    this.onEvent(event);
  }

  private async catchUp(): Promise<void> {
    const rows = await this.database.query<{ id: string; payload: AppEvent }>(
      `select id, payload from outbox where kind = 'EVENT' and dispatched_at > now() - make_interval(secs => $1) order by id`,
      [catchUpSeconds],
    );
    for (const row of rows) this.receive(JSON.stringify({ outboxId: row.id, event: row.payload }));
  }
}
