import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { afterArg, pageSizeArg, type Slice } from '../../core/page.ts';
import { adminReport, adminReports, removeReview, settleReport } from './report-admin.service.ts';
import type { ReportReason, ReportState, ReportSubject } from './report.labels.ts';
import { reportPageSize } from './report.rules.ts';
import { reportJob, reportPerson, reportReview } from './report.service.ts';
import {
  ReportInput,
  ReportReasonEnum,
  ReportRecord,
  ReportSlice,
  ReportStateEnum,
  ReportSubjectEnum,
} from './report.types.ts';

const inputArg = { description: 'What is wrong.' } as const;

@Resolver()
export class ReportResolver {
  @Mutation(() => Boolean, {
    description: 'Reports a job, for JOBSEEKER and HR. CONFLICT while an earlier report of theirs about it is open.',
  })
  reportJob(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, { description: 'The job.' }) jobId: string,
    @Arg('input', () => ReportInput, inputArg) input: ReportInput,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<true> {
    return reportJob(context, { jobId, input }, idempotencyKey);
  }

  @Mutation(() => Boolean, {
    description:
      'Reports the other side of an application: a seeker its recruiter, a recruiter its applicant. ' +
      'CONFLICT while an earlier report of theirs about the person is open.',
  })
  reportPerson(
    @Ctx() context: RequestContext,
    @Arg('applicationId', () => ID, { description: 'An application between the two.' }) applicationId: string,
    @Arg('input', () => ReportInput, inputArg) input: ReportInput,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<true> {
    return reportPerson(context, { applicationId, input }, idempotencyKey);
  }

  @Mutation(() => Boolean, {
    description:
      'Reports a review of a company, for JOBSEEKER and HR. ' +
      'CONFLICT while an earlier report of theirs about it is open.',
  })
  reportReview(
    @Ctx() context: RequestContext,
    @Arg('reference', () => ID, { description: 'The `reference` of the review.' }) reference: string,
    @Arg('input', () => ReportInput, inputArg) input: ReportInput,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<true> {
    return reportReview(context, { reference, input }, idempotencyKey);
  }

  @Query(() => ReportSlice, {
    description: 'Reports of jobs, people and reviews, newest first, for ADMIN and SUPERADMIN.',
  })
  adminReports(
    @Ctx() context: RequestContext,
    @Arg('state', () => ReportStateEnum, { nullable: true, description: 'Open or settled; both if left out.' })
    state: ReportState | null,
    @Arg('subject', () => ReportSubjectEnum, { nullable: true, description: 'What they are about.' })
    subject: ReportSubject | null,
    @Arg('reason', () => ReportReasonEnum, { nullable: true, description: 'What is wrong.' })
    reason: ReportReason | null,
    @Arg('after', () => String, afterArg) after: string | null,
    @Arg('pageSize', () => Int, pageSizeArg(reportPageSize)) pageSize: number | null,
  ): Promise<Slice<ReportRecord>> {
    return adminReports(context, { state, subject, reason, after, pageSize });
  }

  @Query(() => ReportRecord, { nullable: true, description: 'One report, for ADMIN and SUPERADMIN.' })
  adminReport(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The report.' }) id: string,
  ): Promise<ReportRecord> {
    return adminReport(context, { id });
  }

  @Mutation(() => ReportRecord, {
    description:
      'Settles a report and every other open one of the same thing, for ADMIN and SUPERADMIN. Those who reported ' +
      'it are notified. Settled once more, it stays as it is.',
  })
  settleReport(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The report.' }) id: string,
    @Arg('note', { description: 'What came of it; those who reported it read it.' }) note: string,
  ): Promise<ReportRecord> {
    return settleReport(context, { id, note });
  }

  @Mutation(() => Boolean, {
    description: 'Removes a review of a company, for ADMIN and SUPERADMIN. Its author is notified.',
  })
  removeReview(
    @Ctx() context: RequestContext,
    @Arg('reference', () => ID, { description: 'The `reference` of the review.' }) reference: string,
    @Arg('reason', { description: 'Why; its author reads it.' }) reason: string,
  ): Promise<true> {
    return removeReview(context, { reference, reason });
  }
}
