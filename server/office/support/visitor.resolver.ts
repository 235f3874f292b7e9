import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { SupportMessage } from './support.entity.ts';
import { readVisitorMessages, sendVisitorMessage, startVisitorConversation } from './visitor.service.ts';

const textArg = { description: 'At most 2000 characters.' } as const;

@Resolver()
export class VisitorConversationResolver {
  @Query(() => [SupportMessage], {
    description:
      "The newest messages of this browser's conversation with the support, oldest first, at most 50; " +
      'none without a conversation. For visitors, who are known by a cookie.',
  })
  visitorMessages(
    @Ctx() context: RequestContext,
    @Arg('before', () => ID, { nullable: true, description: 'Those before this message instead.' }) before:
      | string
      | null,
  ): Promise<SupportMessage[]> {
    return readVisitorMessages(context, { before });
  }

  @Mutation(() => SupportMessage, {
    description:
      'Begins a conversation with the support without an account; sets the cookie by which this browser has it. ' +
      'Answers come into it, and by mail.',
  })
  startVisitorConversation(
    @Ctx() context: RequestContext,
    @Arg('name', { description: 'Who writes.' }) name: string,
    @Arg('email', { description: 'Where answers are mailed to.' }) email: string,
    @Arg('text', textArg) text: string,
  ): Promise<SupportMessage> {
    return startVisitorConversation(context, { name, email, text });
  }

  @Mutation(() => SupportMessage, {
    nullable: true,
    description: "Writes into this browser's conversation with the support. Null if it has none: begin one.",
  })
  sendVisitorMessage(
    @Ctx() context: RequestContext,
    @Arg('text', textArg) text: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<SupportMessage | null> {
    return sendVisitorMessage(context, { text }, idempotencyKey);
  }
}
