import { t } from '@lingui/core/macro';

export const dataExportStateLabels = {
  WAITING: () => t`Being gathered`,
  READY: () => t`Ready`,
  EXPIRED: () => t`Expired`,
  FAILED: () => t`Failed`,
} as const;
export type DataExportState = keyof typeof dataExportStateLabels;
