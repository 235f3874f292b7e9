/** Up to two initials: "Tata Motors" → "TM". */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}|^\d/u.test(word))
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase())
    .join('');

const hues = 12;

/** One of twelve hues (0, 30 … 330), always the same for a name. */
export function hueOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (hash % hues) * (360 / hues);
}
