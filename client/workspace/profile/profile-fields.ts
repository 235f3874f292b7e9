import { msg } from '@lingui/core/macro';
import { genderLabels, parentRelationLabels } from '../../../server/people/profiles/profile.labels.ts';
import { profileLimits } from '../../../server/people/profiles/profile.rules.ts';
import type { JobseekerProfileInput } from '../../gql/graphql.ts';
import type { CardField } from '../forms/card-draft.ts';

export type ProfileField = CardField<Exclude<keyof JobseekerProfileInput, 'resumeFileId'>>;

const { bioMinimum, bioMaximum } = profileLimits;
const bioHint = msg`${bioMinimum} to ${bioMaximum} characters: what you have done, are good at and look for.`;

export const studentFields: readonly ProfileField[] = [
  { name: 'username', label: msg`Name`, kind: 'text', autoComplete: 'name' },
  { name: 'phone', label: msg`Phone`, kind: 'tel', autoComplete: 'tel' },
  { name: 'whatsapp', label: msg`WhatsApp`, kind: 'tel' },
  { name: 'gender', label: msg`Gender`, kind: 'choice', labels: genderLabels },
  { name: 'address', label: msg`Address`, kind: 'area', autoComplete: 'street-address' },
  { name: 'skills', label: msg`Skills`, kind: 'tags', noun: msg`skill` },
  { name: 'bio', label: msg`About`, kind: 'about', hint: bioHint },
];

export const parentFields: readonly ProfileField[] = [
  { name: 'parentDetailsName', label: msg`Parent name`, kind: 'text' },
  { name: 'parentDetailsPhone', label: msg`Parent phone`, kind: 'tel' },
  { name: 'parentDetailsRelation', label: msg`Relation`, kind: 'choice', labels: parentRelationLabels },
  { name: 'parentDetailsEmail', label: msg`Parent email`, kind: 'email' },
];

/** OP-088: what recruiters ask for beyond the student details; all of it is optional. */
export const professionalFields: readonly ProfileField[] = [
  { name: 'education', label: msg`Education`, kind: 'text' },
  { name: 'program', label: msg`Program`, kind: 'text' },
  { name: 'experienceYears', label: msg`Experience (in years)`, kind: 'years' },
  { name: 'location', label: msg`City or area`, kind: 'place' },
  { name: 'portfolio', label: msg`Portfolio`, kind: 'web', hint: msg`A web address, such as your-name.in/work.` },
  { name: 'certifications', label: msg`Certifications`, kind: 'tags', noun: msg`certification`, tagKind: 'sentences' },
  { name: 'projects', label: msg`Projects`, kind: 'projects' },
];
