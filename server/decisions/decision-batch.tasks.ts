import type { Services } from '../core/context.ts';
import type { Task } from '../core/tasks.ts';
import { removeBatches } from './decision-batch.queries.ts';

const keptHours = 24;

/** A batch is of use for seconds; what it decided stands in the timelines. */
export const sweepDecisionBatches = ({ database, clock }: Services): Promise<void> =>
  removeBatches(database, new Date(clock.now().getTime() - keptHours * 3_600_000));

export const decisionTasks: Task[] = [
  { name: 'sweep-decision-batches', cron: '20 21 * * *', run: sweepDecisionBatches },
];
