import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { type Page, pageArg, pageSizeArg, readOnArg } from '../../core/page.ts';
import { DateTimeScalar } from '../../core/graphql-types.ts';
import { StoredFile } from '../../platform/files/file.entity.ts';
import { Job, JobPage } from './job.entity.ts';
import { JobInput } from './job.inputs.ts';
import type { JobInputFields } from './job.rules.ts';
import { type JobObstacle, jobTypeLabels, seekerJobTypeLabels } from './job.labels.ts';
import { isNewJob, postedText } from './job-text.rules.ts';
import { postJob, updateJob } from './job-posting.service.ts';
import { similarJobsOf } from './search/job-suggestion.service.ts';
import {
  listMySavedJobs,
  loadAttachments,
  loadJobUpdates,
  readJob,
  searchMyJobs,
  viewerOfJobs,
} from './job.service.ts';
import { AutoStop, JobEvent, JobObstacleEnum, JobPermissions } from './job.types.ts';
import { closeJob, reopenJob } from './job-closing.service.ts';
import { areAllOpeningsFilled, keepJobOpen, permissionsOn, readFilledJob } from './job-openings.service.ts';
import { externalIdFor, hiddenFactsFor } from './job.policy.ts';
import type { HeldReason } from '../held-texts/held-word.labels.ts';
import { HeldReasonEnum } from '../held-texts/held-word.entity.ts';
import { saveJob, unsaveJob } from './saved-job.service.ts';

const jobArg = { description: 'The job.' } as const;

@Resolver(() => Job)
export class JobResolver {
  @Query(() => Job, { nullable: true, description: 'One job, open or closed; NOT_FOUND if there is none.' })
  job(@Ctx() context: RequestContext, @Arg('id', () => ID, jobArg) id: string): Promise<Job> {
    return readJob(context, { id });
  }

  @Query(() => [Job], {
    description: "The seeker's saved jobs, last saved first. A list shorter than the page is the last one.",
  })
  savedJobs(
    @Ctx() context: RequestContext,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(100)) pageSize: number | null,
  ): Promise<Job[]> {
    return listMySavedJobs(context, { page, pageSize });
  }

  @Query(() => JobPage, { description: "The recruiter's own jobs, open and closed, newest first." })
  hrJobs(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true, description: 'Part of the title, the company or a skill.' }) search:
      | string
      | null,
    @Arg('externalId', () => String, { nullable: true, description: 'Only the one with this `externalId`.' })
    externalId: string | null,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(4)) pageSize: number | null,
    @Arg('updatedSince', () => DateTimeScalar, {
      nullable: true,
      description:
        'Only those that were posted, changed, closed or opened again then or later, the latest change last: ' +
        'who reads on behind the last `endCursor` misses none.',
    })
    updatedSince: Date | null,
    @Arg('after', () => String, readOnArg) after: string | null,
  ): Promise<Page<Job>> {
    return searchMyJobs(context, { search, externalId, page, pageSize, updatedSince, after });
  }

  @Query(() => Job, {
    nullable: true,
    description:
      "Of the recruiter's open jobs with all openings filled the next one to ask about: " +
      'close it, or keep it open? Null while there is none.',
  })
  filledJob(@Ctx() context: RequestContext): Promise<Job | null> {
    return readFilledJob(context, {});
  }

  @Mutation(() => Job, {
    description:
      'Posts a job; it is in the search at once. A job for a company that was asked waits until the recruiter is ' +
      "let in; BAD_USER_INPUT on `company` for one that is others' and was not asked.",
  })
  postJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => JobInput, { description: 'The posting form.' }) input: JobInput,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Job> {
    // What a new job needs is checked by its schema, with a message for each field.
    return postJob(context, { input: input as JobInputFields }, idempotencyKey);
  }

  @Mutation(() => Job, { description: "Changes one of the recruiter's jobs." })
  updateJob(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, jobArg) id: string,
    @Arg('input', () => JobInput, { description: 'The posting form.' }) input: JobInput,
    @Arg('seen', () => DateTimeScalar, {
      nullable: true,
      description: 'Its `updatedAt` as the editor saw it; CONFLICT if it was changed after that to something else.',
    })
    seen: Date | null,
  ): Promise<Job> {
    return updateJob(context, { id, input, seen });
  }

  @Mutation(() => Job, { description: "Stops one of the recruiter's jobs from taking applications." })
  closeJob(@Ctx() context: RequestContext, @Arg('id', () => ID, jobArg) id: string): Promise<Job> {
    return closeJob(context, { id });
  }

  @Mutation(() => Job, { description: "Lets one of the recruiter's closed jobs take applications again." })
  reopenJob(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, jobArg) id: string,
    @Arg('autoStop', () => AutoStop, { nullable: true, description: 'New limits; none if left out.' })
    autoStop: AutoStop | null,
  ): Promise<Job> {
    return reopenJob(context, { id, autoStop });
  }

  @Mutation(() => Job, {
    description: 'Keeps a job open though all openings are filled; that is not asked again until its openings change.',
  })
  keepJobOpen(@Ctx() context: RequestContext, @Arg('id', () => ID, jobArg) id: string): Promise<Job> {
    return keepJobOpen(context, { id });
  }

  @Mutation(() => Job, { description: 'Saves a job for later.' })
  saveJob(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, jobArg) jobId: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<Job> {
    return saveJob(context, { jobId }, idempotencyKey);
  }

  @Mutation(() => Job, { description: 'Takes a job off the saved ones.' })
  unsaveJob(@Ctx() context: RequestContext, @Arg('jobId', () => ID, jobArg) jobId: string): Promise<Job> {
    return unsaveJob(context, { jobId });
  }

  @FieldResolver(() => String, {
    description: 'Kind of employment in words; recruiters read "Full-time", everyone else "Full Time" (OP-016).',
  })
  typeText(@Root() job: Job, @Ctx() context: RequestContext): string {
    return (viewerOfJobs(context)?.role === 'HR' ? jobTypeLabels : seekerJobTypeLabels)[job.type]();
  }

  @FieldResolver(() => String, { description: '"Today", "1 day ago", "2 days ago" …' })
  postedText(@Root() job: Job, @Ctx() { services }: RequestContext): string {
    return postedText(job.postedAt, services.clock.now());
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is at most 3 days old.' })
  isNew(@Root() job: Job, @Ctx() { services }: RequestContext): boolean {
    return isNewJob(job.postedAt, services.clock.now());
  }

  @FieldResolver(() => [StoredFile], { description: 'Files to read with the job.' })
  attachments(@Root() job: Job, @Ctx() context: RequestContext): Promise<StoredFile[]> {
    return loadAttachments(context, job.id);
  }

  @FieldResolver(() => [JobEvent], { description: 'What happened to the job, newest first (OP-094).' })
  updates(@Root() job: Job, @Ctx() context: RequestContext): Promise<JobEvent[]> {
    return loadJobUpdates(context, job);
  }

  @FieldResolver(() => [Job], {
    description: 'Other open jobs with the same title words or skills, those that share most first.',
  })
  similarJobs(
    @Root() job: Job,
    @Ctx() context: RequestContext,
    @Arg('limit', () => Int, { nullable: true, defaultValue: 3, description: 'Most jobs, at most 10.' }) limit:
      | number
      | null,
  ): Promise<Job[]> {
    return similarJobsOf(context, job, limit ?? 3);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether as many people are hired as it has openings; false for everybody but its recruiter.',
  })
  allOpeningsFilled(@Root() job: Job, @Ctx() context: RequestContext): Promise<boolean> {
    return areAllOpeningsFilled(context, job);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The recruiter's own reference, such as the id that it has in their software; null for all others.",
  })
  externalId(@Root() job: Job, @Ctx() context: RequestContext): string | null {
    return externalIdFor(viewerOfJobs(context), job);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why it was taken down, for its recruiter and admins; null for others, and while it is not.',
  })
  takenDownReason(@Root() job: Job, @Ctx() context: RequestContext): string | null {
    return hiddenFactsFor(viewerOfJobs(context), job).takenDownReason;
  }

  @FieldResolver(() => [JobObstacleEnum], {
    description: 'What keeps it from being public, for its recruiter and admins; empty for others.',
  })
  obstacles(@Root() job: Job, @Ctx() context: RequestContext): JobObstacle[] {
    return hiddenFactsFor(viewerOfJobs(context), job).obstacles;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it waits, unseen by others, until the company of its recruiter is verified.',
  })
  waitsForVerification(@Root() { waitsSince, company, companyId }: Job): boolean {
    // Who does not belong to the company shows it under the id of the job.
    return waitsSince !== null && company.id === companyId;
  }

  @FieldResolver(() => HeldReasonEnum, {
    nullable: true,
    description: 'Why its text is held for review, for its recruiter and admins; null for others.',
  })
  heldReason(@Root() job: Job, @Ctx() context: RequestContext): HeldReason | null {
    return hiddenFactsFor(viewerOfJobs(context), job).heldReason;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The passage for which its text is held, for its recruiter and admins; null for others.',
  })
  heldPassage(@Root() job: Job, @Ctx() context: RequestContext): string | null {
    return hiddenFactsFor(viewerOfJobs(context), job).heldPassage;
  }

  @FieldResolver(() => JobPermissions, { description: 'What the viewer may do with it.' })
  viewerCan(@Root() job: Job, @Ctx() context: RequestContext): Promise<JobPermissions> {
    return permissionsOn(context, job);
  }
}
