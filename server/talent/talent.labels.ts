import { t } from '@lingui/core/macro';

/** What a found seeker is to a job already. */
export const talentStandingLabels = {
  INVITED: () => t`Invited`,
  APPLIED: () => t`Applied`,
} as const;

export type TalentStanding = keyof typeof talentStandingLabels;
