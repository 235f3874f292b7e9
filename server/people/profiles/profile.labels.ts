import { t } from '@lingui/core/macro';

export const genderLabels = {
  MALE: () => t`Male`,
  FEMALE: () => t`Female`,
  OTHER: () => t`Other`,
} as const;

export const parentRelationLabels = {
  FATHER: () => t`Father`,
  MOTHER: () => t`Mother`,
  GUARDIAN: () => t`Guardian`,
} as const;

export type Gender = keyof typeof genderLabels;
export type ParentRelation = keyof typeof parentRelationLabels;
