/** The typed text stands for itself: `%`, `_` and `\` are letters. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

export const containing = (text: string): string => `%${literal(text)}%`;

export const beginningWith = (text: string): string => `${literal(text)}%`;
