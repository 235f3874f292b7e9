import { IsNull, LessThan } from 'typeorm';
import * as z from 'zod/mini';
import type { RequestContext, Services } from '../../core/context.ts';
import { limitByPerson } from '../../core/limits.ts';
import { defineCommand, defineQuery, nobodyElse, runAsServer } from '../../core/use-case.ts';
import { StoredFile } from '../../platform/files/file.entity.ts';
import { exportPurpose } from '../../platform/files/file.rules.ts';
import { loadFile } from '../../platform/files/file.service.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { Consent, User } from '../../people/users/user.entity.ts';
import { writeArchive, type WrittenArchive } from './data-archive.service.ts';
import { DataExport } from './data-export.entity.ts';
import { dataFailedNotice, dataReadyNotice } from './privacy.notices.ts';
import { exportLimits, privacyMessages } from './privacy.rules.ts';

export const dataSubjects = ['JOBSEEKER', 'HR'] as const;
export const exportTask = 'build-data-exports';

/** The latest that was asked for, null if there is none. */
export const readMyDataExport = defineQuery({
  name: 'myDataExport',
  allow: dataSubjects,
  input: z.object({}),
  run: ({ services, actor }): Promise<DataExport | null> =>
    services.database.manager.findOne(DataExport, {
      where: { userId: actor.id },
      order: { requestedAt: 'DESC', id: 'DESC' },
    }),
});

/** One at a time (CONFLICT), and a few a day. The person is notified when it can be downloaded. */
export const requestDataExport = defineCommand({
  name: 'requestDataExport',
  allow: dataSubjects,
  isCreating: true,
  answerIsAbout: nobodyElse,
  input: z.object({}),
  conflicts: { data_exports_waiting_key: privacyMessages.exportUnderWay },
  run: async (scope): Promise<DataExport> => {
    const { tx, actor, now, effects, services } = scope;
    await limitByPerson(scope, 'data-export', exportLimits.ofPerson);
    const asked = await tx.save(tx.create(DataExport, { userId: actor.id, requestedAt: now, attempts: 0 }));
    effects.afterCommit.push(() => services.tasks.wake(exportTask));
    return tx.findOneByOrFail(DataExport, { id: asked.id });
  },
});

/** Null once it can no longer be downloaded. */
export const fileOfExport = async (context: RequestContext, asked: DataExport): Promise<StoredFile | null> =>
  asked.fileId && asked.stateAt(context.services.clock.now()) === 'READY' ? loadFile(context, asked.fileId) : null;

/** One after another. One that was broken off begins again; its half-written file goes with the stray files. */
export async function buildDataExports(services: Services): Promise<void> {
  const { database, log } = services;
  const waiting = await database.manager.find(DataExport, {
    where: { readyAt: IsNull(), failedAt: IsNull() },
    order: { requestedAt: 'ASC', id: 'ASC' },
    take: exportLimits.inOneRun,
  });
  for (const next of waiting) {
    const person = await database.manager.findOneByOrFail(User, { id: next.userId });
    try {
      await finish(services, next, await writeArchive(services, person));
    } catch (error) {
      log.error({ err: error, dataExport: next.id }, 'An export of data failed');
      await giveUpAfterTries(services, next);
    }
  }
}

/** The person may have deleted the account meanwhile: then nothing refers to the content, and it is removed. */
const finish = (services: Services, { id, userId }: DataExport, archive: WrittenArchive): Promise<void> =>
  runAsServer(services, async (scope) => {
    const { tx, now } = scope;
    const asked = await tx.findOne(DataExport, {
      where: { id, readyAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!asked) return;
    const file = await tx.save(
      tx.create(StoredFile, {
        ...archive,
        ownerId: userId,
        purpose: exportPurpose,
        name: `kaamyab-data-${now.toISOString().slice(0, 10)}.zip`,
        mediaType: 'application/zip',
        claimedAt: now,
        createdAt: now,
      }),
    );
    await tx.update(DataExport, id, { readyAt: now, fileId: file.id });
    await notify(scope, [dataReadyNotice(userId)]);
  });

const giveUpAfterTries = (services: Services, { id, userId, attempts }: DataExport): Promise<void> =>
  runAsServer(services, async (scope) => {
    const isOver = attempts + 1 >= exportLimits.attempts;
    await scope.tx.update(DataExport, id, { attempts: attempts + 1, failedAt: isOver ? scope.now : null });
    if (isOver) await notify(scope, [dataFailedNotice(userId)]);
  });

const recordDays = 30;

/** The archives themselves are deleted after a day, with the unclaimed files. */
export async function removeOldDataExports({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - recordDays * 86_400_000);
  await database.manager.delete(DataExport, { requestedAt: LessThan(before) });
}

/** Newest first; every version that was ever agreed to. */
export const listMyConsents = defineQuery({
  name: 'myConsents',
  allow: 'SIGNED_IN',
  input: z.object({}),
  run: ({ services, actor }): Promise<Consent[]> =>
    services.database.manager.find(Consent, {
      where: { userId: actor.id },
      order: { givenAt: 'DESC', kind: 'ASC', version: 'DESC' },
      take: 100,
    }),
});
