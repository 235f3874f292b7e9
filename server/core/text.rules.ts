import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';

export const keysOf = <Key extends string>(labels: Readonly<Record<Key, unknown>>) =>
  Object.keys(labels) as [Key, ...Key[]];

/**
 * No one sees these; some reverse the direction of the text. Joiners stay: letters of Indian scripts and emoji need
 * them.
 */
const invisible = /[\u00AD\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]/gu;
/** More marks on one letter than any script stacks are drawn over the lines around it. */
const heap = /(\p{M}{6})\p{M}+/gu;
const nothingToSee = /^[\s\u200C\u200D]*$/u;

function readable(text: string): string {
  const seen = text.toWellFormed().normalize('NFC').replace(invisible, '').replace(heap, '$1');
  return nothingToSee.test(seen) ? '' : seen;
}

/**
 * Without what Postgres cannot store (NUL, half characters) or no one can see; composed and decomposed letters become
 * the same.
 */
export const cleanLines = (text: string): string =>
  readable(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** One line: control characters and runs of blanks become one blank. */
export const oneLine = (text: string): string =>
  readable(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** What is said when it comes to it, in the language of who reads it. */
export type Message = () => string;

/** Said only when it is needed: grouping a number for the first time costs a slow phone 50 ms. */
const atMost = (what: Message, limit: number) => ({
  error: () => t`${what()} must be ${limit.toLocaleString('en-IN')} characters or fewer.`,
});
const mostEntries = (count: number) => ({ error: () => t`At most ${count} are possible.` });

/** A schema, and what becomes of its value. */
export const mapped = <Schema extends z.ZodMiniType, Result>(
  schema: Schema,
  change: (value: z.output<Schema>) => Result,
) => z.pipe(schema, z.transform(change));

export const requiredLine = (what: Message, required: Message, limit: number) =>
  z
    .string({ error: required })
    .check(z.overwrite(oneLine), z.minLength(1, { error: required }), z.maxLength(limit, atMost(what, limit)));

export const requiredLines = (what: Message, required: Message, limit: number) =>
  z
    .string({ error: required })
    .check(z.overwrite(cleanLines), z.minLength(1, { error: required }), z.maxLength(limit, atMost(what, limit)));

/** Lines that may be empty. */
export const anyLines = (what: Message, limit: number) =>
  z.string().check(z.overwrite(cleanLines), z.maxLength(limit, atMost(what, limit)));

/** A line that may be empty, which becomes null. */
export const optionalLine = (what: Message, limit: number) =>
  mapped(
    z.nullable(z.string().check(z.overwrite(oneLine), z.maxLength(limit, atMost(what, limit)))),
    (text) => text || null,
  );

/** Tags: trimmed, empty ones and repetitions (without case) left out (HPOST-26, OP-026). */
export function cleanTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(oneLine)) if (tag && !byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag);
  return [...byKey.values()];
}

export const tagList = (what: Message, limits: { length: number; count: number }) =>
  z.pipe(
    mapped(z.array(z.string()).check(z.maxLength(1000, mostEntries(limits.count))), cleanTags),
    z
      .array(z.string().check(z.maxLength(limits.length, atMost(what, limits.length))))
      .check(z.maxLength(limits.count, mostEntries(limits.count))),
  );

/** A day, YYYY-MM-DD, of the years that calendars and databases agree on. */
export const daySchema = (error: Message) =>
  z.iso.date({ error }).check(z.refine((day) => day >= '1900-01-01', { error }));

const searchTextLimit = 200;
export const searchTextSchema = z.nullish(
  mapped(
    z
      .string()
      .check(
        z.maxLength(searchTextLimit, { error: () => t`Please search for ${searchTextLimit} characters or fewer.` }),
      ),
    (text) => oneLine(text) || null,
  ),
);
