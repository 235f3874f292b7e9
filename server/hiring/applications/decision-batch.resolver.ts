import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Application, ApplicationStatusEnum } from './application.entity.ts';
import type { ApplicationStatus } from './application.labels.ts';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import type { BatchStatus } from './decision-batch.rules.ts';
import {
  decideApplications,
  listUndoableDecisions,
  setApplicationStatus,
  undoDecisions,
} from './decision-batch.service.ts';
import { BatchDecision, BatchUndo, DecisionBatch } from './decision-batch.types.ts';

@Resolver(() => DecisionBatch)
export class DecisionBatchResolver {
  @Mutation(() => Application, {
    description:
      'A decision of the recruiter, along the transition table. For 30 seconds it can be taken back, as ' +
      '`undoableDecisions` tells, and only then the mail leaves. Interviews have mutations of their own.',
  })
  setApplicationStatus(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The application.' }) id: string,
    @Arg('status', () => ApplicationStatusEnum, { description: 'What it becomes.' }) status: ApplicationStatus,
    @Arg('reason', () => String, { nullable: true, description: 'Why; the seeker reads it.' }) reason: string | null,
    @Arg('seen', () => ApplicationStatusEnum, {
      nullable: true,
      description:
        'What the decider saw it as; CONFLICT if it is not that any more. ' +
        'A review that has begun since is no difference.',
    })
    seen: ApplicationStatus | null,
  ): Promise<Application> {
    return setApplicationStatus(context, { id, status, reason, seen });
  }

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
    description: 'Takes a decision on one or several applications back, within 30 seconds; no mail leaves.',
  })
  undoDecisions(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The batch.' }) id: string,
  ): Promise<BatchUndo> {
    return undoDecisions(context, { id });
  }

  @Query(() => [DecisionBatch], {
    description:
      'What the recruiter decided in the last 30 seconds, on one or several applications, and can take back.',
  })
  undoableDecisions(@Ctx() context: RequestContext): Promise<DecisionBatch[]> {
    return listUndoableDecisions(context, {});
  }
}
