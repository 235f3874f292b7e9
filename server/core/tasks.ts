import { type Db, PgBoss } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import type { Services } from './context.ts';
import type { QueuedMail } from './outbox.ts';

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

/**
 * People side by side, so that an address that is refused holds up no other; each person's mails one after the other, so that none
 * overtakes an earlier one. What was delivered is skipped when its batch is tried again.
 */
async function deliverInOrder(mails: QueuedMail[], deliverMail: (outboxId: string) => Promise<void>): Promise<void> {
  const byRecipient = Map.groupBy(mails.toSorted((a, b) => Number(a.outboxId) - Number(b.outboxId)), ({ to }) => to);
  const deliveries = [...byRecipient.values()].map(async (own) => {
    for (const { outboxId } of own) await deliverMail(outboxId);
  });
  const failed = (await Promise.allSettled(deliveries)).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
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

  async start(tasks: Task[], deliverMail: (outboxId: string) => Promise<void>): Promise<void> {
    await this.boss.start();
    await this.boss.createQueue(mailQueue, mailRetries);
    await this.boss.work<QueuedMail>(mailQueue, { pollingIntervalSeconds: 0.5, batchSize: mailBatch }, (jobs) =>
      deliverInOrder(jobs.map(({ data }) => data), deliverMail),
    );
    for (const task of tasks) {
      await this.boss.createQueue(task.name, { policy: 'exclusive' });
      await this.boss.schedule(task.name, task.cron);
      await this.boss.work(task.name, { pollingIntervalSeconds: 5 }, async () => task.run(this.services));
    }
  }

  /** Enqueues deliveries in the transaction that marks them as dispatched. */
  async queueMails(tx: EntityManager, mails: QueuedMail[]): Promise<void> {
    await this.boss.insert(mailQueue, mails.map((data) => ({ data })), { db: transactionExecutor(tx) });
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 5000 });
  }
}
