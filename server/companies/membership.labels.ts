import { t } from '@lingui/core/macro';

/** How a recruiter stands to the company that they name as theirs. */
export const membershipLabels = {
  MEMBER: () => t`Member`,
  ASKED: () => t`Asked to join`,
  DECLINED: () => t`Not let in`,
} as const;
export type Membership = keyof typeof membershipLabels;

export const joinRequestPageSize = 10;
