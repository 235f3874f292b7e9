import type { Actor } from '../core/actor.rules.ts';
import type { Job } from './job.entity.ts';
import type { JobPermissions } from './job.types.ts';

const isSeeker = (viewer: Actor | null): boolean => viewer?.role === 'JOBSEEKER';

/** Only the recruiter who posted a job changes it. */
export const ownsJob = (viewer: Actor | null, job: Pick<Job, 'recruiterId'>): boolean =>
  viewer?.role === 'HR' && viewer.id === job.recruiterId;

export const isStaff = (viewer: Actor | null): boolean => viewer?.role === 'ADMIN' || viewer?.role === 'SUPERADMIN';

/** Of a job that was taken down or is held: not those who applied either, who are notified. */
export const seesHidden = (viewer: Actor | null, job: Pick<Job, 'recruiterId'>): boolean =>
  isStaff(viewer) || ownsJob(viewer, job);

export const reasonFor = (viewer: Actor | null, job: Pick<Job, 'recruiterId' | 'takenDownReason'>): string | null =>
  seesHidden(viewer, job) ? job.takenDownReason : null;

/** Why it is held, and the passage. */
export const findingFor = (
  viewer: Actor | null,
  job: Pick<Job, 'recruiterId' | 'heldReason' | 'heldPassage'>,
): Pick<Job, 'heldReason' | 'heldPassage'> => (seesHidden(viewer, job) ? job : { heldReason: null, heldPassage: null });

type PermittedJob = Pick<
  Job,
  | 'recruiterId'
  | 'status'
  | 'archivedAt'
  | 'waitsSince'
  | 'takenDownAt'
  | 'takenDownWithCompany'
  | 'heldAt'
  | 'keptOpenAt'
  | 'applied'
>;

/**
 * A seeker applies once to an open job; its recruiter edits, closes, reopens and deletes it until it is deleted, and
 * says once that a filled one stays open (D-05). A job that waits opens by itself. One that was taken down or is held
 * opens by an admin; a held one also with another text. One taken down with its company stays so until that is back.
 */
export function jobPermissions(viewer: Actor | null, job: PermittedJob, areOpeningsFilled: boolean): JobPermissions {
  const isOpen = job.status === 'ACTIVE';
  const mayChange = ownsJob(viewer, job) && job.archivedAt === null;
  return {
    apply: isSeeker(viewer) && isOpen && !job.applied,
    save: isSeeker(viewer),
    edit: mayChange && !job.takenDownWithCompany,
    close: mayChange && isOpen,
    reopen: mayChange && !isOpen && job.waitsSince === null && job.takenDownAt === null && job.heldAt === null,
    delete: mayChange,
    keepOpen: mayChange && isOpen && areOpeningsFilled && job.keptOpenAt === null,
  };
}
