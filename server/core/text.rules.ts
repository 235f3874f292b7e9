import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { plainText } from './plain-text.rules.ts';

export const keysOf = <Key extends string>(labels: Readonly<Record<Key, unknown>>) =>
  Object.keys(labels) as [Key, ...Key[]];

const scripts = ['Arab', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'];
const joined = `[${scripts.map((script) => String.raw`\p{scx=${script}}`).join('')}]`;
/**
 * Words of these scripts are written with joiners, those of Malayalam end in them; emoji are put together with both.
 */
const needed = [
  String.raw`(?<=${joined})[\u200C\u200D](?=${joined})`,
  String.raw`(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]`,
  String.raw`(?<=[\p{ExtPict}\uFE0F\u{1F3FB}-\u{1F3FF}])\u200D(?=\p{ExtPict})`,
  String.raw`(?<=\p{ExtPict})[\uFE0E\uFE0F]|(?<=[\d#*])\uFE0F(?=\u20E3)`,
  // Signs around numbers, which are seen.
  String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]`,
].join('|');
/** No one sees these; some reverse the direction of the text, some keep a word from being found. */
const invisible = new RegExp(String.raw`(?!${needed})[\p{DI}\p{Cf}\u2800]`, 'gu');
/** More marks on one letter than any script stacks are drawn over the lines around it. */
const heap = /(\p{M}{6})\p{M}+/gu;
/** Before a text is normalized, which takes minutes for a million marks in the wrong order. */
export const withoutHeaps = (text: string): string => text.replace(heap, '$1');

const figures = /(?!\d)\p{Nd}/gu;
/** Decimal figures stand in tens, 0 first. */
function figureOf(figure: string): string {
  const code = figure.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
/** The figures of Indian scripts and all others as 0-9. */
export const westernDigits = (text: string): string => text.replace(figures, figureOf);

const readable = (text: string): string =>
  withoutHeaps(text.toWellFormed().replace(invisible, ''))
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ');

/**
 * Without what Postgres cannot store (NUL, half characters) or no one can see; composed and decomposed letters become
 * the same.
 */
export const cleanLines = (text: string): string =>
  readable(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** Lines as a person would have typed them, of a text that may have come as HTML. */
export const typedLines = (text: string): string => cleanLines(plainText(cleanLines(text)));

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
    .check(z.overwrite(typedLines), z.minLength(1, { error: required }), z.maxLength(limit, atMost(what, limit)));

/** Lines that may be empty. */
export const anyLines = (what: Message, limit: number) =>
  z.string().check(z.overwrite(typedLines), z.maxLength(limit, atMost(what, limit)));

/** A line that may be empty, which becomes null. */
export const optionalLine = (what: Message, limit: number) =>
  mapped(
    z.nullable(z.string().check(z.overwrite(oneLine), z.maxLength(limit, atMost(what, limit)))),
    (text) => text || null,
  );

/** Between tags that were pasted as one: "Tally, GST; Excel", a column of a table, a list with dashes. */
const betweenTags = /[,;\n\r\t\v\f\u0085\u2028\u2029•،，；]/;
/** Some tags are sentences, with commas of their own. */
const betweenSentences = /[\n\r\v\f\u0085\u2028\u2029]/;
export type TagKind = 'words' | 'sentences';

/** Tags: trimmed, empty ones and repetitions (without case) left out (HPOST-26, OP-026); several in one come apart. */
export function cleanTags(tags: readonly string[], kind: TagKind = 'words'): string[] {
  const byKey = new Map<string, string>();
  const single = tags
    .flatMap((tag) => tag.split(kind === 'words' ? betweenTags : betweenSentences))
    .map((tag) => oneLine(tag).replace(/^[-–*•] /, ''));
  for (const tag of single) if (tag && !byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag);
  return [...byKey.values()];
}

export const tagList = (what: Message, limits: { length: number; count: number; kind?: TagKind }) =>
  z.pipe(
    mapped(z.array(z.string()).check(z.maxLength(1000, mostEntries(limits.count))), (tags) =>
      cleanTags(tags, limits.kind),
    ),
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
        z.overwrite(oneLine),
        z.maxLength(searchTextLimit, { error: () => t`Please search for ${searchTextLimit} characters or fewer.` }),
      ),
    (text) => text || null,
  ),
);
