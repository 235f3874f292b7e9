import { t } from '@lingui/core/macro';

export const conversationStateLabels = {
  WAITING: () => t`Waiting`,
  ANSWERED: () => t`Answered`,
  CLOSED: () => t`Closed`,
};
export type ConversationState = keyof typeof conversationStateLabels;

/** Opens the chat on any page that has it. In a file without imports, so that it costs a page nothing. */
export const supportChatHash = 'support';
