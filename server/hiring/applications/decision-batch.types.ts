import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Application, ApplicationStatusEnum } from './application.entity.ts';
import type { ApplicationStatus } from './application.labels.ts';
import { DateTimeScalar } from '../../core/graphql-types.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A decision on one or several applications that can still be taken back.',
})
export class DecisionBatch {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ApplicationStatusEnum, { description: 'What the applications became.' })
  status!: ApplicationStatus;

  @Field(() => Int, { description: 'How many applications moved.' })
  size!: number;

  @Field(() => String, { nullable: true, description: 'Name of the applicant, if only one application moved.' })
  applicantName!: string | null;

  @Field(() => DateTimeScalar, { description: 'Until when it can be taken back; the mails leave after that.' })
  undoUntil!: Date;

  @Field(() => Int, { description: 'Seconds until then, by the clock of the server.' })
  undoSeconds!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An application that stayed as it is, and why.' })
export class UnmovedApplication {
  @Field(() => Application, { description: 'The application as it is now.' })
  application!: Application;

  @Field({ description: 'Why it did not move.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What came of a decision on several applications.' })
export class BatchDecision {
  @Field(() => DecisionBatch, {
    nullable: true,
    description: 'By which it can be taken back; null when nothing moved.',
  })
  batch!: DecisionBatch | null;

  @Field(() => [Application], { description: 'Those that moved.' })
  moved!: Application[];

  @Field(() => [UnmovedApplication], {
    description: 'Those that may not move so, for instance because the applicant has withdrawn.',
  })
  unmoved!: UnmovedApplication[];
}

@ObjectType({ simpleResolvers: true, description: 'What came of taking decisions back.' })
export class BatchUndo {
  @Field(() => [Application], { description: 'Those that are again what they were.' })
  restored!: Application[];

  @Field(() => [UnmovedApplication], { description: 'Those that have moved on meanwhile and stay as they are.' })
  unmoved!: UnmovedApplication[];
}
