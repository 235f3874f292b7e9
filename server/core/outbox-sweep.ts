import type { Services } from './context.ts';
import { removeSent } from './outbox.queries.ts';
import type { Task } from './tasks.ts';

const storedDays = 30;
const batchSize = 5000;

/** Rows that were sent stay for a month, as a record; then they go, in batches that lock little. */
export async function sweepOutbox({ database, clock }: Services): Promise<void> {
  const limit = new Date(clock.now().getTime() - storedDays * 86_400_000);
  for (let removed = batchSize; removed === batchSize;)
    removed = (await database.prepared(removeSent({ limit, count: batchSize }))).length;
}

export const outboxTasks: Task[] = [{ name: 'sweep-outbox', cron: '10 21 * * *', run: sweepOutbox }];
