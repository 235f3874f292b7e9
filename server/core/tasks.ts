import type { Queue } from 'pg-boss';
import type { Services } from './context.ts';
import type { Database } from './database.ts';
import { type JobQueue, queueSchema } from './job-queue.ts';
import type { Logger } from './logger.ts';
import type { TaskName } from './task.labels.ts';

/**
 * Recurring work, on any server process, but never twice at a time: a batch needs no claim of its own. One that is lost
 * may run again, so `run` asks the database what is due.
 */
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

export const taskQueue: Queue = { name: 'tasks', policy: 'exclusive' };

/** Recurring tasks: jobs of one queue, in which each task waits or runs at most once. */
export class TaskQueue {
  private tasks: Task<string>[] = [];

  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly log: Logger,
  ) {}

  async start(all: Task<string>[], services: Services): Promise<void> {
    this.tasks = all.filter((task) => !task.isOff?.(services));
    await this.schedule();
    await this.queue.work<TaskJob>(taskQueue.name, { atOnce: 3, pollingIntervalSeconds: 5 }, async ([job]) => {
      const task = this.tasks.find(({ name }) => name === job?.data.task);
      if (task) await this.run(task, services);
    });
  }

  /** Also forgets tasks of an earlier version, and those that are off now. */
  private async schedule(): Promise<void> {
    const { boss } = this.queue;
    const known = new Map(
      (await boss.getSchedules()).map((schedule) => [`${schedule.name}/${schedule.key}`, schedule]),
    );
    for (const task of this.tasks) {
      const place = `${taskQueue.name}/${task.name}`;
      if (known.get(place)?.cron !== task.cron)
        await boss.schedule(taskQueue.name, task.cron, { task: task.name }, { key: task.name, ...optionsOf(task) });
      known.delete(place);
    }
    for (const { name, key } of known.values()) await boss.unschedule(name, key);
  }

  /**
   * At once instead of at its next turn. This is lost in a crash, or beside a run that is just ending; then the next
   * turn does the work.
   */
  wake(name: string): void {
    const task = this.tasks.find((each) => each.name === name);
    if (!task) return;
    this.queue.boss.send(taskQueue.name, { task: name }, optionsOf(task)).then(
      () => this.queue.wake(taskQueue.name),
      (error: unknown) => this.log.warn({ err: error, task: name }, 'A task could not be woken'),
    );
  }

  /** Runs nothing more in this process, and waits for what runs. */
  close(): Promise<void> {
    return this.queue.boss.offWork(taskQueue.name);
  }

  names(): string[] {
    return this.tasks.map(({ name }) => name);
  }

  /** Each with what pg-boss still knows of its runs, which is those of the last week. */
  async list(): Promise<TaskRuns[]> {
    const rows = await this.database.query<Omit<TaskRuns, 'cron' | 'nextRunAt'>>(
      `select singleton_key as name, max(completed_on) filter (where state = 'completed') as "succeededAt",
        max(completed_on) filter (where state = 'failed') as "failedAt",
        count(*) filter (where state = 'failed')::int as failures,
        coalesce(bool_or(state = 'active'), false) as "isRunning",
        (array_agg(retry_count + 1 order by completed_on desc) filter (where state = 'failed'))[1] as tries,
        (array_agg(output->>'message' order by completed_on desc)
          filter (where state in ('failed', 'retry') and output ? 'message'))[1] as "lastError"
      from ${queueSchema}.job where name = $1 group by singleton_key`,
      [taskQueue.name],
    );
    const runs = new Map(rows.map((row) => [row.name, row]));
    return this.tasks
      .map(({ name, cron }) => ({
        ...neverRun,
        ...runs.get(name),
        tries: runs.get(name)?.tries ?? 0,
        name,
        cron,
        nextRunAt: this.queue.boss.previewSchedule(cron, { count: 1 })[0] ?? null,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  private async run(task: Task<string>, services: Services): Promise<void> {
    const count = (outcome: 'succeeded' | 'failed') => services.metrics.countTaskRun(task.name, outcome);
    try {
      await task.run(services);
    } catch (error) {
      count('failed');
      throw error;
    }
    count('succeeded');
  }
}

interface TaskJob {
  task: string;
}

const optionsOf = ({ name, longestSeconds = 900 }: Task<string>) => ({
  singletonKey: name,
  expireInSeconds: longestSeconds,
});
