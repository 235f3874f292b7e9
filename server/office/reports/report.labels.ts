import { t } from '@lingui/core/macro';

export const reportReasonLabels = {
  ASKS_FOR_MONEY: () => t`Asks for money or documents`,
  FAKE: () => t`Is not what it says it is`,
  MISLEADING: () => t`Says something untrue`,
  OFFENSIVE: () => t`Insults or harasses`,
  DISCRIMINATES: () => t`Leaves people out for who they are`,
  OTHER: () => t`Something else`,
} as const;
export type ReportReason = keyof typeof reportReasonLabels;

export const reportSubjectLabels = {
  JOB: () => t`Job`,
  PERSON: () => t`Person`,
  REVIEW: () => t`Review`,
} as const;
export type ReportSubject = keyof typeof reportSubjectLabels;

export const reportStateLabels = {
  OPEN: () => t`Open`,
  SETTLED: () => t`Resolved`,
} as const;
export type ReportState = keyof typeof reportStateLabels;
