import * as z from 'zod/mini';
import {
  announceChange,
  lockApplications,
  moveApplications,
  type NamedApplication,
  readApplications,
  refusalsOfMove,
  sendStatuses,
  withComingInterview,
} from '../applications/application-move.service.ts';
import type { Application } from '../applications/application.entity.ts';
import type { ApplicationStatus } from '../applications/application.labels.ts';
import { applicationMessages, isAsSeen } from '../applications/application.rules.ts';
import { conflict, notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { defineCommand, defineQuery, type WriteScope } from '../core/use-case.ts';
import { withdrawNotices } from '../notifications/notification.service.ts';
import { listUndoable, lockBatch, restoreApplications, writeBatch } from './decision-batch.queries.ts';
import { batchDecisionSchema, type BatchStatus, decisionBatchMessages, undoTimes } from './decision-batch.rules.ts';
import type { BatchDecision, BatchUndo, DecisionBatch, UnmovedApplication } from './decision-batch.types.ts';

type Scope = WriteScope<readonly ['HR']>;

const later = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);

/**
 * Up to 100 applications. Those that may not move stay and are reported by name. For 30 seconds it can be taken back;
 * the mails wait that long in the outbox. NOT_FOUND if any of the ids is not one of the recruiter's.
 */
export const decideApplications = defineCommand({
  name: 'decideApplications',
  allow: ['HR'],
  token: 'APPLICATIONS_WRITE',
  isCreating: true,
  input: batchDecisionSchema,
  load: (scope, { ids }) => lockApplications(scope, [...new Set(ids)]),
  run: async (scope, { ids, status, reason, seen }, applications): Promise<BatchDecision> => {
    const seenById = new Map(ids.map((id, place) => [id, seen?.[place]]));
    const refusals = await refusalsOf(scope, applications, status, seenById);
    const movable = applications.filter(({ id }) => !refusals.has(id));
    const done =
      movable.length > 0 ? await moveAsBatch(scope, movable, { status, reason }) : { batch: null, moved: [] };
    return { ...done, unmoved: await toUnmoved(scope, refusals) };
  },
  answerIsAbout: (_decision, applications) => applications.map(({ seekerId }) => seekerId),
});

async function refusalsOf(
  scope: Scope,
  applications: NamedApplication[],
  to: BatchStatus,
  seenById: Map<string, ApplicationStatus | undefined>,
): Promise<Map<string, string>> {
  const refusals = await refusalsOfMove(scope, applications, { to, by: 'RECRUITER' });
  const awaited = await withComingInterview(scope, applications);
  for (const { id, status } of applications) {
    if (!isAsSeen(status, seenById.get(id))) refusals.set(id, applicationMessages.movedMeanwhile());
    else if (awaited.has(id) && !refusals.has(id)) refusals.set(id, decisionBatchMessages.hasInterview());
  }
  return refusals;
}

async function moveAsBatch(
  scope: Scope,
  applications: NamedApplication[],
  { status, reason }: { status: BatchStatus; reason?: string | null | undefined },
): Promise<{ batch: DecisionBatch; moved: Application[] }> {
  const { prepared, actor, now } = scope;
  const undoUntil = later(now, undoTimes.offered);
  const { moved, noticeIds } = await moveApplications(scope, applications, {
    to: status,
    by: 'RECRUITER',
    reason: reason ?? null,
    mailsLeaveAt: later(now, undoTimes.mails),
  });
  const written = await prepared(
    writeBatch({ recruiterId: actor.id, status, decidedAt: now, undoUntil, applications, noticeIds }),
  );
  const [{ id }] = written as [{ id: string }];
  return { batch: { id, status, size: applications.length, undoUntil, undoSeconds: undoTimes.offered }, moved };
}

async function toUnmoved(scope: Scope, messages: Map<string, string>): Promise<UnmovedApplication[]> {
  const applications = await readApplications(scope, [...messages.keys()]);
  return applications.map((application) => ({ application, message: messages.get(application.id) ?? '' }));
}

/**
 * Each that has not moved on is again what it was, no one is written to, and the history says so. CONFLICT after 30
 * seconds and for a second time.
 */
export const undoDecisions = defineCommand({
  name: 'undoDecisions',
  allow: ['HR'],
  token: 'APPLICATIONS_WRITE',
  input: z.object({ id: z.string() }),
  load: async ({ prepared, actor }, { id }) => {
    const [batch] = isId(id) ? await prepared(lockBatch({ recruiterId: actor.id, id })) : [];
    if (!batch) throw notFound(decisionBatchMessages.notFound());
    return batch;
  },
  run: async (scope, { id }, batch): Promise<BatchUndo> => {
    const { prepared, actor, now } = scope;
    if (batch.undoneAt) throw conflict(decisionBatchMessages.alreadyUndone());
    if (now > later(batch.undoUntil, undoTimes.accepted - undoTimes.offered))
      throw conflict(decisionBatchMessages.tooLateToUndo());
    const restored = await prepared(restoreApplications({ id, actorId: actor.id, now }));
    await withdrawNotices(
      scope,
      restored.map(({ noticeId }) => noticeId),
    );
    for (const application of restored) announceChange(scope, application);
    await sendStatuses(scope, restored);
    const restoredIds = restored.map((application) => application.id);
    const stayed = batch.applicationIds.filter((applicationId) => !restoredIds.includes(applicationId));
    const messages = new Map(stayed.map((applicationId) => [applicationId, applicationMessages.movedMeanwhile()]));
    return { restored: await readApplications(scope, restoredIds), unmoved: await toUnmoved(scope, messages) };
  },
});

/** Newest first, of the last 30 seconds: a reloaded page offers it again. */
export const listUndoableDecisions = defineQuery({
  name: 'undoableDecisions',
  allow: ['HR'],
  token: 'APPLICATIONS_READ',
  input: z.object({}),
  run: async ({ services, actor, now }): Promise<DecisionBatch[]> =>
    (await services.database.prepared(listUndoable({ recruiterId: actor.id, now }))).map((batch) => ({
      ...batch,
      undoSeconds: Math.ceil((batch.undoUntil.getTime() - now.getTime()) / 1000),
    })),
});
