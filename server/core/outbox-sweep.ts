import type { Services } from './context.ts';
import type { Task } from './tasks.ts';

const keptDays = 30;
const batchSize = 5000;

/** Rows that have been told stay for a month, for whoever asks what was sent; then they go, in batches that lock little. */
export async function sweepOutbox({ database, clock }: Services): Promise<void> {
  const limit = new Date(clock.now().getTime() - keptDays * 86_400_000);
  for (let removed = batchSize; removed === batchSize;) {
    const rows = await database.query(
      `delete from outbox where id in (
         select id from outbox where created_at < $1 and (case kind when 'EVENT' then dispatched_at else delivered_at end) is not null order by id limit $2)
       returning id`,
      [limit, batchSize],
    );
    removed = rows.length;
  }
}

export const outboxTasks: Task[] = [{ name: 'sweep-outbox', cron: '10 21 * * *', run: sweepOutbox }];
