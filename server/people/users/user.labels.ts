import { t } from '@lingui/core/macro';

export const consentKindLabels = {
  PRIVACY_NOTICE: () => t`Privacy notice`,
  ADULT: () => t`Declaration to be 18 or older`,
  TALENT_SEARCH: () => t`To be found by recruiters`,
} as const;
export type ConsentKind = keyof typeof consentKindLabels;
