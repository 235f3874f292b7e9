import { interviewTasks } from '../interviews/interview.tasks.ts';
import { jobTasks } from '../jobs/job.tasks.ts';
import { accountTasks } from '../accounts/account.tasks.ts';
import { fileTasks } from '../files/file.tasks.ts';
import { outboxTasks } from '../core/outbox-sweep.ts';
import type { Task } from '../core/tasks.ts';

/** All recurring work of the server. */
export const tasks: Task[] = [
  ...accountTasks,
  ...fileTasks,
  ...jobTasks,
  ...interviewTasks,
  ...outboxTasks,
];
