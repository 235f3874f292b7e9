import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Company } from '../../companies/company.entity.ts';
import type { RequestContext } from '../../core/context.ts';
import { needScope } from '../../core/token-scope.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { pageArg, pageSizeArg, readOnArg } from '../../core/page.ts';
import { DateTimeScalar } from '../../core/graphql-types.ts';
import { subscribeTo } from '../../core/subscription.ts';
import { StoredFile } from '../../platform/files/file.entity.ts';
import { Job } from '../jobs/job.entity.ts';
import { loadJob } from '../jobs/job.service.ts';
import { companyOfApplication } from './application-company.service.ts';
import { pageHrApplications } from './application-search.service.ts';
import {
  Applicant,
  AppliedTabEnum,
  Application,
  ApplicationEvent,
  ApplicationListEnum,
  ApplicationPage,
  ApplicationPermissions,
} from './application.entity.ts';
import { ApplicationFilter } from './application.inputs.ts';
import { type ApplicationList, applicationStatusLabels, type AppliedTab, yearsText } from './application.labels.ts';
import { applicantAsSeenBy } from './application.policy.ts';
import { timelineSteps, timelineText } from './application.rules.ts';
import {
  applyToJob,
  listMyApplications,
  loadOwnApplication,
  loadPermissions,
  loadResume,
  loadResumeKeptDays,
  readApplication,
  readTimeline,
  startReview,
  withdrawApplication,
} from './application.service.ts';
import { deleteJob } from './job-deletion.service.ts';

@Resolver(() => Application)
export class ApplicationResolver {
  @Query(() => [Application], {
    description: "The seeker's applications of one tab, newest first. A list shorter than the page is the last one.",
  })
  myApplications(
    @Ctx() context: RequestContext,
    @Arg('tab', () => AppliedTabEnum, { nullable: true, defaultValue: 'APPLIED', description: 'The tab.' })
    tab: AppliedTab | null,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(100)) pageSize: number | null,
  ): Promise<Application[]> {
    return listMyApplications(context, { tab, page, pageSize });
  }

  @Query(() => ApplicationPage, { description: "Applications for the recruiter's jobs, newest first." })
  hrApplications(
    @Ctx() context: RequestContext,
    @Arg('pageOf', () => ID, {
      nullable: true,
      description: 'The page that this application is on, instead of `page`.',
    })
    pageOf: string | null,
    @Arg('jobId', () => ID, { nullable: true, description: 'Only for this job.' }) jobId: string | null,
    @Arg('list', () => ApplicationListEnum, {
      nullable: true,
      defaultValue: 'ALL',
      description:
        'One of the lists. ALL leaves out those that were rejected. Those that were withdrawn come by the filter.',
    })
    list: ApplicationList | null,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(3)) pageSize: number | null,
    @Arg('search', () => String, {
      nullable: true,
      description: "Part of the applicant's name, e-mail or a skill, or of the job's title; case does not matter.",
    })
    search: string | null,
    @Arg('filter', () => ApplicationFilter, { nullable: true, description: 'What narrows the list.' })
    filter: ApplicationFilter | null,
    @Arg('after', () => String, readOnArg) after: string | null,
    @Arg('updatedSince', () => DateTimeScalar, {
      nullable: true,
      description:
        'Only those that were sent, moved or had their interview changed then or later, the latest change last: who ' +
        'reads on behind the last `endCursor` misses none. ALL then has every application, rejected and withdrawn ' +
        'ones too.',
    })
    updatedSince: Date | null,
  ): Promise<ApplicationPage> {
    return pageHrApplications(context, { jobId, list, page, pageSize, search, filter, after, pageOf, updatedSince });
  }

  @Query(() => Application, { nullable: true, description: 'One application, for its seeker and its recruiter.' })
  application(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The application.' }) id: string,
  ): Promise<Application> {
    return readApplication(context, { id });
  }

  @Mutation(() => Application, {
    description:
      'Applies for an open job with the resume of the profile; once only. ' +
      'A second time is CONFLICT with the reason DONE_ALREADY.',
  })
  applyToJob(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, { description: 'The job.' }) jobId: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Application> {
    return applyToJob(context, { jobId }, idempotencyKey);
  }

  @Mutation(() => Application, { description: 'Takes an own application back.' })
  withdrawApplication(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The application.' }) id: string,
  ): Promise<Application> {
    return withdrawApplication(context, { id });
  }

  @Mutation(() => Application, {
    description: 'Opening the details of a new application puts it in review; any other stays as it is.',
  })
  startReview(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The application.' }) id: string,
  ): Promise<Application> {
    return startReview(context, { id });
  }

  @Subscription(() => Application, {
    subscribe: subscribeTo({ name: 'applicationChanged', token: 'APPLICATIONS_READ' }),
    description: "Each application that changes: the seeker's own, and the recruiter's.",
  })
  applicationChanged(@Root() id: string, @Ctx() context: RequestContext): Promise<Application> {
    return readApplication(context, { id });
  }

  @FieldResolver(() => DateTimeScalar, {
    description: 'When it was sent, last moved, or its interview was changed.',
  })
  updatedAt(@Root() { movedAt, changedAt }: Application): Date {
    return changedAt && changedAt > movedAt ? changedAt : movedAt;
  }

  @FieldResolver(() => String, { description: 'The status in words.' })
  statusText(@Root() { status }: Application): string {
    return applicationStatusLabels[status]();
  }

  @FieldResolver(() => Applicant, { description: 'Who applied.' })
  applicant(@Root() application: Application, @Ctx() { actor }: RequestContext): Applicant {
    return applicantAsSeenBy(actor, application);
  }

  @FieldResolver(() => Job, { description: 'The job, also when it is closed or deleted.' })
  job(@Root() { jobId }: Application, @Ctx() context: RequestContext): Promise<Job | null> {
    return loadJob(context, jobId);
  }

  @FieldResolver(() => [ApplicationEvent], { description: 'The newest steps of its history, oldest first.' })
  timeline(
    @Root() { id }: Application,
    @Ctx() context: RequestContext,
    @Arg('limit', () => Int, {
      nullable: true,
      defaultValue: timelineSteps.usual,
      description: `How many steps at most, up to ${timelineSteps.most}.`,
    })
    limit: number | null,
  ): Promise<ApplicationEvent[]> {
    return readTimeline(context, { id, limit });
  }

  @FieldResolver(() => StoredFile, {
    nullable: true,
    description: 'The resume it was sent with; gone for the recruiter after a withdrawal.',
  })
  resume(@Root() application: Application, @Ctx() context: RequestContext): Promise<StoredFile | null> {
    return loadResume(context, application);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For how many days resumes of rejected applicants are kept, as it is set now; null unless this one was deleted ' +
      'for that.',
  })
  resumeKeptDays(@Root() { id, resumeGone }: Application, @Ctx() context: RequestContext): Promise<number> | null {
    return resumeGone === 'REMOVED' ? loadResumeKeptDays(context, id) : null;
  }

  @FieldResolver(() => Company, {
    description: "The company that it was sent to, which a review is about; its job may be another one's by now.",
  })
  company(@Root() { id }: Application, @Ctx() context: RequestContext): Promise<Company> {
    return companyOfApplication(context, id);
  }

  @FieldResolver(() => ApplicationPermissions, { description: 'What the viewer may do with it now.' })
  viewerCan(@Root() application: Application, @Ctx() context: RequestContext): Promise<ApplicationPermissions> {
    return loadPermissions(context, application);
  }
}

@Resolver(() => Applicant)
export class ApplicantResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Work experience in words.' })
  experience(@Root() { experienceYears }: Applicant): string | null {
    return experienceYears === null ? null : yearsText(experienceYears);
  }
}

@Resolver(() => ApplicationEvent)
export class ApplicationEventResolver {
  @FieldResolver(() => String, { description: 'The step in words.' })
  text(@Root() { previousStatus, status, isUndo }: ApplicationEvent): string {
    return timelineText(previousStatus, status, isUndo);
  }
}

@Resolver(() => Job)
export class JobApplicationResolver {
  @Mutation(() => Boolean, {
    description:
      "Deletes one of the recruiter's jobs: coming interviews for it are cancelled, applicants keep their history.",
  })
  deleteJob(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The job.' }) id: string,
  ): Promise<boolean> {
    return deleteJob(context, { id });
  }

  @FieldResolver(() => Application, {
    nullable: true,
    description: "The viewer's own application; null without one and once it is withdrawn.",
  })
  async myApplication(@Root() { id }: Job, @Ctx() context: RequestContext): Promise<Application | null> {
    needScope(context, 'APPLICATIONS_READ');
    return loadOwnApplication(context, id);
  }
}
