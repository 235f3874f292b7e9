import { t } from '@lingui/core/macro';

export const conversationStateLabels = {
  WAITING: () => t`Waiting`,
  ANSWERED: () => t`Answered`,
  CLOSED: () => t`Closed`,
};
export type ConversationState = keyof typeof conversationStateLabels;

/** Opens the chat on any page that has it. Here, so that every page may know it at no cost. */
export const supportChatHash = 'support';
