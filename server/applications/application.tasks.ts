import type { Services } from '../core/context.ts';
import type { Task } from '../core/tasks.ts';
import { removeListChanges } from './application-search.queries.ts';

/** No total is kept for that long without being asked for (`KeptTotals`). */
const rememberedMinutes = 60;

export const sweepListChanges = ({ database }: Services): Promise<void> => removeListChanges(database, rememberedMinutes);

export const applicationTasks: Task[] = [{ name: 'sweep-list-changes', cron: '*/15 * * * *', run: sweepListChanges }];
