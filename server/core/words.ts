import { i18n, type MessageDescriptor } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Compiling "# days ago" takes longer than all else that is said of a job; there are as many as the sources have. */
const compiled = new Map<string, ReturnType<typeof compileMessage>>();
const compileOnce: typeof compileMessage = (message) => {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
};

/**
 * Lingui decodes escapes in the finished sentence, in what people have typed too: a title with `\u0000` would become
 * one that no row can hold. A backslash that is an escape itself comes out as it was.
 */
const asTyped = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\\', String.raw`\u005c`) : value;

const translate = i18n._.bind(i18n);
const say = (message: MessageDescriptor): string =>
  translate({
    ...message,
    values: Object.fromEntries(Object.entries(message.values ?? {}).map(([name, value]) => [name, asTyped(value)])),
  });

/** English is the language of the sources: it needs no catalogue (docs/decisions/0046). */
i18n.setMessagesCompiler(compileOnce);
i18n.loadAndActivate({ locale: 'en-IN', messages: {} });
// The macros give a descriptor.
i18n._ = say as typeof i18n._;
