/** What was typed stands for itself: `%`, `_` and `\` are letters. */
const literal = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** LIKE pattern of everything that contains the text. */
export const containing = (text: string): string => `%${literal(text)}%`;

/** LIKE pattern of everything that begins with the text. */
export const beginningWith = (text: string): string => `${literal(text)}%`;
