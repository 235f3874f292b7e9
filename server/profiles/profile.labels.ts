export const genderLabels = {
  MALE: 'Male',
  FEMALE: 'Female',
  OTHER: 'Other',
} as const;

export const parentRelationLabels = {
  FATHER: 'Father',
  MOTHER: 'Mother',
  GUARDIAN: 'Guardian',
} as const;

export type Gender = keyof typeof genderLabels;
export type ParentRelation = keyof typeof parentRelationLabels;
