import { z } from 'zod';

export const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
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

export const atMost = (what: string, limit: number): string =>
  `${what} must be ${limit.toLocaleString('en-IN')} characters or fewer.`;

export const requiredLine = (what: string, requiredMessage: string, limit: number) =>
  z
    .string(requiredMessage)
    .transform(oneLine)
    .pipe(z.string().min(1, requiredMessage).max(limit, atMost(what, limit)));

export const requiredLines = (what: string, requiredMessage: string, limit: number) =>
  z
    .string(requiredMessage)
    .transform(cleanLines)
    .pipe(z.string().min(1, requiredMessage).max(limit, atMost(what, limit)));

/** A line that may be empty, which becomes null. */
export const optionalLine = (what: string, limit: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(limit, atMost(what, limit)))
    .nullable()
    .transform((text) => text || null);

/** Tags: trimmed, empty ones and repetitions (without case) left out (HPOST-26, OP-026). */
export function cleanTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(oneLine)) if (tag && !byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag);
  return [...byKey.values()];
}

export const tagList = (what: string, limits: { length: number; count: number }) =>
  z
    .array(z.string())
    .max(1000, `At most ${limits.count} are possible.`)
    .transform(cleanTags)
    .pipe(
      z
        .array(z.string().max(limits.length, atMost(what, limits.length)))
        .max(limits.count, `At most ${limits.count} are possible.`),
    );

/** A day, YYYY-MM-DD, of the years that calendars and databases agree on. */
export const daySchema = (message: string) => z.iso.date(message).refine((day) => day >= '1900-01-01', message);

const searchTextLimit = 200;
export const searchTextSchema = z
  .string()
  .max(searchTextLimit, `Please search for ${searchTextLimit} characters or fewer.`)
  .transform((text) => oneLine(text) || null)
  .nullish();
