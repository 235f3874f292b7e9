import type { Task } from '../../core/tasks.ts';
import { jobEventTask } from '../../companies/membership.service.ts';
import { closeDueJobs, noticesOfClosings, sendClosingNotices } from './job-closing.service.ts';
import { sendJobEvents } from './job-event.service.ts';
import { markFrequentTerms } from './search/frequent-terms.service.ts';

export const jobTasks: Task[] = [
  { name: 'close-due-jobs', cron: '* * * * *', run: closeDueJobs },
  { name: 'mark-frequent-terms', cron: '7 * * * *', run: ({ database }) => markFrequentTerms(database.prepared) },
  { name: jobEventTask, cron: '* * * * *', run: sendJobEvents },
  { name: noticesOfClosings, cron: '* * * * *', run: sendClosingNotices },
];
