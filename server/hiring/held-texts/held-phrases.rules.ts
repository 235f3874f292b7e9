import type { HeldWordKind } from './held-word.labels.ts';
import { foldedForRules, isApart, type Word, wordsOf } from './folded-words.rules.ts';
import { isCurrency } from './held-amounts.rules.ts';

export interface HeldPhrase {
  kind: HeldWordKind;
  phrase: string;
}

/** A phrase as it is looked for. */
interface Pattern {
  /** Its words; up to three others may stand between two parts. */
  parts: string[][];
  /** "no …": what it says also holds for the next payment or demand, "… nahi" for the one before. */
  reachesOn: boolean;
  reachesBack: boolean;
}

/** Words of a sentence, the last one not included. */
export interface Span {
  from: number;
  to: number;
  pattern?: Pattern;
}

/** By the first word. */
export type Patterns = ReadonlyMap<string, Pattern[]>;

const mostBetween = 3;

function patternOf(phrase: string): Pattern {
  const given = phrase
    .split(/…|\.{3}/)
    .map((part) => wordsOf(foldedForRules(part)).map(({ text }) => (isCurrency(text) ? 'rs' : text)));
  return {
    parts: given.filter((part) => part.length > 0),
    reachesBack: given.length > 1 && given[0]?.length === 0,
    reachesOn: given.length > 1 && given.at(-1)?.length === 0,
  };
}

export function patternsOf(phrases: readonly HeldPhrase[], kind: HeldWordKind): Patterns {
  const patterns = new Map<string, Pattern[]>();
  for (const { phrase } of phrases.filter((one) => one.kind === kind)) {
    const pattern = patternOf(phrase);
    const first = pattern.parts[0]?.[0];
    if (first === undefined) continue;
    const others = patterns.get(first);
    if (others) others.push(pattern);
    else patterns.set(first, [pattern]);
  }
  return patterns;
}

export const wordsOfPatterns = (patterns: Patterns): string[] =>
  [...patterns.values()].flat().flatMap(({ parts }) => parts.flat());

const stands = (part: readonly string[], words: readonly Word[], at: number): boolean =>
  part.every((text, index) => {
    const word = words[at + index];
    return word?.text === text && (index === 0 || !isApart(word));
  });

/** Where the parts from this one on end, or null. A phrase has three of them at most, so there are few ways to try. */
function endOf(parts: readonly string[][], words: readonly Word[], at: number): number | null {
  const [part = [], ...rest] = parts;
  if (!stands(part, words, at)) return null;
  const end = at + part.length;
  if (rest.length === 0) return end;
  for (let next = end; next <= end + mostBetween; next += 1) {
    const word = words[next];
    if (!word || isApart(word)) return null;
    const found = endOf(rest, words, next);
    if (found !== null) return found;
  }
  return null;
}

/** "no interview" leaves no "no …" over. */
export function withoutContained(spans: readonly Span[]): Span[] {
  let covered = 0;
  return spans.filter(({ to, pattern }) => {
    const isContained = to <= covered;
    if (pattern?.parts.length === 1) covered = Math.max(covered, to);
    return !isContained;
  });
}

/** At each word the longest phrase that begins there. */
export function spansOf(patterns: Patterns, words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  const present = new Set(words.map(({ text }) => text));
  const possible = new Map(
    [...present].map((text) => [
      text,
      (patterns.get(text) ?? []).filter(({ parts }) => parts.every((part) => part.every((word) => present.has(word)))),
    ]),
  );
  for (const [from, { text }] of words.entries()) {
    let longest: Span | undefined;
    for (const pattern of possible.get(text) ?? []) {
      const to = endOf(pattern.parts, words, from);
      if (to !== null && to > (longest?.to ?? from)) longest = { from, to, pattern };
    }
    if (longest) spans.push(longest);
  }
  return spans;
}
