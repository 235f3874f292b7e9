import { t } from '@lingui/core/macro';

export const jobStateLabels = {
  OPEN: () => t`Open`,
  HELD: () => t`Held for review`,
  WAITING: () => t`Waiting`,
  CLOSED: () => t`Closed`,
  TAKEN_DOWN: () => t`Taken down`,
} as const;
export type JobState = keyof typeof jobStateLabels;
