import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DateScalar, DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import {
  type InterviewMode,
  interviewModeLabels,
  type InterviewSlot,
  interviewSlotLabels,
  type InterviewStatus,
  interviewStatusLabels,
} from './interview.labels.ts';
import { placeLimits } from './interview-place.rules.ts';

export const InterviewSlotEnum = labelledEnum(
  'InterviewSlot',
  'The slots of a day, in Indian time.',
  interviewSlotLabels,
);
export const InterviewStatusEnum = labelledEnum(
  'InterviewStatus',
  'What has become of an interview.',
  interviewStatusLabels,
);

export const InterviewModeEnum = labelledEnum(
  'InterviewMode',
  'How the two sides of an interview meet.',
  interviewModeLabels,
);

@ObjectType('InterviewPlace', { simpleResolvers: true, description: 'Where an interview takes place.' })
@InputType('InterviewPlaceInput', { description: 'Where an interview takes place.' })
export class InterviewPlace {
  @Field(() => InterviewModeEnum, { description: 'How the two sides meet.' })
  mode!: InterviewMode;

  @Field(() => String, {
    nullable: true,
    description:
      `In person the address, at most ${placeLimits.address} characters; of a video call its https link, at most ` +
      `${placeLimits.link}. By phone there is none: the recruiter calls the number of the applicant.`,
  })
  location?: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An interview in the calendars of a recruiter and, where it belongs to an application, of its seeker.',
})
@Entity('interviews')
export class Interview {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { nullable: true })
  applicationId!: string | null;

  @Column('uuid')
  recruiterId!: string;

  @Column('uuid', { nullable: true })
  seekerId!: string | null;

  @Field({ description: 'What it is about.' })
  @Column('text')
  title!: string;

  @Field({ description: 'Who is interviewed, with what they applied for.' })
  @Column('text')
  candidate!: string;

  @Field(() => DateScalar, { description: 'Day in India.' })
  @Column('date')
  date!: string;

  @Field(() => InterviewSlotEnum, { description: 'Time of day.' })
  @Column('text')
  slot!: InterviewSlot;

  @Field(() => DateTimeScalar, { description: 'First instant of the slot.' })
  @Column({ type: 'timestamptz', insert: false, update: false })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'End of the slot.' })
  @Column({ type: 'timestamptz', insert: false, update: false })
  endsAt!: Date;

  @Column('text', { nullable: true })
  mode!: InterviewMode | null;

  /** An address, or the link of a video call. */
  @Column('text', { nullable: true })
  location!: string | null;

  /** As it was set; what is shown also depends on the time. */
  @Column('text', { name: 'status' })
  storedStatus!: InterviewStatus;

  /** iCalendar SEQUENCE; also shows whether somebody else changed the row meanwhile. */
  @Column('int')
  sequence!: number;

  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
