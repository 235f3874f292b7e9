import { t } from '@lingui/core/macro';

/** What has happened between a found seeker and a job. */
export const talentStandingLabels = {
  INVITED: () => t`Invited`,
  APPLIED: () => t`Applied`,
} as const;

export type TalentStanding = keyof typeof talentStandingLabels;

export const invitationStateLabels = {
  SENT: () => t`Sent`,
  ACCEPTED: () => t`Accepted`,
  DECLINED: () => t`Declined`,
  EXPIRED: () => t`Expired`,
  WITHDRAWN: () => t`Withdrawn`,
} as const;

export type InvitationState = keyof typeof invitationStateLabels;
