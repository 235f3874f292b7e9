import { compileMessage } from '@lingui/message-utils/compileMessage';

/** A locale without Latin letters, so that a date or a number left in English is found too. */
export const pseudoLocale = 'hi-IN';

type Compiled = ReturnType<typeof compileMessage>;

/** Full-width letters instead of ASCII ones. Tags such as `<0>` stay. */
const pseudoText = (text: string): string =>
  text.replaceAll(/<[^>]*>|[A-Za-z]/g, (part) =>
    part.length > 1 ? part : String.fromCodePoint((part.codePointAt(0) ?? 0) + 0xfee0),
  );

const pseudo = (message: unknown): unknown => {
  if (typeof message === 'string') return pseudoText(message);
  if (!Array.isArray(message)) return message;
  return message.map((token: unknown) => {
    if (!Array.isArray(token)) return pseudo(token);
    const [name, type, cases] = token as [string, string?, unknown?];
    if (typeof cases !== 'object' || cases === null) return token;
    return [name, type, Object.fromEntries(Object.entries(cases).map(([key, said]) => [key, pseudo(said)]))];
  });
};

/** For `setMessagesCompiler`: every source message in non-ASCII letters. */
export const compilePseudo = (message: string): Compiled => pseudo(compileMessage(message)) as Compiled;
