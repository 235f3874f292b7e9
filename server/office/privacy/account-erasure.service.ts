import { LessThanOrEqual } from 'typeorm';
import { announceChange, sendStatuses } from '../../hiring/applications/application-move.service.ts';
import { Application } from '../../hiring/applications/application.entity.ts';
import type { ApplicationStatus } from '../../hiring/applications/application.labels.ts';
import { sendInterviews } from '../../hiring/interviews/interview-calendar.service.ts';
import type { Services } from '../../core/context.ts';
import { runAsServer, type WriteScope } from '../../core/use-case.ts';
import { StoredFile } from '../../platform/files/file.entity.ts';
import { removeContent } from '../../platform/files/file.service.ts';
import { endSessions } from '../../people/identity/sessions/session.service.ts';
import { endSignups } from '../../people/identity/signup/signup.service.ts';
import { announceClosings } from '../../hiring/jobs/job-closing.service.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { User } from '../../people/users/user.entity.ts';
import { interviewOffNotice } from './privacy.notices.ts';
import {
  deleteOthersNotices,
  deleteTaskTraces,
  listComingInterviews,
  listJobsToEnd,
  withdrawApplications,
} from './account-deletion.queries.ts';
import { Webhook } from '../../hiring/webhooks/webhook.entity.ts';
import { erasures, eraseRows, type Person } from './personal-data.queries.ts';

type Scope = Omit<WriteScope<'ANYONE'>, 'request'>;

const accountsInOneRun = 50;

/** Each in a transaction of its own: one that fails delays no other, and is tried again in the next run. */
export async function eraseLeftAccounts(services: Services): Promise<void> {
  const { database, clock, log } = services;
  const due = await database.manager.find(User, {
    select: { id: true },
    where: { deletesAt: LessThanOrEqual(clock.now()) },
    order: { deletesAt: 'ASC' },
    take: accountsInOneRun,
  });
  for (const { id } of due)
    await eraseAccount(services, id).catch((error: unknown) =>
      log.error({ err: error, user: id }, 'A deletion failed'),
    );
}

/** Does nothing if the account was kept at the last moment. The content of files is deleted after the commit. */
async function eraseAccount(services: Services, id: string): Promise<void> {
  const storageKeys = await runAsServer(services, async (scope) => {
    const { tx, prepared, now } = scope;
    const person = await tx.findOne(User, {
      where: { id, deletesAt: LessThanOrEqual(now) },
      lock: { mode: 'pessimistic_write' },
    });
    if (!person) return [];
    // What others write about them has to be there before it is deleted, or to find them withdrawn.
    await tx.find(Application, {
      select: { id: true },
      where: { seekerId: id },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    // Before its deliveries, as the end of a try locks them.
    await tx.find(Webhook, { select: { id: true }, where: { userId: id }, lock: { mode: 'pessimistic_write' } });
    await endWork(scope, person);
    await removeTraces(scope, id);
    await endSignups(tx, { email: person.email });
    const files = await tx.findBy(StoredFile, { ownerId: id });
    for (const rule of erasures) await prepared(eraseRows({ rule, person, now }));
    return files.map(({ storageKey }) => storageKey);
  });
  await removeContent(services, storageKeys);
}

/** Withdraws, cancels and closes, and notifies the other side without naming the person. */
async function endWork(scope: Scope, { id }: Person): Promise<void> {
  const { prepared, now } = scope;
  await endSessions(scope, { userId: id });
  const interviews = await prepared(listComingInterviews({ userId: id, now }));
  const withdrawn = await prepared(withdrawApplications({ userId: id, now }));
  for (const application of withdrawn) announceChange(scope, application);
  await sendStatuses(
    scope,
    withdrawn.map(({ earlier, ...application }) => ({
      ...application,
      from: earlier as ApplicationStatus,
      to: 'WITHDRAWN',
    })),
  );
  await sendInterviews(scope, 'INTERVIEW_CANCELLED', interviews);
  const withdrawnIds = new Set(withdrawn.map((application) => application.id));
  await notify(
    scope,
    interviews.map((interview) =>
      interviewOffNotice({ ...interview, isWithdrawn: withdrawnIds.has(interview.applicationId) }),
    ),
  );
  await announceClosings(
    scope,
    (await prepared(listJobsToEnd(id))).map((job) => job.id),
  );
}

/** In notifications that others got, and in finished tasks. */
async function removeTraces({ prepared, effects }: Scope, userId: string): Promise<void> {
  for (const { id, userId: readerId } of await prepared(deleteOthersNotices(userId)))
    effects.events.push({ topic: 'notificationRemoved', userIds: [readerId], subjectId: id });
  await prepared(deleteTaskTraces(userId));
}
