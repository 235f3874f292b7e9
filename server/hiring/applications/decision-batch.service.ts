import * as z from 'zod/mini';
import {
  announceChange,
  lockApplication,
  lockApplications,
  moveApplication,
  moveApplications,
  type NamedApplication,
  readApplications,
  refusalsOfMove,
  sendStatuses,
  withComingInterview,
} from './application-move.service.ts';
import type { Application } from './application.entity.ts';
import type { ApplicationStatus } from './application.labels.ts';
import { applicationMessages, decisions, isAsSeen, statusChangeSchema } from './application.rules.ts';
import { takeMessagesBack } from './status-messages.service.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { defineCommand, defineQuery, type WriteScope } from '../../core/use-case.ts';
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
    const done = movable.length > 0 ? await decide(scope, movable, { status, reason }) : { batch: null, moved: [] };
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

interface Decided {
  status: ApplicationStatus;
  reason?: string | null | undefined;
}

/** One that can be taken back for 30 seconds, however many applications it moves. */
async function decide(
  scope: Scope,
  applications: NamedApplication[],
  { status, reason }: Decided,
): Promise<{ batch: DecisionBatch; moved: Application[] }> {
  const { prepared, actor, now } = scope;
  const undoUntil = later(now, undoTimes.offered);
  const { moved, notified } = await moveApplications(scope, applications, {
    to: status,
    by: 'RECRUITER',
    reason: reason ?? null,
  });
  const written = await prepared(
    writeBatch({ recruiterId: actor.id, status, decidedAt: now, undoUntil, applications, notified }),
  );
  const [{ id }] = written as [{ id: string }];
  const [first] = applications;
  const applicantName = applications.length === 1 ? (first?.seekerName ?? null) : null;
  const batch = { id, status, size: applications.length, applicantName, undoUntil, undoSeconds: undoTimes.offered };
  return { batch, moved };
}

/**
 * For 30 seconds it can be taken back; the mail waits that long in the outbox. CONFLICT for a move outside the table,
 * for the present status, and when somebody else was faster: `seen` is what the decider saw.
 */
export const setApplicationStatus = defineCommand({
  name: 'setApplicationStatus',
  allow: ['HR'],
  token: 'APPLICATIONS_WRITE',
  input: statusChangeSchema,
  load: (scope, { id }) => lockApplication(scope, id),
  run: async (scope, { status, reason, seen }, application): Promise<Application> => {
    // Who sends it again because no answer came hears that it is done, not that somebody else was faster.
    if (application.status !== status && !isAsSeen(application.status, seen))
      throw conflict(applicationMessages.movedMeanwhile(), { reason: 'CHANGED_MEANWHILE' });
    if (!decisions.includes(status))
      return moveApplication(scope, application, { to: status, by: 'RECRUITER', reason });
    const { moved } = await decide(scope, [application], { status, reason });
    return moved[0] as Application;
  },
});

async function toUnmoved(scope: Scope, messages: Map<string, string>): Promise<UnmovedApplication[]> {
  const applications = await readApplications(scope, [...messages.keys()]);
  return applications.map((application) => ({ application, message: messages.get(application.id) ?? '' }));
}

/**
 * Each that has not moved on is again what it was, no one is written to, and the history says so. CONFLICT after 30
 * seconds, for a second time, and when the time of an interview that it cancelled was booked meanwhile.
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
  conflicts: {
    interviews_recruiter_no_overlap: decisionBatchMessages.slotTaken,
    interviews_seeker_no_overlap: decisionBatchMessages.slotTaken,
  },
  run: async (scope, { id }, batch): Promise<BatchUndo> => {
    const { prepared, actor, now } = scope;
    if (batch.undoneAt) throw conflict(decisionBatchMessages.alreadyUndone());
    if (now > later(batch.undoUntil, undoTimes.accepted - undoTimes.offered))
      throw conflict(decisionBatchMessages.tooLateToUndo());
    const restored = await prepared(restoreApplications({ id, actorId: actor.id, now }));
    await takeMessagesBack(scope, restored);
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
