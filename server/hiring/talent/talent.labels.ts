import { t } from '@lingui/core/macro';

/** What has happened between a found seeker and a job. */
export const talentStandingLabels = {
  INVITED: () => t`Invited`,
  APPLIED: () => t`Applied`,
} as const;

export type TalentStanding = keyof typeof talentStandingLabels;
