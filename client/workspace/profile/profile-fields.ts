import { genderLabels, parentRelationLabels } from '../../../server/profiles/profile.labels.ts';
import { profileLimits } from '../../../server/profiles/profile.rules.ts';
import type { JobseekerProfileInput } from '../../gql/graphql.ts';
import type { CardField } from '../forms/card-draft.ts';

export type ProfileField = CardField<Exclude<keyof JobseekerProfileInput, 'resumeFileId'>>;

const bioHint =
  `${profileLimits.bioMinimum} to ${profileLimits.bioMaximum} characters: what you have done, what you are good ` +
  'at, what you look for.';

export const studentFields: readonly ProfileField[] = [
  { name: 'username', label: 'Name', kind: 'text', autoComplete: 'name' },
  { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel' },
  { name: 'whatsapp', label: 'WhatsApp', kind: 'tel' },
  { name: 'gender', label: 'Gender', kind: 'choice', labels: genderLabels },
  { name: 'address', label: 'Address', kind: 'area', autoComplete: 'street-address' },
  { name: 'skills', label: 'Skills', kind: 'tags', noun: 'skill' },
  { name: 'bio', label: 'About', kind: 'about', hint: bioHint },
];

export const parentFields: readonly ProfileField[] = [
  { name: 'parentDetailsName', label: 'Parent name', kind: 'text' },
  { name: 'parentDetailsPhone', label: 'Parent phone', kind: 'tel' },
  { name: 'parentDetailsRelation', label: 'Relation', kind: 'choice', labels: parentRelationLabels },
  { name: 'parentDetailsEmail', label: 'Parent email', kind: 'email' },
];

/** OP-088: what recruiters ask for beyond the student details; all of it may be empty. */
export const professionalFields: readonly ProfileField[] = [
  { name: 'education', label: 'Education', kind: 'text' },
  { name: 'program', label: 'Program', kind: 'text' },
  { name: 'experienceYears', label: 'Experience (in years)', kind: 'years' },
  { name: 'location', label: 'City or area', kind: 'place' },
  { name: 'portfolio', label: 'Portfolio', kind: 'web', hint: 'A web address, such as your-name.in/work.' },
  { name: 'certifications', label: 'Certifications', kind: 'tags', noun: 'certification' },
  { name: 'projects', label: 'Projects', kind: 'projects' },
];
