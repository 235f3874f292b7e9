import { t } from '@lingui/core/macro';

/** How a company stands to the portal. */
export const companyStateLabels = {
  UNVERIFIED: () => t`Not verified`,
  VERIFIED: () => t`Verified`,
  SUSPENDED: () => t`Suspended`,
} as const;
export type CompanyState = keyof typeof companyStateLabels;
