import { Field, ID, ObjectType } from 'type-graphql';
import { labelledEnum } from '../core/labelled-enum.ts';
import { pageOf } from '../core/page.ts';
import { DateTimeScalar } from '../core/scalars.ts';
import { Project } from '../profiles/profile.entity.ts';
import {
  appliedTabLabels,
  applicationListLabels,
  type ApplicationStatus,
  applicationStatusLabels,
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
export const AppliedTabEnum = labelledEnum('AppliedTab', "The seeker's tabs of applications.", appliedTabLabels);

@ObjectType({
  simpleResolvers: true,
  description: 'What a recruiter may know of a seeker who applied: their professional details and how to reach them.',
})
export class Applicant {
  @Field(() => String, { description: 'Full name.' })
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

  @Field(() => String, { nullable: true, description: 'Work experience in words.' })
  experience!: string | null;

  @Field(() => [String], { description: 'Skills.' })
  skills!: string[];

  @Field(() => String, { nullable: true, description: 'About them, in their words.' })
  bio!: string | null;

  @Field(() => [Project], { description: 'Projects they took part in.' })
  projects!: Project[];

  @Field(() => [String], { description: 'Certificates.' })
  certifications!: string[];
}

/** A read model: applications are written by the statements of application.service, of application-move.service and of taking decisions back only. */
@ObjectType({ simpleResolvers: true, description: "A seeker's application for a job, as its two sides see it." })
export class Application {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  jobId!: string;
  recruiterId!: string;
  seekerId!: string;

  @Field(() => ApplicationStatusEnum, { description: 'Where it stands.' })
  status!: ApplicationStatus;

  resumeFileId!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was sent; the last time, after a withdrawal.' })
  appliedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it last moved: the date on the badge.' })
  movedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the recruiter last decided; null before.' })
  decidedAt!: Date | null;

  /** All of it; what a viewer may read of it is said by the policy. */
  applicant!: Applicant;
}

@ObjectType({ simpleResolvers: true, description: 'A page of applications, newest first.' })
export class ApplicationPage extends pageOf(Application, countedApplications) {
  @Field(() => Boolean, { description: 'Whether rows follow this page, also behind those that are counted.' })
  hasNextPage!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One step in the history of an application.' })
export class ApplicationEvent {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  applicationId!: string;

  @Field(() => ApplicationStatusEnum, { description: 'What it became.' })
  status!: ApplicationStatus;

  @Field(() => ApplicationStatusEnum, { nullable: true, description: 'What it was before; null at the start.' })
  previousStatus!: ApplicationStatus | null;

  @Field(() => String, { nullable: true, description: 'Who did it.' })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: 'Why, if somebody said so.' })
  reason!: string | null;

  @Field(() => Boolean, {
    description: 'Whether a decision was taken back before anybody was written to; the seeker sees neither.',
  })
  isUndo!: boolean;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'What the viewer may do with an application now.' })
export class ApplicationPermissions {
  @Field(() => Boolean, { description: 'Take it back (its seeker).' })
  withdraw!: boolean;

  @Field(() => Boolean, { description: 'Review the company, or change that review (its seeker, after a decision).' })
  reviewCompany!: boolean;

  @Field(() => Boolean, { description: 'Begin to review it (its recruiter, as all below).' })
  startReview!: boolean;

  @Field(() => Boolean, { description: 'Approve it.' })
  approve!: boolean;

  @Field(() => Boolean, { description: 'Put it on hold.' })
  hold!: boolean;

  @Field(() => Boolean, { description: 'Reject it.' })
  reject!: boolean;

  @Field(() => Boolean, { description: 'Schedule an interview.' })
  scheduleInterview!: boolean;

  @Field(() => Boolean, { description: 'Extend an offer.' })
  extendOffer!: boolean;

  @Field(() => Boolean, { description: 'Mark as hired.' })
  hire!: boolean;
}
