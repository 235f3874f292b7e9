import { Arg, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { subscribeTo } from '../../core/subscription.ts';
import { SupportMessage } from './support.entity.ts';
import {
  listMySupportMessages,
  markSupportMessagesSeen,
  readSupportMessage,
  sendSupportMessage,
} from './support.service.ts';

@Resolver(() => SupportMessage)
export class SupportResolver {
  @Query(() => [SupportMessage], {
    description:
      "The newest messages of the signed-in person's conversation with the support, oldest first; at most 50.",
  })
  supportMessages(
    @Ctx() context: RequestContext,
    @Arg('before', () => ID, { nullable: true, description: 'Those before this message instead.' }) before:
      | string
      | null,
  ): Promise<SupportMessage[]> {
    return listMySupportMessages(context, { before });
  }

  @Mutation(() => SupportMessage, { description: 'Writes to the support; an answer comes at once.' })
  sendSupportMessage(
    @Ctx() context: RequestContext,
    @Arg('text', { description: 'At most 2000 characters.' }) text: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<SupportMessage> {
    return sendSupportMessage(context, { text }, idempotencyKey);
  }

  @Mutation(() => [SupportMessage], {
    description:
      'The conversation was seen up to this message, in whichever window; it never goes back. ' +
      'Answers its newest messages, oldest first.',
  })
  markSupportMessagesSeen(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The newest message that was seen.' }) id: string,
  ): Promise<SupportMessage[]> {
    return markSupportMessagesSeen(context, { id });
  }

  @Subscription(() => SupportMessage, {
    subscribe: subscribeTo({ name: 'supportMessageReceived' }),
    description:
      "Each new message of the person's conversation, the own ones too, and an answer once more when it was seen.",
  })
  supportMessageReceived(@Root() id: string, @Ctx() context: RequestContext): Promise<SupportMessage> {
    return readSupportMessage(context, { id });
  }
}
