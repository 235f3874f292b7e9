import type { Services } from '../core/context.ts';
import type { Task } from '../core/tasks.ts';
import { removeBatches } from './decision-batch.queries.ts';

const storedHours = 24;

/** A batch is of use for seconds; what it decided stands in the timelines. */
export async function sweepDecisionBatches({ database, clock }: Services): Promise<void> {
  await database.prepared(removeBatches({ limit: new Date(clock.now().getTime() - storedHours * 3_600_000) }));
}

export const decisionTasks: Task[] = [
  { name: 'sweep-decision-batches', cron: '20 21 * * *', run: sweepDecisionBatches },
];
