import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { HeldWord, HeldWordKindEnum } from './held-word.entity.ts';
import type { HeldWordKind } from './held-word.labels.ts';
import { addHeldWord, heldWords, removeHeldWord } from './held-word.service.ts';

@Resolver()
export class HeldWordResolver {
  @Query(() => [HeldWord], {
    description: 'The words by which texts of jobs are held for review, in order, for ADMIN and SUPERADMIN.',
  })
  heldWords(@Ctx() context: RequestContext): Promise<HeldWord[]> {
    return heldWords(context, {});
  }

  @Mutation(() => HeldWord, {
    description:
      'Adds a word to the list, for ADMIN and SUPERADMIN. It counts for jobs that are posted, changed or reopened ' +
      'from then on. CONFLICT if it is there.',
  })
  addHeldWord(
    @Ctx() context: RequestContext,
    @Arg('kind', () => HeldWordKindEnum, { description: 'What it says about its sentence.' }) kind: HeldWordKind,
    @Arg('phrase', {
      description: 'One or more words; "…" stands for up to three others, or at an end for the next payment or demand.',
    })
    phrase: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<HeldWord> {
    return addHeldWord(context, { kind, phrase }, idempotencyKey);
  }

  @Mutation(() => Boolean, { description: 'Takes a word off the list, for ADMIN and SUPERADMIN.' })
  removeHeldWord(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The word.' }) id: string,
  ): Promise<true> {
    return removeHeldWord(context, { id });
  }
}
