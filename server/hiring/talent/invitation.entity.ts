import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { pageOf } from '../../core/page.ts';
import { type InvitationState, invitationStateLabels } from './talent.labels.ts';
import { countedInvitations } from './invitation.rules.ts';

export const InvitationStateEnum = labelledEnum(
  'InvitationState',
  'Where an invitation stands.',
  invitationStateLabels,
);

/** At most one for each job and seeker, ever. Until it is accepted the recruiter does not know who the seeker is. */
@ObjectType({ simpleResolvers: true, description: 'A recruiter asks a found seeker to apply for a job.' })
@Entity('invitations')
export class Invitation {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => ID, { description: 'The job.' })
  @Column('uuid')
  jobId!: string;

  @Column('uuid')
  companyId!: string;

  @Column('uuid')
  recruiterId!: string;

  @Column('uuid')
  seekerId!: string;

  /** The talent profile that the recruiter found; it may no longer exist. */
  @Column('uuid')
  talentId!: string;

  @Column('text')
  status!: Exclude<InvitationState, 'EXPIRED'>;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  @Column('timestamptz')
  sentAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Until when it can be accepted.' })
  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  answeredAt!: Date | null;

  /** Not columns from here on: hand-written statements fill them in. */
  @Field(() => InvitationStateEnum, {
    description: 'Accepted also when the seeker applied by themselves; expired also when the job is closed.',
  })
  state!: InvitationState;

  @Field({ description: 'Title of the job.' })
  jobTitle!: string;

  @Field({ description: 'Name of the company.' })
  companyName!: string;

  applicationId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of invitations, newest first.' })
export class InvitationPage extends pageOf(Invitation, countedInvitations) {}

@ObjectType({ simpleResolvers: true, description: 'A company that may not invite a seeker any more.' })
@Entity('invitation_blocks')
export class InvitationBlock {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  seekerId!: string;

  @Column('uuid')
  companyId!: string;

  /** Not a column: hand-written statements fill it in. */
  @Field({ description: 'Name of the company.' })
  companyName!: string;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  @Column('timestamptz')
  blockedAt!: Date;
}
