import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Services } from './context.ts';
import type { Database } from './database.ts';
import type { Logger } from './logger.ts';

/** Recurring work. It may run twice and on any server process, so `run` asks the database what is due. */
export interface Task {
  name: string;
  /** Five-field cron expression, in UTC. */
  cron: string;
  /** After which it counts as lost and may be run again; a quarter of an hour unless set. */
  longestSeconds?: number;
  run(services: Services): Promise<void>;
}

export const taskSchema = 'tasks';
const longestCloseMs = 5000;

/** Background tasks on pg-boss, over the server's own connections. */
export class TaskQueue {
  private readonly boss: PgBoss;
  private readonly workers = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly log: Logger,
  ) {
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => database.execute(text, values) },
      schema: taskSchema,
    });
    this.boss.on('error', (error) => log.warn({ err: error }, 'The task queue had an error'));
  }

  async start(tasks: Task[], services: Services): Promise<void> {
    // Of two that make its tables at once one would fail.
    await this.database.inTurn(async () => {
      await this.boss.start();
      for (const task of tasks) {
        await this.boss.createQueue(task.name, { policy: 'exclusive', expireInSeconds: task.longestSeconds ?? 900 });
        await this.boss.schedule(task.name, task.cron);
      }
      // Tasks of an earlier version that no longer exist.
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

  /** The queue tries again without a word about the error. */
  private async run(task: Task, services: Services): Promise<void> {
    try {
      await task.run(services);
    } catch (error) {
      this.log.error({ err: error, task: task.name }, 'A task failed');
      throw error;
    }
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
