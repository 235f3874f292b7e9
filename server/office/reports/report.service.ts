import { IsNull } from 'typeorm';
import * as z from 'zod/mini';
import { Application } from '../../hiring/applications/application.entity.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { limitByPerson } from '../../core/limits.ts';
import { defineCommand, nobodyElse, type WriteScope } from '../../core/use-case.ts';
import { jobMessages } from '../../hiring/jobs/job.rules.ts';
import type { Job } from '../../hiring/jobs/job.entity.ts';
import { findShownJob } from '../../hiring/jobs/job.service.ts';
import { CompanyReview } from '../../hiring/reviews/review.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { Report } from './report.entity.ts';
import { type ReportFields, reportLimits, reportMessages, reportSchema } from './report.rules.ts';

const bothSides = ['JOBSEEKER', 'HR'] as const;
type Scope = WriteScope<typeof bothSides>;
type About = Pick<Report, 'subject'> & Partial<Pick<Report, 'jobId' | 'userId' | 'reviewId'>>;

const daily = { limit: reportLimits.aDay, seconds: 86_400, message: reportMessages.tooMany } as const;
const conflicts = { reports_open_key: reportMessages.already };

async function report(scope: Scope, about: About, { reason, text }: ReportFields): Promise<true> {
  const { tx, actor, now } = scope;
  await limitByPerson(scope, 'report', daily);
  await tx.insert(Report, { ...about, reason, text, reporterId: actor.id, createdAt: now });
  return true;
}

/** A job of somebody else that the viewer may read, also a closed one. CONFLICT while an earlier report is open. */
export const reportJob = defineCommand({
  name: 'reportJob',
  allow: bothSides,
  isCreating: true,
  answerIsAbout: nobodyElse,
  conflicts,
  input: z.object({ jobId: z.string(), input: reportSchema }),
  load: async (scope, { jobId }): Promise<Job> => {
    const job = await findShownJob(scope, jobId);
    if (job.recruiterId === scope.actor.id) throw notFound(jobMessages.notFound());
    return job;
  },
  run: (scope, { input }, { id }): Promise<true> => report(scope, { subject: 'JOB', jobId: id }, input),
});

/** The recruiter or the applicant of an application, by the other one. NOT_FOUND for anybody else's application. */
export const reportPerson = defineCommand({
  name: 'reportPerson',
  allow: bothSides,
  isCreating: true,
  answerIsAbout: nobodyElse,
  conflicts,
  input: z.object({ applicationId: z.string(), input: reportSchema }),
  load: async ({ tx, actor }, { applicationId: id }): Promise<{ userId: string }> => {
    const application = isId(id) ? await tx.findOneBy(Application, { id }) : null;
    const userId = application && otherSideOf(application, actor.id);
    // The account may have been deleted.
    if (!userId || !(await tx.existsBy(User, { id: userId, erasedAt: IsNull() })))
      throw notFound(reportMessages.notFound());
    return { userId };
  },
  run: (scope, { input }, { userId }): Promise<true> => report(scope, { subject: 'PERSON', userId }, input),
});

function otherSideOf({ seekerId, recruiterId }: Application, id: string): string | null {
  if (id === seekerId) return recruiterId;
  return id === recruiterId ? seekerId : null;
}

/** Named by its `reference`. */
export const reportReview = defineCommand({
  name: 'reportReview',
  allow: bothSides,
  isCreating: true,
  answerIsAbout: nobodyElse,
  conflicts,
  input: z.object({ reference: z.string(), input: reportSchema }),
  load: async ({ tx }, { reference }): Promise<CompanyReview> => {
    const review = isId(reference) ? await tx.findOneBy(CompanyReview, { reference }) : null;
    if (!review) throw notFound(reportMessages.reviewNotFound());
    return review;
  },
  run: (scope, { input }, { id }): Promise<true> => report(scope, { subject: 'REVIEW', reviewId: id }, input),
});
