/** The typed text stands for itself: `%`, `_` and `\` are letters. */
const literal = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

export const containing = (text: string): string => `%${literal(text)}%`;

const beforeWords = [' ', '\n', '/', ',', '(', '-', '&'];

/**
 * A word begins with the text. An index of trigrams answers them from one letter on, as it counts the gap before a
 * word.
 */
export const wordsBeginningWith = (text: string): string[] => [
  beginningWith(text),
  ...beforeWords.map((before) => `%${before}${beginningWith(text)}`),
];

export const beginningWith = (text: string): string => `${literal(text)}%`;
