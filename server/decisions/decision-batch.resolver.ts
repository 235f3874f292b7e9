import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ApplicationStatusEnum } from '../applications/application.entity.ts';
import type { ApplicationStatus } from '../applications/application.labels.ts';
import type { RequestContext } from '../core/context.ts';
import { IdempotencyKey } from '../core/idempotency-key.ts';
import type { BatchStatus } from './decision-batch.rules.ts';
import { decideApplications, listUndoableDecisions, undoDecisions } from './decision-batch.service.ts';
import { BatchDecision, BatchUndo, DecisionBatch } from './decision-batch.types.ts';

@Resolver(() => DecisionBatch)
export class DecisionBatchResolver {
  @Mutation(() => BatchDecision, {
    description:
      'Approves, holds or rejects several applications at once; for 30 seconds it can be taken back, ' +
      'and only then the mails leave.',
  })
  decideApplications(
    @Ctx() context: RequestContext,
    @Arg('ids', () => [ID], { description: 'The applications, at most 100.' }) ids: string[],
    @Arg('status', () => ApplicationStatusEnum, { description: 'APPROVED, ON_HOLD or REJECTED.' }) status: BatchStatus,
    @Arg('reason', () => String, { nullable: true, description: 'Why; the seekers read it.' }) reason: string | null,
    @Arg('seen', () => [ApplicationStatusEnum], {
      nullable: true,
      description:
        'What the decider saw each as, in the order of `ids`; one that is not that any more stays. ' +
        'A review that has begun since is no difference.',
    })
    seen: ApplicationStatus[] | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<BatchDecision> {
    return decideApplications(context, { ids, status, reason, seen }, idempotencyKey);
  }

  @Mutation(() => BatchUndo, {
    description: 'Takes decisions on several applications back, within 30 seconds; no mail leaves.',
  })
  undoDecisions(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The batch.' }) id: string,
  ): Promise<BatchUndo> {
    return undoDecisions(context, { id });
  }

  @Query(() => [DecisionBatch], {
    description: 'What the recruiter decided on several applications at once and can still take back.',
  })
  undoableDecisions(@Ctx() context: RequestContext): Promise<DecisionBatch[]> {
    return listUndoableDecisions(context, {});
  }
}
