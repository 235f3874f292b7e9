import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Application } from '../applications/application.entity.ts';
import { loadApplication } from '../applications/application.service.ts';
import type { RequestContext } from '../../core/context.ts';
import { needScope } from '../../core/token-scope.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { DateScalar } from '../../core/graphql-types.ts';
import { Interview, InterviewPlace, InterviewSlotEnum, InterviewStatusEnum } from './interview.entity.ts';
import { InterviewInput, NewInterviewInput } from './interview.inputs.ts';
import { type InterviewSlot, interviewSlotLabels, type InterviewStatus } from './interview.labels.ts';
import { interviewStatusAt } from './interview.rules.ts';
import { listMyInterviews, listTakenSlots, loadCurrentInterview } from './interview-reads.service.ts';
import { addInterview, deleteInterview, scheduleInterview, updateInterview } from './interview.service.ts';

@Resolver(() => Interview)
export class InterviewResolver {
  @Query(() => [Interview], {
    description:
      'The calendar of a seeker or a recruiter, earliest first, without cancelled ones: ' +
      'the last three months and all that is to come.',
  })
  interviews(
    @Ctx() context: RequestContext,
    @Arg('date', () => DateScalar, { nullable: true, description: 'Only those of this day, however long ago.' }) date:
      | string
      | null,
    @Arg('until', () => DateScalar, {
      nullable: true,
      description: 'Those from that day to this one; at most 42 days.',
    })
    until: string | null,
  ): Promise<Interview[]> {
    return listMyInterviews(context, { date, until });
  }

  @Query(() => [InterviewSlotEnum], {
    description: 'Slots of a day that cannot be booked: the recruiter or the seeker is busy, or they are past.',
  })
  takenInterviewSlots(
    @Ctx() context: RequestContext,
    @Arg('applicationId', () => ID, {
      nullable: true,
      description: 'Whom to interview; without it only the own calendar is looked at.',
    })
    applicationId: string | null,
    @Arg('date', () => DateScalar, { description: 'The day.' }) date: string,
  ): Promise<InterviewSlot[]> {
    return listTakenSlots(context, { applicationId, date });
  }

  @Mutation(() => Interview, { description: 'Books a slot for an approved application.' })
  scheduleInterview(
    @Ctx() context: RequestContext,
    @Arg('applicationId', () => ID, { description: 'The approved application.' }) applicationId: string,
    @Arg('date', () => DateScalar, { description: 'Today or later.' }) date: string,
    @Arg('slot', () => InterviewSlotEnum, { description: 'A slot that has not begun.' }) slot: InterviewSlot,
    @Arg('place', () => InterviewPlace, { nullable: true, description: 'Where it takes place, if that is known.' })
    place: InterviewPlace | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Interview> {
    return scheduleInterview(context, { applicationId, date, slot, place }, idempotencyKey);
  }

  @Mutation(() => Interview, {
    description: 'Takes an interview with somebody who did not apply here into the own calendar.',
  })
  addInterview(
    @Ctx() context: RequestContext,
    @Arg('input', () => NewInterviewInput, { description: 'What is known of it.' }) input: NewInterviewInput,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Interview> {
    return addInterview(context, { input }, idempotencyKey);
  }

  @Mutation(() => Interview, { description: 'Changes an interview; a new date, slot or place notifies both sides.' })
  updateInterview(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The interview.' }) id: string,
    @Arg('input', () => InterviewInput, { description: 'What changes.' }) input: InterviewInput,
  ): Promise<Interview> {
    return updateInterview(context, { id, input });
  }

  @Mutation(() => Boolean, { description: 'Cancels an interview; its application is approved again.' })
  deleteInterview(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The interview.' }) id: string,
  ): Promise<boolean> {
    return deleteInterview(context, { id });
  }

  @FieldResolver(() => String, { description: 'The slot in words.' })
  slotText(@Root() { slot }: Interview): string {
    return interviewSlotLabels[slot];
  }

  @FieldResolver(() => InterviewPlace, {
    nullable: true,
    description: 'Where it takes place; null if the recruiter has not said it.',
  })
  place(@Root() { mode, location }: Interview): InterviewPlace | null {
    return mode && { mode, location };
  }

  @FieldResolver(() => String, { description: 'Where it is served to its two sides as a calendar file (iCalendar).' })
  calendarUrl(@Root() { id }: Interview): string {
    return `/interviews/${id}.ics`;
  }

  @FieldResolver(() => InterviewStatusEnum, { description: 'By outcome and time: completed once its slot is over.' })
  status(@Root() { storedStatus, endsAt }: Interview, @Ctx() { services }: RequestContext): InterviewStatus {
    return interviewStatusAt(storedStatus, endsAt, services.clock.now());
  }

  @FieldResolver(() => Application, {
    nullable: true,
    description: 'What it is about; null for one that was typed in by hand.',
  })
  async application(@Root() { applicationId }: Interview, @Ctx() context: RequestContext): Promise<Application | null> {
    needScope(context, 'APPLICATIONS_READ');
    return applicationId ? loadApplication(context, applicationId) : null;
  }
}

@Resolver(() => Application)
export class ApplicationInterviewResolver {
  @FieldResolver(() => Interview, { nullable: true, description: 'Its latest interview that was not cancelled.' })
  async interview(@Root() { id }: Application, @Ctx() context: RequestContext): Promise<Interview | null> {
    needScope(context, 'INTERVIEWS_READ');
    return loadCurrentInterview(context, id);
  }
}
