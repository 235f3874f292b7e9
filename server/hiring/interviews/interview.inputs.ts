import { Field, InputType } from 'type-graphql';
import { DateScalar } from '../../core/graphql-types.ts';
import { InterviewPlace, InterviewSlotEnum, InterviewStatusEnum } from './interview.entity.ts';
import type { InterviewSlot, InterviewStatus } from './interview.labels.ts';
import type { InterviewChange, NewInterview } from './interview.rules.ts';

@InputType({ description: 'An interview with somebody who did not apply here.' })
export class NewInterviewInput implements NewInterview {
  @Field({ description: 'What it is about.' })
  title!: string;

  @Field({ description: 'Who is interviewed.' })
  candidate!: string;

  @Field(() => DateScalar, { description: 'Today or later.' })
  date!: string;

  @Field(() => InterviewSlotEnum, { description: 'A slot that has not begun.' })
  slot!: InterviewSlot;

  @Field(() => InterviewPlace, { nullable: true, description: 'Where it takes place, if that is known.' })
  place?: InterviewPlace | null;
}

@InputType({ description: 'What changes in an interview; what is left out stays.' })
export class InterviewInput implements InterviewChange {
  @Field(() => String, { nullable: true, description: 'What it is about.' })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who is interviewed; not changed where the interview belongs to an application.',
  })
  candidate?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Another day.' })
  date?: string | null;

  @Field(() => InterviewSlotEnum, { nullable: true, description: 'Another slot.' })
  slot?: InterviewSlot | null;

  @Field(() => InterviewStatusEnum, {
    nullable: true,
    description: 'COMPLETED once it was held; CANCELLED is the same as deleting it.',
  })
  status?: InterviewStatus | null;

  @Field(() => InterviewPlace, { nullable: true, description: 'Another place; null removes it.' })
  place?: InterviewPlace | null;
}
