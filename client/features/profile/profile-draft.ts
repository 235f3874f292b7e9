import { seekerProfileSchema } from '../../../server/profiles/profile.rules.ts';
import type { JobseekerProfileInput, SeekerProfileFieldsFragment } from '../../gql/graphql.ts';
import { type Tags, withPending } from '../../ui/tags-field.tsx';
import type { ProfileField, ProfileFieldName } from './profile-fields.ts';

/** What is typed in a card, by field. */
export type ProfileDraft = Readonly<Partial<Record<ProfileFieldName, string | Tags>>>;
export type ProfileProblems = Readonly<Partial<Record<string, string>>>;

function draftValue(stored: SeekerProfileFieldsFragment[ProfileFieldName]): string | Tags {
  return Array.isArray(stored) ? { tags: stored, pending: '' } : String(stored ?? '');
}

export const draftOf = (fields: readonly ProfileField[], profile: SeekerProfileFieldsFragment): ProfileDraft =>
  Object.fromEntries(fields.map(({ name }) => [name, draftValue(profile[name])]));

function valueOf(kind: ProfileField['kind'], typed: string | Tags | undefined) {
  if (typeof typed === 'object') return withPending(typed);
  if (kind === 'tags') return [];
  if (kind === 'choice') return typed || null;
  if (kind === 'years') return typed ? Number(typed) : null;
  return typed ?? '';
}

/** The change to send, or what is wrong with it, by the same rules as the server's. */
export function checkedInput(fields: readonly ProfileField[], draft: ProfileDraft): { input: JobseekerProfileInput } | { problems: ProfileProblems } {
  const values = Object.fromEntries(fields.map(({ name, kind }) => [name, valueOf(kind, draft[name])]));
  const { data, error } = seekerProfileSchema.safeParse(values);
  if (data) return { input: data };
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message;
  return { problems };
}
