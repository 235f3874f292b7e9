import { setTimeout as delay } from 'node:timers/promises';
import { type Job, type JobInsert, PgBoss, type Queue, systemClock as bossClock, type WorkOptions } from 'pg-boss';
import type { QueryResult } from 'pg';
import type { EntityManager } from 'typeorm';
import { type Clock, systemClock } from './clock.ts';
import type { Database } from './database.ts';
import { isDatabaseUnavailable, postgresCode, shortReasonOf } from './database-errors.ts';
import type { Logger } from './logger.ts';
import { prepared } from './reader.ts';

export const queueSchema = 'tasks';
const longestCloseMs = 5000;
/** How soon a job of a process that died is found. */
const superviseSeconds = 15;

type Workers = Pick<WorkOptions, 'batchSize' | 'minPriority' | 'groupConcurrency'> & {
  /** How many handlers run at once in this process. */
  atOnce: number;
  /** Of the first worker; the others are woken by it, and look seldom by themselves. */
  pollingIntervalSeconds: number;
};

interface Crew {
  /** Workers without a job. */
  idle: Set<string>;
  /** Woken while all workers were busy. */
  isWanted: boolean;
  /** Workers are started when all others are busy, up to their number. */
  mayStart: number;
  startOneMore(): void;
}

/** No value of a statement, which may be a person's: Postgres quotes the one that it cannot read (class 22). */
const sentenceOf = (error: unknown): string =>
  postgresCode(error)?.startsWith('22')
    ? `Postgres ${postgresCode(error)}`
    : error instanceof Error
      ? error.message
      : String(error);

/** pg-boss over the server's own connections. All that runs later, again or elsewhere is one of its jobs. */
export class JobQueue {
  readonly boss: PgBoss;
  /** By the queue: one for each call of `work`. */
  private readonly crews = new Map<string, Crew[]>();
  private isMade = false;
  private isClosing = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    /** Whether this process sends what is scheduled, and retries the jobs of processes that died. */
    isSupervising: boolean,
    private readonly log: Logger,
  ) {
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => this.execute(text, values) },
      schema: queueSchema,
      clock: { ...bossClock, now: () => clock.now().getTime() },
      schedule: isSupervising,
      supervise: isSupervising,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
    });
    this.boss.on('error', (error) => {
      // Workers poll, and that the database is away is logged once. A worker's error is a copy, not an Error.
      if (!isDatabaseUnavailable(Object.assign(new Error(error.message), error)))
        log.warn({ err: error }, 'The job queue had an error');
    });
  }

  /**
   * pg-boss has few statements, and planning one takes longer than running it. One without values may be several, which
   * cannot be prepared.
   */
  private execute(text: string, values?: unknown[], tx?: EntityManager): Promise<QueryResult> {
    if (values && this.clock === systemClock)
      return this.database.execute(prepared({ name: queueSchema, text, values }), tx);
    return this.database.execute({ text: this.atOurTime(text), ...(values && { values }) }, tx);
  }

  /** pg-boss reads the time in SQL through a function that it has made; a test has another time than Postgres. */
  private atOurTime(text: string): string {
    if (this.clock === systemClock || !this.isMade) return text;
    return text.replaceAll(`${queueSchema}.job_now()`, `timestamptz '${this.clock.now().toISOString()}'`);
  }

  /** Concurrent creation of its tables would fail. */
  async start(queues: Queue[]): Promise<void> {
    await this.database.withStartLock(async () => {
      await this.boss.start();
      this.isMade = true;
      for (const { name, ...options } of queues) await this.boss.createQueue(name, options);
    });
  }

  /** In the caller's transaction a job exists if, and only if, that commits. `wake` the queue afterwards. */
  async send(name: string, jobs: JobInsert[], tx?: EntityManager): Promise<void> {
    if (jobs.length === 0) return;
    const executeSql = (text: string, values?: unknown[]) => this.execute(text, values, tx);
    await this.boss.insert(name, jobs, { db: { executeSql } });
  }

  /** A worker that found jobs wakes another, so that later ones do not wait. After a full batch there may be more. */
  async work<Data extends object>(
    name: string,
    { atOnce, pollingIntervalSeconds, ...options }: Workers,
    handle: (jobs: Job<Data>[]) => Promise<void>,
  ): Promise<void> {
    const start = async (seconds: number): Promise<void> => {
      crew.mayStart -= 1;
      const id = await this.boss.work<Data>(name, { ...options, pollingIntervalSeconds: seconds }, async (jobs) => {
        crew.idle.delete(id);
        this.wake(name);
        await handle(jobs)
          .catch((error: unknown) => this.fail(name, jobs, error))
          .finally(() => {
            crew.idle.add(id);
            if (crew.isWanted || jobs.length === (options.batchSize ?? 1)) this.boss.notifyWorker(id);
            crew.isWanted = false;
          });
      });
      crew.idle.add(id);
    };
    const crew: Crew = {
      idle: new Set(),
      isWanted: false,
      mayStart: atOnce,
      startOneMore: () => void start(10 * pollingIntervalSeconds),
    };
    this.crews.set(name, [...(this.crews.get(name) ?? []), crew]);
    await start(pollingIntervalSeconds);
  }

  /** pg-boss tries again without a word about the error, and keeps what it is given. */
  private fail(name: string, jobs: Job[], error: unknown): never {
    const cause = isDatabaseUnavailable(error) ? { reason: shortReasonOf(error) } : { err: error };
    if (!this.isClosing) this.log.error({ ...cause, queue: name, ...jobs[0]?.data }, 'A job failed');
    throw new Error(sentenceOf(error));
  }

  /** One worker looks now. Without this they find jobs by themselves, a little later. */
  wake(name: string): void {
    for (const crew of this.crews.get(name) ?? []) {
      const [id] = crew.idle;
      if (id) return this.boss.notifyWorker(id);
      if (crew.mayStart > 0) return crew.startOneMore();
      crew.isWanted = true;
    }
  }

  /** Lets what is under way finish, for a while. */
  async close(): Promise<void> {
    if (this.isClosing) return;
    this.isClosing = true;
    const names = [...this.crews.keys()];
    this.crews.clear();
    // `stop` alone looks only every half second whether they have ended.
    const ended = Promise.all(names.map((name) => this.boss.offWork(name)));
    await Promise.race([ended, delay(longestCloseMs, undefined, { ref: false })]);
    await this.boss.stop({ graceful: false });
  }
}
