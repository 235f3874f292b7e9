import { t } from '@lingui/core/macro';

export const conversationStateLabels = {
  WAITING: () => t`Waiting`,
  ANSWERED: () => t`Answered`,
  CLOSED: () => t`Closed`,
};
export type ConversationState = keyof typeof conversationStateLabels;
