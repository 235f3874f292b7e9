import { t } from '@lingui/core/macro';

export const resumeUseLabels = {
  VIEW: () => t`Opened`,
  DOWNLOAD: () => t`Downloaded`,
} as const;
export type ResumeUse = keyof typeof resumeUseLabels;
