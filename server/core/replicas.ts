import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { DatabaseClient, limitSilenceOf } from './database-client.ts';
import { isDatabaseUnavailable, postgresCode } from './database-errors.ts';
import { AppError } from './errors.ts';
import type { Logger } from './logger.ts';
import type { Reader } from './reader.ts';

/** A replica that has not replayed what the primary had written so long ago is not asked. */
export const mostBehindMs = 1000;
const BEAT_IN_MS = 200;
const SILENCE_IN_MS = 2000;
const statementTimeout = '57014';

/** All statements of one public read run on one replica: what the first one saw, the second one sees too. */
interface PublicRead {
  replica?: Replica;
}
const publicReads = new AsyncLocalStorage<PublicRead>();

/** What `call` reads, all who are not signed in read alike: a replica may answer. It must not write. */
export const asPublicRead = <R>(call: () => R): R => publicReads.run({}, call);

const soon = { max: 1, connectionTimeoutMillis: SILENCE_IN_MS, query_timeout: SILENCE_IN_MS, keepAlive: true };

function openCheck(url: string): Pool {
  const shared = { ...soon, connectionString: url, Client: DatabaseClient as never };
  const pool = new Pool({ ...shared, application_name: 'kaamyab-replica-check' });
  return pool.on('error', () => undefined);
}

/**
 * Knows up to which moment it holds all that was committed: the primary is asked where its log ends, the replica how
 * far it has replayed. The clocks of the machines do not matter, nor does a line between the two that is cut.
 */
class Replica {
  private readonly host: string;
  private readonly check: Pool;
  private marks: { at: number; end: bigint }[] = [];
  private upToDateAt = -Infinity;
  private wasFresh = false;
  private isStopped = false;
  private readonly stopping = new AbortController();

  constructor(
    url: string,
    readonly reader: Reader,
    private readonly primaryCheck: Pool,
    private readonly log: Logger | undefined,
  ) {
    this.host = new URL(url).host;
    this.check = openCheck(url);
  }

  get isFresh(): boolean {
    return performance.now() - this.upToDateAt <= mostBehindMs;
  }

  distrust(): void {
    this.upToDateAt = -Infinity;
    this.marks = [];
  }

  async watch(): Promise<void> {
    while (!this.isStopped) {
      await this.look().catch(() => this.distrust());
      this.logState();
      await delay(BEAT_IN_MS, undefined, { ref: false, signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.stopping.abort();
    await Promise.all([...this.reader.pools, this.check].map((pool) => pool.end()));
  }

  private async look(): Promise<void> {
    const at = performance.now();
    const [primary, replica] = [
      await this.primaryCheck.query<{ end: string }>(
        `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text as end`,
      ),
      await this.check.query<{ replayed: string | null }>(
        `select case when pg_is_in_recovery()
           then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as replayed`,
      ),
    ];
    const replayed = BigInt(replica.rows[0]?.replayed ?? -1);
    this.marks = [
      ...this.marks.filter((mark) => at - mark.at <= mostBehindMs),
      { at, end: BigInt(primary.rows[0]?.end ?? 0) },
    ];
    const reached = this.marks.findLast(({ end }) => end <= replayed);
    if (reached) this.upToDateAt = reached.at;
  }

  private logState(): void {
    if (this.isFresh === this.wasFresh || this.isStopped) return;
    this.wasFresh = this.isFresh;
    const { host } = this;
    if (this.isFresh) this.log?.info({ replica: host }, 'A replica answers public reads');
    else this.log?.warn({ replica: host }, 'A replica is away or behind; the primary answers for it');
  }
}

/** Those that are up to date take turns; without one the primary reads (decision 0056). */
export class Replicas {
  private readonly all: Replica[];
  private readonly primaryCheck: Pool | undefined;
  private turn = 0;

  constructor(primaryUrl: string, urls: string[], open: (url: string) => Reader, log?: Logger) {
    const primaryCheck = urls.length > 0 ? openCheck(primaryUrl) : undefined;
    this.primaryCheck = primaryCheck;
    this.all = primaryCheck ? urls.map((url) => new Replica(url, open(url), primaryCheck, log)) : [];
  }

  start(): void {
    for (const replica of this.all) void replica.watch();
  }

  states(): boolean[] {
    return this.all.map(({ isFresh }) => isFresh);
  }

  limitSilence(longestMilliseconds: number): void {
    for (const { reader } of this.all) for (const pool of reader.pools) limitSilenceOf(pool, longestMilliseconds);
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((replica) => replica.stop()));
    await this.primaryCheck?.end();
  }

  /** On a replica if this is a public read and one is up to date, else on the primary, and there too if that failed. */
  async read<R>(primary: Reader, run: (reader: Reader) => Promise<R>): Promise<R> {
    const replica = this.choose();
    if (!replica) return run(primary);
    try {
      return await run(replica.reader);
    } catch (error) {
      const isOwnFault = error instanceof AppError || postgresCode(error) === statementTimeout;
      if (isOwnFault && replica.isFresh) throw error;
      if (isDatabaseUnavailable(error)) replica.distrust();
      return run(primary);
    }
  }

  private choose(): Replica | undefined {
    const read = publicReads.getStore();
    if (!read) return undefined;
    if (read.replica) return read.replica.isFresh ? read.replica : undefined;
    const fresh = this.all.filter(({ isFresh }) => isFresh);
    this.turn += 1;
    const next = fresh[this.turn % fresh.length];
    if (next) read.replica = next;
    return next;
  }
}
