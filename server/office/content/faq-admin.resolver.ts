import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { labelledEnum } from '../../core/graphql-types.ts';
import { Faq, FaqInput } from './content.entity.ts';
import { type FaqDirection, faqDirectionLabels } from './content.labels.ts';
import { createFaq, deleteFaq, moveFaq, updateFaq } from './faq-admin.service.ts';

const FaqDirectionEnum = labelledEnum('FaqDirection', 'Where a question moves in the list.', faqDirectionLabels);
const idArg = { description: 'The question.' } as const;

@Resolver()
export class FaqAdminResolver {
  @Mutation(() => Faq, {
    description: 'Adds a question at the end of the list; CONFLICT when it is full. For ADMIN and SUPERADMIN.',
  })
  createFaq(
    @Ctx() context: RequestContext,
    @Arg('input', () => FaqInput, { description: 'Question and answer.' }) input: FaqInput,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Faq> {
    return createFaq(context, { input }, idempotencyKey);
  }

  @Mutation(() => Faq, { description: 'Changes a question and its answer. For ADMIN and SUPERADMIN.' })
  updateFaq(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('input', () => FaqInput, { description: 'Question and answer.' }) input: FaqInput,
  ): Promise<Faq> {
    return updateFaq(context, { id, input });
  }

  @Mutation(() => Faq, {
    description: 'Moves a question by one place; at the end of the list nothing happens. For ADMIN and SUPERADMIN.',
  })
  moveFaq(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('direction', () => FaqDirectionEnum, { description: 'Which way.' }) direction: FaqDirection,
  ): Promise<Faq> {
    return moveFaq(context, { id, direction });
  }

  @Mutation(() => Boolean, { description: 'Deletes a question. For ADMIN and SUPERADMIN.' })
  deleteFaq(@Ctx() context: RequestContext, @Arg('id', () => ID, idArg) id: string): Promise<boolean> {
    return deleteFaq(context, { id });
  }
}
