import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { profileLimits } from '../../../server/people/profiles/profile.rules.ts';
import type { FieldMessages } from '../../shared/lib/errors.ts';
import { groupedPhone } from '../../shared/lib/phone.ts';
import { type Tags, withPending } from './tags-input.tsx';
import type { Message, TagKind } from '../../../server/core/text.rules.ts';

/** A field of a profile card. */
export interface CardField<Name extends string = string> {
  readonly name: Name;
  readonly label: MessageDescriptor;
  /** `fixed` is read-only here and edited elsewhere. */
  readonly kind:
    | 'text'
    | 'tel'
    | 'email'
    | 'fixed'
    | 'years'
    | 'place'
    | 'web'
    | 'area'
    | 'about'
    | 'choice'
    | 'tags'
    | 'projects';
  /** For a choice: labels by value. */
  readonly labels?: Readonly<Record<string, Message>>;
  /** For tags: what one of them is called. */
  readonly noun?: MessageDescriptor;
  readonly tagKind?: TagKind;
  readonly hint?: MessageDescriptor;
  readonly autoComplete?: string;
}

export interface ProjectDraft {
  readonly name: string;
  readonly description: string;
  readonly technologies: Tags;
}

const tagsSchema: z.ZodMiniType<Tags> = z.object({ tags: z.array(z.string()), pending: z.string() });
const projectSchema: z.ZodMiniType<ProjectDraft> = z.object({
  name: z.string(),
  description: z.string(),
  technologies: tagsSchema,
});
const fieldSchema = z.union([z.string(), tagsSchema, z.array(projectSchema)]);
export const cardDraftSchema = z.record(z.string(), fieldSchema);

/** The typed value of one field. */
type FieldDraft = z.infer<typeof fieldSchema>;
/** The typed values of a card, by field. */
export type CardDraft = z.infer<typeof cardDraftSchema>;
/** The stored values, by field. */
export type StoredFields = Readonly<Record<string, unknown>>;

export const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

const tagsOf = (stored: readonly string[]): Tags => ({ tags: stored, pending: '' });

function draftValue({ name, kind }: CardField, stored: StoredFields): FieldDraft {
  if (kind === 'tags') return tagsOf(stored[name] as string[]);
  if (kind === 'projects')
    return (stored[name] as { name: string; description: string; technologies: string[] }[]).map((project) => ({
      name: project.name,
      description: project.description,
      technologies: tagsOf(project.technologies),
    }));
  const text = String((stored[name] as string | number | null | undefined) ?? '');
  return kind === 'tel' ? groupedPhone(text) : text;
}

export const draftOf = (fields: readonly CardField[], stored: StoredFields): CardDraft =>
  Object.fromEntries(fields.map((field) => [field.name, draftValue(field, stored)]));

function valueOf({ kind, tagKind }: CardField, typed: FieldDraft | undefined) {
  if (Array.isArray(typed))
    return typed.map((project) => ({ ...project, technologies: withPending(project.technologies) }));
  if (typeof typed === 'object') return withPending(typed, tagKind);
  if (kind === 'tags' || kind === 'projects') return [];
  if (kind === 'choice') return typed || null;
  if (kind === 'years') return typed ? Number(typed) : null;
  return typed ?? '';
}

const inputOf = (fields: readonly CardField[], draft: CardDraft) =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field, draft[field.name])]));

const textOf = (field: CardField, draft: CardDraft): string => JSON.stringify(inputOf([field], draft));

/** The fields that were changed since the card was opened. */
export const changedFields = (fields: readonly CardField[], opened: CardDraft, draft: CardDraft): CardField[] =>
  fields.filter((field) => textOf(field, draft) !== textOf(field, opened));

/** "skills.3" belongs to the field "skills"; a project has its own fields. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path[0] === 'projects' ? path.slice(0, 3).join('.') : String(path[0]);

function problemsOf(schema: z.ZodMiniType, fields: readonly CardField[], draft: CardDraft): FieldMessages {
  const problems: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(inputOf(fields, draft)).error?.issues ?? [])
    problems[fieldOf(path)] ??= message;
  return problems;
}

/**
 * The validation errors of a card, by the server's rules. A card may be saved in part: empty fields are required only
 * if nothing was entered.
 */
export function cardProblems(
  schema: z.ZodMiniType,
  fields: readonly CardField[],
  opened: CardDraft,
  draft: CardDraft,
): FieldMessages {
  const changed = changedFields(fields, opened, draft);
  const problems = problemsOf(schema, changed, draft);
  const wrong = new Set(Object.keys(problems).map((path) => path.split('.')[0]));
  return changed.some(({ name }) => !wrong.has(name)) ? problems : problemsOf(schema, fields, draft);
}

/** Only the edited fields are sent, because other windows may have changed the rest. */
export const changeOf = (fields: readonly CardField[], opened: CardDraft, draft: CardDraft) =>
  inputOf(changedFields(fields, opened, draft), draft);

const inWords = (count: number): string => i18n.number(count);

/** Counted like the server counts. */
const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** The length of an About text as a percentage of the minimum. */
export const aboutProgress = (text: string): number =>
  Math.min(100, Math.floor((lengthOf(text) / profileLimits.bioMinimum) * 100));

/** How far an About text is from its limits (PROF-24). */
export function aboutCount(text: string): string {
  const count = lengthOf(text);
  const { bioMinimum, bioMaximum } = profileLimits;
  const typed = inWords(count);
  if (count < bioMinimum) return t`${typed} characters, ${inWords(bioMinimum - count)} more needed`;
  if (count > bioMaximum) return t`${typed} characters, ${inWords(count - bioMaximum)} too many`;
  return t`${typed} of at most ${inWords(bioMaximum)} characters`;
}
