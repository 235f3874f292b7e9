import * as z from 'zod/mini';
import { limitBySubjects, ofPerson } from '../../core/limits.ts';
import type { RequestContext } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { defineLoader } from '../../core/loader.ts';
import { largestPageSize, pageInput } from '../../core/page.ts';
import { defineCommand, defineQuery, nobodyElse, parseInput, type WriteScope } from '../../core/use-case.ts';
import type { StoredFile } from '../../platform/files/file.entity.ts';
import { loadFile } from '../../platform/files/file.service.ts';
import { releaseUnusedResumes } from '../../people/profiles/profile.service.ts';
import { announceIfLast, countApplication, uncountApplication } from '../jobs/job-closing.service.ts';
import { jobMessages } from '../jobs/job.rules.ts';
import { loadJob } from '../jobs/job.service.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { readSettings } from '../../platform/settings/settings.service.ts';
import { refuseWhileLeaving } from '../../people/users/user.service.ts';
import { isSentToCompany } from './application-company.service.ts';
import { lockNamedFor } from './application-move.queries.ts';
import {
  announceChange,
  lockApplication,
  moveApplication,
  type NamedApplication,
  sendStatuses,
} from './application-move.service.ts';
import type { Application, ApplicationEvent, ApplicationPermissions } from './application.entity.ts';
import { noticeOfMove } from './application.notices.ts';
import { canSeeResume, permissionsOn } from './application.policy.ts';
import { findApplications, findOwnByJob, listEvents, listOfSeeker, sendApplication } from './application.queries.ts';
import { applicationLimits, applicationMessages, appliedTabSchema, timelineSteps } from './application.rules.ts';

const idSchema = z.object({ id: z.string() });

/**
 * NOT_FOUND for an unknown or deleted job, CONFLICT for a closed one and, with the reason DONE_ALREADY, for a second
 * application; one that was withdrawn is taken up again.
 */
export const applyToJob = defineCommand({
  name: 'applyToJob',
  allow: ['JOBSEEKER'],
  token: 'APPLICATIONS_WRITE',
  isCreating: true,
  answerIsAbout: nobodyElse,
  input: z.object({ jobId: z.string() }),
  load: (scope, { jobId }) => lockEarlier(scope, jobId),
  conflicts: { applications_job_seeker_key: applicationMessages.alreadyApplied },
  doneAlready: 'applications_job_seeker_key',
  run: (scope, { jobId }, earlier) => applyOrReapply(scope, jobId, earlier),
});

type SeekerScope = WriteScope<readonly ['JOBSEEKER']>;
type Earlier = NamedApplication | null;

/** NOT_FOUND if the job is not there for applicants. */
async function lockEarlier({ prepared, actor }: SeekerScope, jobId: string): Promise<Earlier> {
  const [found] = isId(jobId) ? await prepared(lockNamedFor({ jobId, seekerId: actor.id })) : [];
  if (!found) throw notFound(applicationMessages.jobNotFound());
  return found.id === null ? null : { ...found, id: found.id };
}

/** `applyToJob` in the transaction of a command that does more, under the same rules. */
export const applyWithin = async (scope: SeekerScope, jobId: string): Promise<Application> =>
  applyOrReapply(scope, jobId, await lockEarlier(scope, jobId));

async function applyOrReapply(scope: SeekerScope, jobId: string, earlier: Earlier): Promise<Application> {
  refuseWhileLeaving(scope.actor);
  if (earlier && earlier.status !== 'WITHDRAWN')
    throw conflict(applicationMessages.alreadyApplied(), { reason: 'DONE_ALREADY' });
  await limitBySubjects(scope, applicationLimits.ofPerson.seconds, [
    ofPerson(scope, 'apply', applicationLimits.ofPerson),
    { ...applicationLimits.toOneJob, scope: 'apply-to-job', subject: `${scope.actor.id}:${jobId}` },
  ]);
  if (!earlier) return apply(scope, jobId);
  await countApplication(scope, jobId);
  const application = await moveApplication(scope, earlier, { to: 'NEW', by: 'SEEKER' });
  // It is sent with the resume of today.
  await releaseUnusedResumes(scope, scope.actor.id);
  return application;
}

async function apply(scope: SeekerScope, jobId: string): Promise<Application> {
  const { prepared, actor, now } = scope;
  const [sent] = await prepared(sendApplication({ jobId, seekerId: actor.id, now }));
  if (!sent) throw conflict(jobMessages.closed());
  const { job, ...application } = sent;
  await announceIfLast(scope, job);
  const { title: jobTitle, companyName } = job;
  const named = { ...application, jobTitle, companyName, seekerName: actor.name };
  await notify(scope, [noticeOfMove(named, 'NEW')]);
  announceChange(scope, named);
  if (job.hasWebhooks) await sendStatuses(scope, [{ ...named, from: null, to: 'NEW' }]);
  return application;
}

/** As long as the transition table lets the seeker. */
export const withdrawApplication = defineCommand({
  name: 'withdrawApplication',
  allow: ['JOBSEEKER'],
  token: 'APPLICATIONS_WRITE',
  input: idSchema,
  load: (scope, { id }) => lockApplication(scope, id),
  run: async (scope, _input, application) => {
    await uncountApplication(scope, application.jobId);
    return moveApplication(scope, application, { to: 'WITHDRAWN', by: 'SEEKER' });
  },
});

/** NEW becomes IN_REVIEW; anything else stays as it is, without an error. */
export const startReview = defineCommand({
  name: 'startReview',
  allow: ['HR'],
  token: 'APPLICATIONS_WRITE',
  input: idSchema,
  load: (scope, { id }) => lockApplication(scope, id),
  run: async (scope, { id }, application) =>
    application.status === 'NEW'
      ? moveApplication(scope, application, { to: 'IN_REVIEW', by: 'RECRUITER' })
      : readOne(scope.prepared, scope.actor.id, id),
});

/** Newest first; a shorter page is the last. */
export const listMyApplications = defineQuery({
  name: 'myApplications',
  allow: ['JOBSEEKER'],
  token: 'APPLICATIONS_READ',
  input: z.object({ tab: appliedTabSchema, ...pageInput(largestPageSize) }),
  run: ({ services, actor }, asked): Promise<Application[]> =>
    services.database.prepared(listOfSeeker({ seekerId: actor.id, ...asked })),
});

/** For its seeker and its recruiter; NOT_FOUND for everybody else. */
export const readApplication = defineQuery({
  name: 'application',
  allow: ['JOBSEEKER', 'HR'],
  token: 'APPLICATIONS_READ',
  input: idSchema,
  run: ({ services, actor }, { id }) => readOne(services.database.prepared, actor.id, id),
});

async function readOne(prepared: WriteScope['prepared'], viewerId: string, id: string): Promise<Application> {
  const [application] = isId(id) ? await prepared(findApplications({ viewerId, ids: [id] })) : [];
  if (!application) throw notFound(applicationMessages.notFound());
  return application;
}

/** If the viewer is a side of it. */
export const loadApplication = defineLoader<Application>(
  ({ services, actor }, ids) => services.database.prepared(findApplications({ viewerId: actor?.id ?? null, ids })),
  ({ id }) => id,
);

/** None for a visitor, a recruiter, and once it is withdrawn. */
export const loadOwnApplication = defineLoader<Application>(
  async ({ services, actor }, jobIds) =>
    actor?.role === 'JOBSEEKER' ? services.database.prepared(findOwnByJob({ seekerId: actor.id, jobIds })) : [],
  ({ jobId }) => jobId,
);

/** The newest, oldest of them first. */
const loadTimeline = defineLoader<ApplicationEvent, ApplicationEvent[]>(
  ({ services, actor }, applicationIds) =>
    services.database.prepared(listEvents({ viewerId: actor?.id ?? null, applicationIds, count: timelineSteps.most })),
  ({ applicationId }) => applicationId,
  (events) => events,
);

const timelineSchema = z.object({
  limit: z.nullish(
    z
      .int()
      .check(
        z.minimum(1, { error: applicationMessages.timelineSteps }),
        z.maximum(timelineSteps.most, { error: applicationMessages.timelineSteps }),
      ),
  ),
});

/** As many of its newest steps; BAD_USER_INPUT for more than are given at once. */
export async function readTimeline(
  context: RequestContext,
  { id, limit }: { id: string; limit: number | null },
): Promise<ApplicationEvent[]> {
  const asked = parseInput(timelineSchema, { limit });
  return (await loadTimeline(context, id)).slice(-(asked.limit ?? timelineSteps.usual));
}

/** A company is reviewed only for the jobs of its members, and no one is interviewed for a deleted job (D-04). */
export async function loadPermissions(
  context: RequestContext,
  application: Application,
): Promise<ApplicationPermissions> {
  const permissions = permissionsOn(application, context.actor);
  if (permissions.reviewCompany)
    return Object.assign(permissions, { reviewCompany: await isSentToCompany(context, application.id) });
  if (!permissions.scheduleInterview) return permissions;
  const job = await loadJob(context, application.jobId);
  return Object.assign(permissions, { scheduleInterview: job?.archivedAt === null });
}

/** The resume that was sent along, if the viewer may see it. */
export const loadResume = async (context: RequestContext, application: Application): Promise<StoredFile | null> =>
  application.resumeFileId && canSeeResume(application, context.actor)
    ? loadFile(context, application.resumeFileId)
    : null;

/** The setting for all of them is read once. */
export const loadResumeKeptDays = defineLoader<{ id: string; days: number }, number>(
  async ({ services }, ids) => {
    const { rejectedResumeDays: days } = await readSettings(services.database.prepared);
    return ids.map((id) => ({ id, days }));
  },
  ({ id }) => id,
  ([row]) => row?.days ?? 0,
);
