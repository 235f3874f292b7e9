import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Compiling "# days ago" takes longer than all else that is said of a job; there are as many as the sources have. */
const compiled = new Map<string, ReturnType<typeof compileMessage>>();
const compileOnce: typeof compileMessage = (message) => {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
};

/** English is the language of the sources: it needs no catalogue (docs/decisions/0046). */
i18n.setMessagesCompiler(compileOnce);
i18n.loadAndActivate({ locale: 'en-IN', messages: {} });
