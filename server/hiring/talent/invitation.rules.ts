import { plural, t } from '@lingui/core/macro';

/** Where the seeker answers them. */
export const invitationsPath = '/applied-jobs?tab=invitations';
/** With the one to a job in view. */
export const invitationLink = (jobId: string): string => `${invitationsPath}&job=${jobId}`;

/** Days in which an invitation can be accepted. */
export const invitationDays = 14;
export const countedInvitations = 1000;
export const invitationPageSize = 10;

export const invitationMessages = {
  notFound: () => t`Invitation not found.`,
  blockNotFound: () => t`This company is not blocked.`,
  jobClosed: () => t`This job is closed. Open it again, or choose another one.`,
  jobOfAnother: () => t`You can only invite to jobs of your present company.`,
  alreadyInvited: () => t`You have invited this person to this job already.`,
  withdrawnBefore: () =>
    t`You withdrew your invitation of this person to this job. The same person cannot be invited to it again.`,
  alreadyApplied: () => t`This person has applied for this job already.`,
  withdrawn: () => t`This invitation was withdrawn.`,
  expired: () => t`This invitation has expired.`,
  answered: () => t`This invitation was answered already.`,
  manyToday: (limit: number) =>
    plural(limit, {
      one: 'You have invited # person today. Please go on tomorrow.',
      other: 'You have invited # people today. Please go on tomorrow.',
    }),
} as const;
