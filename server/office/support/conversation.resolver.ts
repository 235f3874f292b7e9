import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { type Page, pageArg, pageSizeArg } from '../../core/page.ts';
import { subscribeTo } from '../../core/subscription.ts';
import { ConversationStateEnum, SupportConversation, SupportConversationPage } from './conversation.entity.ts';
import {
  answerSupportConversation,
  assignSupportConversation,
  closeSupportConversation,
  listMessagesOfConversation,
  listSupportConversations,
  listViewers,
  readSupportConversation,
} from './conversation.service.ts';
import { SupportMessage } from './support.entity.ts';
import type { ConversationState } from './support.labels.ts';
import { conversationPageSize } from './support.rules.ts';

const idArg = { description: 'The conversation.' } as const;

@Resolver()
export class SupportConversationResolver {
  @Query(() => SupportConversationPage, {
    description: 'Conversations with the support, for ADMIN and SUPERADMIN. Waiting ones begin with the longest wait.',
  })
  supportConversations(
    @Ctx() context: RequestContext,
    @Arg('state', () => ConversationStateEnum, { nullable: true, defaultValue: 'WAITING', description: 'Which ones.' })
    state: ConversationState | null,
    @Arg('isMine', () => Boolean, { nullable: true, description: 'Only those that the caller has taken.' })
    isMine: boolean | null,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(conversationPageSize)) pageSize: number | null,
  ): Promise<Page<SupportConversation>> {
    return listSupportConversations(context, { state, isMine, page, pageSize });
  }

  @Query(() => SupportConversation, { description: 'One conversation with the support, for ADMIN and SUPERADMIN.' })
  supportConversation(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
  ): Promise<SupportConversation> {
    return readSupportConversation(context, { id });
  }

  @Query(() => [String], {
    description:
      'The names of the other admins who have a conversation open just now. Asking says for half a minute that the ' +
      'caller has it open. For ADMIN and SUPERADMIN.',
  })
  supportConversationViewers(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
  ): Promise<string[]> {
    return listViewers(context, { id });
  }

  @Query(() => [SupportMessage], {
    description: 'The newest messages of a conversation, oldest first; at most 50. For ADMIN and SUPERADMIN.',
  })
  supportConversationMessages(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('before', () => ID, { nullable: true, description: 'Those before this message instead.' }) before:
      | string
      | null,
  ): Promise<SupportMessage[]> {
    return listMessagesOfConversation(context, { id, before });
  }

  @Mutation(() => SupportMessage, {
    description:
      'Answers, live; what the person has not seen after two minutes goes by mail, too. For ADMIN and SUPERADMIN.',
  })
  answerSupportConversation(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('text', { description: 'At most 2000 characters.' }) text: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<SupportMessage> {
    return answerSupportConversation(context, { id, text }, idempotencyKey);
  }

  @Mutation(() => SupportConversation, {
    description: 'Takes a conversation or gives it back. For ADMIN and SUPERADMIN.',
  })
  assignSupportConversation(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('isMine', { description: 'True to take it, also from another admin; false to give it back.' }) isMine: boolean,
  ): Promise<SupportConversation> {
    return assignSupportConversation(context, { id, isMine });
  }

  @Mutation(() => SupportConversation, {
    description: 'Closes a conversation; the next message opens it again. For ADMIN and SUPERADMIN.',
  })
  closeSupportConversation(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
  ): Promise<SupportConversation> {
    return closeSupportConversation(context, { id });
  }

  @Subscription(() => SupportConversation, {
    subscribe: subscribeTo({ name: 'supportConversationChanged', allow: ['ADMIN', 'SUPERADMIN'] }),
    description:
      'Each conversation in which somebody wrote, or which was taken, closed or seen. For ADMIN and SUPERADMIN.',
  })
  supportConversationChanged(@Root() id: string, @Ctx() context: RequestContext): Promise<SupportConversation> {
    return readSupportConversation(context, { id });
  }
}
