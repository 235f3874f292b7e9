import type { Actor } from '../../core/actor.rules.ts';
import { userMessages } from '../../people/users/user.rules.ts';
import type { Job } from './job.entity.ts';
import { jobMessages } from './job.rules.ts';
import { type JobObstacles, isTakenOff, opensByItself, obstaclesOf } from './job-state.rules.ts';
import type { JobObstacle } from './job.labels.ts';
import type { JobPermissions } from './job.types.ts';

const isSeeker = (viewer: Actor | null): boolean => viewer?.role === 'JOBSEEKER';

/** Only the recruiter who posted a job changes it. */
export const ownsJob = (viewer: Actor | null, job: Pick<Job, 'recruiterId'>): boolean =>
  viewer?.role === 'HR' && viewer.id === job.recruiterId;

export const isStaff = (viewer: Actor | null): boolean => viewer?.role === 'ADMIN' || viewer?.role === 'SUPERADMIN';

/** Of a job that was taken down or is held: not those who applied either, who are notified. */
export const seesHidden = (viewer: Actor | null, job: Pick<Job, 'recruiterId'>): boolean =>
  isStaff(viewer) || ownsJob(viewer, job);

/** Of one that may be read at all: who applied goes on reading one that waits or was deleted. */
export const maySee = (viewer: Actor | null, job: Pick<Job, 'recruiterId'> & JobObstacles): boolean =>
  seesHidden(viewer, job) || !(isTakenOff(job) || job.heldAt);

type HiddenFacts = Pick<Job, 'takenDownReason' | 'heldReason' | 'heldPassage'> & { obstacles: JobObstacle[] };

/** What keeps it from being public, why it was taken down or is held, and the passage. */
export function hiddenFactsFor(
  viewer: Actor | null,
  job: Pick<Job, 'recruiterId'> & Omit<HiddenFacts, 'obstacles'> & JobObstacles,
): HiddenFacts {
  if (!seesHidden(viewer, job)) return { obstacles: [], takenDownReason: null, heldReason: null, heldPassage: null };
  const { takenDownReason, heldReason, heldPassage } = job;
  return { obstacles: obstaclesOf(job), takenDownReason, heldReason, heldPassage };
}

/** Only the recruiter reads their own reference; admins do not. */
export const externalIdFor = (viewer: Actor | null, job: Pick<Job, 'recruiterId' | 'externalId'>): string | null =>
  ownsJob(viewer, job) ? job.externalId : null;

type PermittedJob = Pick<Job, 'recruiterId' | 'status' | 'isWanted' | 'archivedAt' | 'keptOpenAt' | 'applied'> &
  JobObstacles;

/** One whose company is suspended stays as it is until that is lifted. */
export const isEditable = ({ archivedAt, companySuspendedAt }: Pick<Job, 'archivedAt' | 'companySuspendedAt'>) =>
  archivedAt === null && companySuspendedAt === null;

export const isOpen = ({ status }: Pick<Job, 'status'>): boolean => status === 'ACTIVE';

type Reopened = Pick<Job, 'isWanted' | 'archivedAt'> & JobObstacles;

/**
 * Why its recruiter may not open it again, or null: it is open or will be by itself, or what is in the way is not
 * theirs to lift. Text and company are checked again in any case.
 */
export function reopeningRefusal(job: Reopened): (() => string) | null {
  if (job.takenDownAt) return jobMessages.takenDown;
  if (job.companySuspendedAt) return jobMessages.companySuspended;
  if (job.ownerLeavesAt ?? job.ownerDisabledAt) return userMessages.leaving;
  if (!opensByItself(job)) return null;
  if (job.heldAt) return jobMessages.held;
  return job.waitsSince ? jobMessages.waits : jobMessages.alreadyOpen;
}

/**
 * A seeker applies once to an open job; its recruiter edits, closes, reopens and deletes it until it is deleted, and
 * says once that a filled one stays open (D-05). The commands ask the same functions.
 */
export function jobPermissions(viewer: Actor | null, job: PermittedJob, areOpeningsFilled: boolean): JobPermissions {
  const mayChange = ownsJob(viewer, job) && job.archivedAt === null;
  return {
    apply: isSeeker(viewer) && isOpen(job) && !job.applied,
    save: isSeeker(viewer),
    edit: mayChange && isEditable(job),
    close: mayChange && isOpen(job),
    reopen: mayChange && reopeningRefusal(job) === null,
    delete: mayChange,
    keepOpen: mayChange && isOpen(job) && areOpeningsFilled && job.keptOpenAt === null,
  };
}
