import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { DatabaseClient } from './database-client.ts';
import { shortReasonOf } from './database-errors.ts';
import { writeProbe } from './database-health.queries.ts';
import type { Logger } from './logger.ts';

const BEAT_IN_MS = 500;
/**
 * With a beat shorter than the wait for a connection: waiting requests are refused before their turn (C-15: 5 s in
 * all).
 */
const SILENCE_IN_MS = 2400;
const STEP_IN_MS = 100;
const LONGEST_STEP_IN_MS = 250;
const PROBE_IN_MS = 2000;
/** After so long a setting that applies to new connections only is noticed, such as a read-only database. */
const PROBE_LIFETIME_IN_S = 10;

/**
 * Over two connections that nothing else uses. A statement may take long; a database that does not answer the shortest
 * one is frozen, and every waiting request is informed (decision 0056).
 */
export class DatabaseHealth {
  private readonly heartbeat: Pool;
  private readonly probe: Pool;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isSilent = false;
  /** Silent, or it refuses what every database answers. */
  isAway = false;
  private readonly listeners: ((isSilent: boolean) => void)[] = [];

  constructor(
    url: string,
    private readonly log: Logger | undefined,
  ) {
    const shared = { connectionString: url, max: 1, keepAlive: true, Client: DatabaseClient as never };
    this.heartbeat = new Pool({
      ...shared,
      connectionTimeoutMillis: 2 * SILENCE_IN_MS,
      idleTimeoutMillis: 0,
      application_name: 'kaamyab-heartbeat',
    });
    this.probe = new Pool({
      ...shared,
      connectionTimeoutMillis: PROBE_IN_MS,
      maxLifetimeSeconds: PROBE_LIFETIME_IN_S,
      statement_timeout: PROBE_IN_MS,
      // A frozen Postgres does not end it.
      query_timeout: PROBE_IN_MS,
      application_name: 'kaamyab-readiness',
    });
    for (const pool of [this.heartbeat, this.probe]) pool.on('error', () => undefined);
  }

  get pools(): Pool[] {
    return [this.heartbeat, this.probe];
  }

  /** Calls the listener after each beat: with true as long as Postgres is silent. */
  listen(listener: (isSilent: boolean) => void): void {
    this.listeners.push(listener);
  }

  start(): void {
    this.timer = setTimeout(() => void this.beat(), BEAT_IN_MS).unref();
  }

  /** Rejects while Postgres is silent, takes no writes, or has no room for them. */
  async assertWritable(): Promise<void> {
    if (this.isSilent) throw new Error('The database is silent');
    await this.probe.query(writeProbe().sql);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await Promise.all(this.pools.map((pool) => pool.end()));
  }

  /** Once when it goes and once when it comes, whatever fails meanwhile. */
  private tell(heard: string): void {
    const isAway = heard !== 'there';
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    if (isAway) this.log?.error({ reason: heard }, 'The database is away');
    else this.log?.info('The database is there again');
  }

  private async beat(): Promise<void> {
    // Refused or broken off is an answer: then no other request waits either.
    const answer = this.heartbeat.query(`select 'heartbeat'`).then(() => 'there' as const, shortReasonOf);
    const heard = await Promise.race([answer, longSilence()]);
    this.isSilent = heard === 'silent';
    if (this.isStopped) return;
    this.tell(heard);
    for (const listener of this.listeners) listener(this.isSilent);
    this.start();
  }
}

/**
 * In steps, between which the process reads what has arrived. A step in which it was too busy to read does not count in
 * full.
 */
async function longSilence(): Promise<'silent'> {
  let last = performance.now();
  for (let waited = 0; waited < SILENCE_IN_MS;) {
    await delay(STEP_IN_MS, undefined, { ref: false });
    const now = performance.now();
    waited += Math.min(now - last, LONGEST_STEP_IN_MS);
    last = now;
  }
  return 'silent';
}
