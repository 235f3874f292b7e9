import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { afterArg, pageSizeArg, type Slice } from '../../core/page.ts';
import type { JobState } from './job-admin.labels.ts';
import { adminJobPageSize } from './job-admin.rules.ts';
import { adminJob, adminJobs, releaseJob, restoreJob, takeDownJob } from './job-admin.service.ts';
import { JobRecord, JobRecordSlice, JobStateEnum } from './job-admin.types.ts';

const jobArg = { description: 'The job.' } as const;
const seenArg = (effect: string) =>
  ({ nullable: true, description: `Its \`textVersion\` as the admin read it; ${effect}.` }) as const;
const conflictOfOther = 'CONFLICT if the text was changed after that';

@Resolver()
export class JobAdminResolver {
  @Query(() => JobRecordSlice, {
    description: 'All jobs that are not deleted, newest first, for ADMIN and SUPERADMIN.',
  })
  adminJobs(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of the title, the company or a skill, or the number of the job.',
    })
    search: string | null,
    @Arg('state', () => JobStateEnum, { nullable: true, description: 'How they stand; all if left out.' })
    state: JobState | null,
    @Arg('after', () => String, afterArg) after: string | null,
    @Arg('pageSize', () => Int, pageSizeArg(adminJobPageSize)) pageSize: number | null,
  ): Promise<Slice<JobRecord>> {
    return adminJobs(context, { search, state, after, pageSize });
  }

  @Query(() => JobRecord, { nullable: true, description: 'One job, for ADMIN and SUPERADMIN.' })
  adminJob(@Ctx() context: RequestContext, @Arg('id', () => ID, jobArg) id: string): Promise<JobRecord> {
    return adminJob(context, { id });
  }

  @Mutation(() => JobRecord, {
    description:
      'Takes a job down, for ADMIN and SUPERADMIN: only its recruiter, who reads the reason, and admins see it. ' +
      'Applicants who wait for an answer are notified.',
  })
  takeDownJob(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, jobArg) id: string,
    @Arg('reason', { description: 'Why; the recruiter and other admins read it.' }) reason: string,
    @Arg('seen', () => Int, seenArg('a text that was changed after that stays held for review')) seen: number | null,
  ): Promise<JobRecord> {
    return takeDownJob(context, { id, reason, seen });
  }

  @Mutation(() => JobRecord, {
    description:
      'Lets a job into the search whose text is held for review, for ADMIN and SUPERADMIN. ' +
      'To refuse it, take it down with a reason.',
  })
  releaseJob(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, jobArg) id: string,
    @Arg('seen', () => Int, seenArg(conflictOfOther)) seen: number | null,
  ): Promise<JobRecord> {
    return releaseJob(context, { id, seen });
  }

  @Mutation(() => JobRecord, {
    description:
      'Brings a job back as it was before it was taken down, for ADMIN and SUPERADMIN. ' +
      'A text that was changed meanwhile and is held for review stays so.',
  })
  restoreJob(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, jobArg) id: string,
    @Arg('seen', () => Int, seenArg(conflictOfOther)) seen: number | null,
  ): Promise<JobRecord> {
    return restoreJob(context, { id, seen });
  }
}
