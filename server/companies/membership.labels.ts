/** How a recruiter stands to the company that they name as theirs. */
export const membershipLabels = {
  MEMBER: 'Member',
  ASKED: 'Asked to join',
  DECLINED: 'Not let in',
} as const;
export type Membership = keyof typeof membershipLabels;

export const joinRequestPageSize = 10;
