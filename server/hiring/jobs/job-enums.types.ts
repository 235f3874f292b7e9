import { labelledEnum } from '../../core/labelled-enum.ts';
import {
  experienceLevelLabels,
  jobObstacleLabels,
  jobStatusLabels,
  jobTypeLabels,
  salaryPeriodLabels,
  workModeLabels,
} from './job.labels.ts';

export const JobTypeEnum = labelledEnum('JobType', 'Kind of employment.', jobTypeLabels);
export const ExperienceLevelEnum = labelledEnum('ExperienceLevel', 'Level of a job.', experienceLevelLabels);
export const WorkModeEnum = labelledEnum('WorkMode', 'Where the work is done.', workModeLabels);
export const SalaryPeriodEnum = labelledEnum('SalaryPeriod', 'What the salary is paid for.', salaryPeriodLabels);
export const JobStatusEnum = labelledEnum('JobStatus', 'Whether a job takes applications.', jobStatusLabels);
export const JobObstacleEnum = labelledEnum(
  'JobObstacle',
  'What keeps a job that its recruiter wants open from being public.',
  jobObstacleLabels,
);
