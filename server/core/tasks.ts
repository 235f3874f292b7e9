import { type Db, PgBoss } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import type { Services } from './context.ts';

/** Recurring work. It may run twice and on any server process, so `run` asks the database what is due. */
export interface Task {
  name: string;
  /** Five-field cron expression, in UTC. */
  cron: string;
  run(services: Services): Promise<void>;
}

const mailBatch = 50;
export const mailQueue = 'deliver-mail';
/** With exponential backoff these reach over a day of a mail server that is away. */
const mailRetries = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };

/** TypeORM answers a changing statement with [rows, count] and any other with the rows. */
const transactionExecutor = (tx: EntityManager): Db => ({
  executeSql: async (text, values) => {
    const result = (await tx.query(text, values)) as unknown[];
    return { rows: (Array.isArray(result[0]) ? result[0] : result) as never[] };
  },
});

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

  async start(tasks: Task[], deliverMail: (outboxId: string) => Promise<void>): Promise<void> {
    await this.boss.start();
    await this.boss.createQueue(mailQueue, mailRetries);
    await this.boss.work<{ outboxId: string }>(mailQueue, { pollingIntervalSeconds: 0.5, batchSize: mailBatch }, async (jobs) => {
      // One address that is refused holds up no other; what was delivered is skipped when its batch is tried again.
      const outcomes = await Promise.allSettled(jobs.map(({ data }) => deliverMail(data.outboxId)));
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
    });
    for (const task of tasks) {
      await this.boss.createQueue(task.name, { policy: 'exclusive' });
      await this.boss.schedule(task.name, task.cron);
      await this.boss.work(task.name, { pollingIntervalSeconds: 5 }, async () => task.run(this.services));
    }
  }

  /** Enqueues deliveries in the transaction that marks them as dispatched. */
  async queueMails(tx: EntityManager, outboxIds: string[]): Promise<void> {
    await this.boss.insert(mailQueue, outboxIds.map((outboxId) => ({ data: { outboxId } })), { db: transactionExecutor(tx) });
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 5000 });
  }
}
