import { PgBoss } from 'pg-boss';
import type { Services } from './context.ts';

/** Recurring work. It may run twice and on any server process, so `run` asks the database what is due. */
export interface Task {
  name: string;
  /** Five-field cron expression, in UTC. */
  cron: string;
  run(services: Services): Promise<void>;
}

/** Background tasks on pg-boss, over the server's own connections. */
export class TaskQueue {
  private readonly boss: PgBoss;

  constructor(private readonly services: Services) {
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => services.database.execute(text, values) },
      schema: 'tasks',
    });
    this.boss.on('error', (error) => services.log.warn({ err: error }, 'The task queue had an error'));
  }

  async start(tasks: Task[]): Promise<void> {
    await this.boss.start();
    for (const task of tasks) {
      await this.boss.createQueue(task.name, { policy: 'exclusive' });
      await this.boss.schedule(task.name, task.cron);
      await this.boss.work(task.name, { pollingIntervalSeconds: 5 }, () => this.run(task));
    }
  }

  /** The queue tries again and tells nobody why it has to. */
  private async run(task: Task): Promise<void> {
    try {
      await task.run(this.services);
    } catch (error) {
      this.services.log.error({ err: error, task: task.name }, 'A task failed');
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 5000 });
  }
}
