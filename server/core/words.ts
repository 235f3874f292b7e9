import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** English is the language of the sources: it needs no catalogue (docs/decisions/0046). */
i18n.setMessagesCompiler(compileMessage);
i18n.loadAndActivate({ locale: 'en-IN', messages: {} });
