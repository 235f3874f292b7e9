import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SeekerProfileFieldsFragment } from '../../gql/graphql.ts';
import { isGiven } from '../forms/card-draft.ts';
import { parentFields, type ProfileField, professionalFields, studentFields } from './profile-fields.ts';

interface Completeness {
  /** Percentage of the required fields; 100 only when nothing is missing. */
  readonly percent: number;
  /** Labels of missing required fields. */
  readonly missing: MessageDescriptor[];
  /** Labels of missing optional fields that recruiters read. */
  readonly optional: MessageDescriptor[];
}

/** How complete a profile is: the required fields of its cards, and the resume. */
export function completenessOf(profile: SeekerProfileFieldsFragment): Completeness {
  const emptyOf = (fields: readonly ProfileField[]) =>
    fields.filter(({ name }) => !isGiven(profile[name])).map(({ label }) => label);
  const required = [...studentFields, ...parentFields];
  const missing = [...emptyOf(required), ...(profile.resume ? [] : [msg`Resume`])];
  const count = required.length + 1;
  return {
    percent: Math.floor(((count - missing.length) / count) * 100),
    missing,
    optional: emptyOf(professionalFields),
  };
}
