import { IsNull, LessThan } from 'typeorm';
import type { Services } from '../../core/context.ts';
import type { Task } from '../../core/tasks.ts';
import { runAsServer } from '../../core/use-case.ts';
import { SupportConversation } from './conversation.entity.ts';
import { visitorConversationDays } from './support.rules.ts';

/** Those of people with an account are deleted with it. */
export const removeVisitorConversations = (services: Services): Promise<void> =>
  runAsServer(services, async ({ tx, now }) => {
    const lastMessageAt = LessThan(new Date(now.getTime() - visitorConversationDays * 86_400_000));
    await tx.delete(SupportConversation, { userId: IsNull(), lastMessageAt });
  });

export const supportTasks: Task[] = [
  { name: 'remove-visitor-conversations', cron: '17 3 * * *', run: removeVisitorConversations },
];
