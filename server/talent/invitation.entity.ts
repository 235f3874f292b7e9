import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { labelledEnum } from '../core/labelled-enum.ts';
import { pageOf } from '../core/page.ts';
import { DateTimeScalar } from '../core/scalars.ts';
import { type InvitationState, invitationStateLabels } from './invitation.labels.ts';
import { countedInvitations } from './invitation.rules.ts';

export const InvitationStateEnum = labelledEnum(
  'InvitationState',
  'Where an invitation stands.',
  invitationStateLabels,
);

/** One for each job and seeker, ever. Until it is accepted the recruiter does not know whom it went to. */
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

  /** As the recruiter found them: once that id is gone, nobody shows who it was. */
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

  /** No columns from here on: statements read them. */
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

  /** No column: statements read it. */
  @Field({ description: 'Name of the company.' })
  companyName!: string;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  @Column('timestamptz')
  blockedAt!: Date;
}
