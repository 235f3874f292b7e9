import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { pageOf } from '../../core/page.ts';
import { Project } from '../../people/profiles/profile.entity.ts';
import {
  appliedTabLabels,
  applicationListLabels,
  type ApplicationStatus,
  applicationStatusLabels,
  type ResumeGone,
  resumeGoneLabels,
} from './application.labels.ts';
import { countedApplications } from './application.rules.ts';

export const ApplicationStatusEnum = labelledEnum(
  'ApplicationStatus',
  'Where an application stands.',
  applicationStatusLabels,
);
export const ApplicationListEnum = labelledEnum(
  'ApplicationList',
  "The recruiter's lists of applications.",
  applicationListLabels,
);
export const ResumeGoneEnum = labelledEnum(
  'ResumeGone',
  'Why an application has its resume no longer.',
  resumeGoneLabels,
);
export const AppliedTabEnum = labelledEnum('AppliedTab', "The seeker's tabs of applications.", appliedTabLabels);

@ObjectType({
  simpleResolvers: true,
  description: 'What a recruiter may know of a seeker who applied: their professional details and how to reach them.',
})
export class Applicant {
  @Field({ description: 'Full name.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address; gone for the recruiter after a withdrawal, as all that follows here up to the portfolio.',
  })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Mobile number, written +91….' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Link to their work, with or without https://.' })
  portfolio!: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  location!: string | null;

  @Field(() => String, { nullable: true, description: 'Programme of study.' })
  program!: string | null;

  @Field(() => String, { nullable: true, description: 'Highest education.' })
  education!: string | null;

  experienceYears!: number | null;

  @Field(() => [String], { description: 'Skills.' })
  skills!: string[];

  @Field(() => String, { nullable: true, description: 'About them, in their words.' })
  bio!: string | null;

  @Field(() => [Project], { description: 'Projects they took part in.' })
  projects!: Project[];

  @Field(() => [String], { description: 'Certificates.' })
  certifications!: string[];
}

/**
 * Triggers fill in the company and what it is searched by. Once inserted, only the statements that move applications
 * and take decisions back change it, and `changedAt` follows its interview.
 */
@ObjectType({ simpleResolvers: true, description: "A seeker's application for a job, as its two sides see it." })
@Entity('applications')
export class Application {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  jobId!: string;

  @Column('uuid')
  recruiterId!: string;

  @Column('uuid')
  seekerId!: string;

  @Field(() => ApplicationStatusEnum, { description: 'Where it stands.' })
  @Column('text')
  status!: ApplicationStatus;

  @Column('uuid', { nullable: true })
  resumeFileId!: string | null;

  @Field(() => ResumeGoneEnum, {
    nullable: true,
    description: 'Why the resume that it was sent with is not there any more; null while it is, and if there was none.',
  })
  @Column('text', { nullable: true })
  resumeGone!: ResumeGone | null;

  @Field(() => DateTimeScalar, { description: 'When it was sent; the last time, after a withdrawal.' })
  @Column('timestamptz')
  appliedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it last moved: the date on the badge.' })
  @Column('timestamptz')
  movedAt!: Date;

  /** Of its interview, or when a decision was taken back, which sets `movedAt` back. */
  @Column('timestamptz', { nullable: true })
  changedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the recruiter last decided; null before.' })
  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  /** No column: statements read it from account and profile. The policy says what of it a viewer may read. */
  applicant!: Applicant;
}

@ObjectType({ simpleResolvers: true, description: 'A page of applications, newest first.' })
export class ApplicationPage extends pageOf(Application, countedApplications) {
  @Field({ description: 'Whether rows follow this page, also behind those that are counted.' })
  hasNextPage!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One step in the history of an application.' })
@Entity('application_events')
export class ApplicationEvent {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  applicationId!: string;

  @Field(() => ApplicationStatusEnum, { description: 'What it became.' })
  @Column('text', { name: 'to_status' })
  status!: ApplicationStatus;

  @Field(() => ApplicationStatusEnum, { nullable: true, description: 'What it was before; null at the start.' })
  @Column('text', { name: 'from_status', nullable: true })
  previousStatus!: ApplicationStatus | null;

  @Column('uuid', { nullable: true })
  actorId!: string | null;

  @Field(() => String, { nullable: true, description: 'Who did it.' })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: 'Why, if somebody said so.' })
  @Column('text', { nullable: true })
  reason!: string | null;

  @Field({
    description: 'Whether a decision was taken back before anybody was written to; the seeker sees neither.',
  })
  isUndo!: boolean;

  @Field(() => DateTimeScalar, { description: 'When.' })
  @Column('timestamptz')
  at!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'What the viewer may do with an application now.' })
export class ApplicationPermissions {
  @Field({ description: 'Take it back (its seeker).' })
  withdraw!: boolean;

  @Field({ description: 'Review the company, or change that review (its seeker, after a decision).' })
  reviewCompany!: boolean;

  @Field({ description: 'Begin to review it (its recruiter, as all below).' })
  startReview!: boolean;

  @Field({ description: 'Approve it.' })
  approve!: boolean;

  @Field({ description: 'Put it on hold.' })
  hold!: boolean;

  @Field({ description: 'Reject it.' })
  reject!: boolean;

  @Field({ description: 'Schedule an interview.' })
  scheduleInterview!: boolean;

  @Field({ description: 'Extend an offer.' })
  extendOffer!: boolean;

  @Field({ description: 'Mark as hired.' })
  hire!: boolean;
}
