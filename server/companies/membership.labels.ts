import { t } from '@lingui/core/macro';

/** How a recruiter stands to the company that they name as theirs. */
export const membershipLabels = {
  MEMBER: () => t`Member`,
  ASKED: () => t`Asked to join`,
  DECLINED: () => t`Declined`,
} as const;
export type Membership = keyof typeof membershipLabels;

export const joinRequestPageSize = 10;

/** The section of the recruiter's profile where they are answered. */
export const joinRequestsHash = 'requests';
