import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Services } from './context.ts';
import type { Database } from './database.ts';
import { isDatabaseUnavailable, postgresCode, shortReasonOf } from './database-errors.ts';
import type { Logger } from './logger.ts';
import type { TaskName } from './task.labels.ts';

/** Recurring work. It may run twice and on any server process, so `run` asks the database what is due. */
export interface Task<Name extends string = TaskName> {
  name: Name;
  /** Five-field cron expression, in UTC. */
  cron: string;
  /** After which it counts as lost and may be run again; a quarter of an hour unless set. */
  longestSeconds?: number;
  run(services: Services): Promise<void>;
  /** Where it has nothing to do, and a success in the list of tasks would mislead. */
  isOff?(services: Services): boolean;
}

/** How a task went. */
export interface TaskRuns {
  name: string;
  cron: string;
  /** Of its schedule; it is also run when something wakes it. */
  nextRunAt: Date | null;
  isRunning: boolean;
  succeededAt: Date | null;
  failedAt: Date | null;
  /** Runs that failed for good, and how often the last of them was tried. */
  failures: number;
  tries: number;
  lastError: string | null;
}

const neverRun = { isRunning: false, succeededAt: null, failedAt: null, failures: 0, lastError: null };

export const taskSchema = 'tasks';
const longestCloseMs = 5000;

/** Postgres quotes the value that it cannot read (class 22). */
const sentenceOf = (error: unknown): string =>
  postgresCode(error)?.startsWith('22') ? `Postgres ${postgresCode(error)}` : errorMessage(error);

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Background tasks on pg-boss, over the server's own connections. */
export class TaskQueue {
  private readonly boss: PgBoss;
  private tasks: Task<string>[] = [];
  private readonly workers = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly log: Logger,
  ) {
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => database.execute(text, values) },
      schema: taskSchema,
    });
    this.boss.on('error', (error) => {
      // It asks every few seconds for each task; that the database is away was said once. A worker's error is a copy
      // of the first, and no Error.
      if (!isDatabaseUnavailable(Object.assign(new Error(error.message), error)))
        log.warn({ err: error }, 'The task queue had an error');
    });
  }

  async start(all: Task<string>[], services: Services): Promise<void> {
    const tasks = all.filter((task) => !task.isOff?.(services));
    this.tasks = tasks;
    // Of two that make its tables at once one would fail.
    await this.database.inTurn(async () => {
      await this.boss.start();
      for (const task of tasks) {
        await this.boss.createQueue(task.name, { policy: 'exclusive', expireInSeconds: task.longestSeconds ?? 900 });
        await this.boss.schedule(task.name, task.cron);
      }
      // Tasks of an earlier version that no longer exist, and those that are off now.
      const names = new Set(tasks.map(({ name }) => name));
      for (const { name } of await this.boss.getSchedules()) if (!names.has(name)) await this.boss.unschedule(name);
    });
    for (const task of tasks) {
      this.workers.set(
        task.name,
        await this.boss.work(task.name, { pollingIntervalSeconds: 5 }, () => this.run(task, services)),
      );
    }
  }

  /**
   * At once instead of at its next turn. This can be lost, in a crash or beside a run that is just ending; then the
   * next turn does the work.
   */
  wake(name: string): void {
    const worker = this.workers.get(name);
    if (!worker) return;
    this.boss.send(name).then(
      () => this.boss.notifyWorker(worker),
      (error: unknown) => this.log.warn({ err: error, task: name }, 'A task could not be woken'),
    );
  }

  names(): string[] {
    return this.tasks.map(({ name }) => name);
  }

  /** Each with what pg-boss still knows of its runs, which is those of the last week. */
  async list(): Promise<TaskRuns[]> {
    const { rows } = await this.database.execute(
      `select name, max(completed_on) filter (where state = 'completed') as "succeededAt",
        max(completed_on) filter (where state = 'failed') as "failedAt",
        count(*) filter (where state = 'failed')::int as failures,
        coalesce(bool_or(state = 'active'), false) as "isRunning",
        (array_agg(retry_count + 1 order by completed_on desc) filter (where state = 'failed'))[1] as tries,
        (array_agg(output->>'message' order by completed_on desc)
          filter (where state in ('failed', 'retry') and output ? 'message'))[1] as "lastError"
      from ${taskSchema}.job where name = any($1) group by name`,
      [this.names()],
    );
    const runs = new Map((rows as Omit<TaskRuns, 'cron' | 'nextRunAt'>[]).map((row) => [row.name, row]));
    return this.tasks
      .map(({ name, cron }) => ({
        ...neverRun,
        ...runs.get(name),
        tries: runs.get(name)?.tries ?? 0,
        name,
        cron,
        nextRunAt: this.boss.previewSchedule(cron, { count: 1 })[0] ?? null,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  /**
   * The queue tries again without a word about the error, and keeps what it is given: no values of a statement, which
   * may be a person's.
   */
  private async run(task: Task<string>, services: Services): Promise<void> {
    const failure = await task.run(services).then(
      () => null,
      (error: unknown) => {
        const cause = isDatabaseUnavailable(error) ? { reason: shortReasonOf(error) } : { err: error };
        this.log.error({ ...cause, task: task.name }, 'A task failed');
        return sentenceOf(error);
      },
    );
    services.metrics.countTaskRun(task.name, failure === null ? 'succeeded' : 'failed');
    if (failure !== null) throw new Error(failure);
  }

  async close(): Promise<void> {
    const names = [...this.workers.keys()];
    this.workers.clear();
    // Where pg-boss itself waits for its workers, it looks only every half second whether they have ended.
    const ended = Promise.all(names.map((name) => this.boss.offWork(name)));
    await Promise.race([ended, delay(longestCloseMs, undefined, { ref: false })]);
    await this.boss.stop({ graceful: false });
  }
}
