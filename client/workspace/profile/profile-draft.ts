import { profileLimits, seekerProfileSchema } from '../../../server/profiles/profile.rules.ts';
import type { JobseekerProfileInput, SeekerProfileFieldsFragment } from '../../gql/graphql.ts';
import { type Tags, withPending } from '../ui/tags-field.tsx';
import type { ProfileField, ProfileFieldName } from './profile-fields.ts';

export interface ProjectDraft {
  readonly name: string;
  readonly description: string;
  readonly technologies: Tags;
}

/** What is typed in one field. */
export type FieldDraft = string | Tags | ProjectDraft[];
/** What is typed in a card, by field. */
export type ProfileDraft = Readonly<Partial<Record<ProfileFieldName, FieldDraft>>>;
/** Messages by field; those inside projects as "projects.0.name". */
export type ProfileProblems = Readonly<Partial<Record<string, string>>>;

const tagsOf = (stored: readonly string[]): Tags => ({ tags: stored, pending: '' });

function draftValue(name: ProfileFieldName, profile: SeekerProfileFieldsFragment): FieldDraft {
  if (name === 'projects')
    return profile.projects.map((project) => ({
      name: project.name,
      description: project.description,
      technologies: tagsOf(project.technologies),
    }));
  if (name === 'skills' || name === 'certifications') return tagsOf(profile[name]);
  return String(profile[name] ?? '');
}

export const draftOf = (fields: readonly ProfileField[], profile: SeekerProfileFieldsFragment): ProfileDraft =>
  Object.fromEntries(fields.map(({ name }) => [name, draftValue(name, profile)]));

function valueOf(kind: ProfileField['kind'], typed: FieldDraft | undefined) {
  if (Array.isArray(typed))
    return typed.map((project) => ({ ...project, technologies: withPending(project.technologies) }));
  if (typeof typed === 'object') return withPending(typed);
  if (kind === 'tags' || kind === 'projects') return [];
  if (kind === 'choice') return typed || null;
  if (kind === 'years') return typed ? Number(typed) : null;
  return typed ?? '';
}

/** "skills.3" belongs to the field "skills"; a project has fields of its own. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path[0] === 'projects' ? path.slice(0, 3).join('.') : String(path[0]);

/** The change to send, or what is wrong with it, by the same rules as the server's. */
export function checkedInput(
  fields: readonly ProfileField[],
  draft: ProfileDraft,
): { input: JobseekerProfileInput } | { problems: ProfileProblems } {
  const values = Object.fromEntries(fields.map(({ name, kind }) => [name, valueOf(kind, draft[name])]));
  const { data, error } = seekerProfileSchema.safeParse(values);
  if (data) return { input: data };
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[fieldOf(path)] ??= message;
  return { problems };
}

/** Messages without those about a field or its parts. */
export const problemsWithout = (problems: ProfileProblems, name: ProfileFieldName): ProfileProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => field.split('.')[0] !== name));

const inWords = (count: number): string => count.toLocaleString('en-IN');

/** How far an About text is from its limits (PROF-24), counted as the server counts. */
export function aboutCount(text: string): string {
  const count = Array.from(text.trim()).length;
  const { bioMinimum, bioMaximum } = profileLimits;
  if (count < bioMinimum) return `${inWords(count)} characters, ${inWords(bioMinimum - count)} more needed`;
  if (count > bioMaximum) return `${inWords(count)} characters, ${inWords(count - bioMaximum)} too many`;
  return `${inWords(count)} of at most ${inWords(bioMaximum)} characters`;
}
