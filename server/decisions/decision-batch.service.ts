import * as z from 'zod/mini';
import {
  announceChange,
  lockNamedApplications,
  moveApplications,
  type NamedApplication,
  readMoved,
  refusalsOfMove,
  withComingInterview,
} from '../applications/application-move.service.ts';
import { applicationMessages, isAsSeen } from '../applications/application.rules.ts';
import { conflict, notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { defineCommand, defineQuery, type WriteScope } from '../core/use-case.ts';
import { withdrawNotices } from '../notifications/notification.service.ts';
import { listUndoable, lockBatch, restoreApplications, writeBatch, writeNotices } from './decision-batch.queries.ts';
import { batchDecisionSchema, type BatchStatus, decisionBatchMessages, undoTimes } from './decision-batch.rules.ts';
import type { BatchDecision, BatchUndo, DecisionBatch, UnmovedApplication } from './decision-batch.types.ts';

type Scope = WriteScope<readonly ['HR']>;
interface Refused {
  id: string;
  message: string;
}

const later = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);

/**
 * Up to 100 applications. Those that may not move stay and are reported by name. For 30 seconds it can be taken back;
 * the mails wait that long in the outbox. NOT_FOUND if any of the ids is not one of the recruiter's.
 */
export const decideApplications = defineCommand({
  name: 'decideApplications',
  allow: ['HR'],
  isCreating: true,
  input: batchDecisionSchema,
  load: async (scope, { ids }) => {
    const wanted = [...new Set(ids)];
    const found = wanted.every(isId) ? await lockNamedApplications(scope, scope.actor.id, wanted) : [];
    if (found.length < wanted.length) throw notFound(applicationMessages.notFound());
    return found;
  },
  run: async (scope, { ids, status, reason, seen }, applications): Promise<BatchDecision> => {
    const seenById = new Map(ids.map((id, place) => [id, seen?.[place]]));
    const moved = applications.filter((application) => !isAsSeen(application.status, seenById.get(application.id)));
    const known = applications.filter((application) => !moved.includes(application));
    const refused = [
      ...moved.map(({ id }) => ({ id, message: applicationMessages.movedMeanwhile() })),
      ...(await refusalsOf(scope, known, status)),
    ];
    const movable = applications.filter(({ id }) => !refused.some((refusal) => refusal.id === id));
    const batch = movable.length > 0 ? await moveAsBatch(scope, movable, { status, reason }) : null;
    return {
      batch,
      moved: await readMoved(
        scope,
        movable.map(({ id }) => id),
      ),
      unmoved: await toUnmoved(scope, refused),
    };
  },
});

async function refusalsOf(scope: Scope, applications: NamedApplication[], status: BatchStatus): Promise<Refused[]> {
  const refusals = await refusalsOfMove(scope, applications, { to: status, by: 'RECRUITER' });
  const awaited = await withComingInterview(scope, applications);
  return applications.flatMap(({ id }) => {
    const message = refusals.get(id) ?? (awaited.has(id) ? decisionBatchMessages.hasInterview() : null);
    return message ? [{ id, message }] : [];
  });
}

async function moveAsBatch(
  scope: Scope,
  applications: NamedApplication[],
  { status, reason }: { status: BatchStatus; reason?: string | null | undefined },
): Promise<DecisionBatch> {
  const { prepared, actor, now } = scope;
  const undoUntil = later(now, undoTimes.offered);
  const applicationIds = applications.map(({ id }) => id);
  const written = await prepared(
    writeBatch({ recruiterId: actor.id, status, decidedAt: now, undoUntil, applicationIds }),
  );
  const [{ id }] = written as [{ id: string }];
  const notices = await moveApplications(scope, applications, {
    to: status,
    by: 'RECRUITER',
    reason: reason ?? null,
    mailsLeaveAt: later(now, undoTimes.mails),
  });
  await prepared(writeNotices({ batchId: id, notices }));
  return { id, status, size: applications.length, undoUntil, undoSeconds: undoTimes.offered };
}

async function toUnmoved(scope: Scope, refused: Refused[]): Promise<UnmovedApplication[]> {
  const messages = new Map(refused.map(({ id, message }) => [id, message]));
  const applications = await readMoved(scope, [...messages.keys()]);
  return applications.map((application) => ({ application, message: messages.get(application.id) ?? '' }));
}

/**
 * Each that has not moved on is again what it was, no one is written to, and the history says so. CONFLICT after 30
 * seconds and for a second time.
 */
export const undoDecisions = defineCommand({
  name: 'undoDecisions',
  allow: ['HR'],
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
    const applications = await lockNamedApplications(scope, actor.id, batch.applicationIds);
    const restored = await prepared(restoreApplications({ id, actorId: actor.id, now }));
    const mailsLeaveAt = later(batch.undoUntil, undoTimes.mails - undoTimes.offered);
    const noticeIds = restored.map(({ noticeId }) => noticeId);
    if (!(await withdrawNotices(scope, noticeIds, mailsLeaveAt))) throw conflict(decisionBatchMessages.tooLateToUndo());
    const restoredIds = new Set(restored.map((application) => application.id));
    for (const application of applications) if (restoredIds.has(application.id)) announceChange(scope, application);
    const stayed = applications
      .filter((application) => !restoredIds.has(application.id))
      .map((application) => ({ id: application.id, message: applicationMessages.movedMeanwhile() }));
    return { restored: await readMoved(scope, [...restoredIds]), unmoved: await toUnmoved(scope, stayed) };
  },
});

/** Newest first, of the last 30 seconds: a reloaded page offers it again. */
export const listUndoableDecisions = defineQuery({
  name: 'undoableDecisions',
  allow: ['HR'],
  input: z.object({}),
  run: async ({ services, actor, now }): Promise<DecisionBatch[]> =>
    (await services.database.prepared(listUndoable({ recruiterId: actor.id, now }))).map((batch) => ({
      ...batch,
      undoSeconds: Math.ceil((batch.undoUntil.getTime() - now.getTime()) / 1000),
    })),
});
