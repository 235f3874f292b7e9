/** How a recruiter stands to the company that they name as theirs. */
export const membershipLabels = {
  MEMBER: 'Member',
  ASKED: 'Asked to join',
  DECLINED: 'Not let in',
} as const;
export type Membership = keyof typeof membershipLabels;

/** Requests on a page, unless asked otherwise. */
export const joinRequestPageSize = 10;
