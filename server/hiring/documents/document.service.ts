import * as z from 'zod/mini';
import type { Services } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { defineQuery } from '../../core/use-case.ts';
import { fileUses, removalBatch, uploadLimits } from '../../platform/files/file.rules.ts';
import { readWordText, releaseExpiredExports, removeContent } from '../../platform/files/file.service.ts';
import { canReadFile } from './document.policy.ts';
import {
  claimSent,
  deleteUnclaimed,
  type FileAccess,
  findFileAccess,
  insertResumeView,
  lockUnclaimed,
} from './document.queries.ts';

/**
 * A file that the viewer may open; anything else, known or not, is NOT_FOUND. What a recruiter does with a resume is
 * noted for its owner before they have it; `use` is null where nothing of it is shown.
 */
export const readFile = defineQuery({
  name: 'readFile',
  allow: 'ANYONE',
  token: 'APPLICATIONS_READ',
  input: z.object({ id: z.string(), use: z.nullable(z.enum(fileUses)) }),
  run: async ({ actor, services, now }, { id, use }): Promise<FileAccess> => {
    const { prepared } = services.database;
    const access = { id, viewerId: actor?.id ?? null, now };
    const [file] = isId(id) ? await prepared(findFileAccess(access)) : [];
    if (!file || !canReadFile(actor, file)) throw notFound();
    if (use && file.purpose === 'RESUME' && actor && actor.id !== file.ownerId)
      await prepared(insertResumeView({ fileId: id, recruiterId: actor.id, kind: use, now }));
    return file;
  },
});

/**
 * If the viewer may open the document (OP-087); null for all other kinds, which the page shows itself or offers for
 * download.
 */
export const readFileText = defineQuery({
  name: 'readFileText',
  allow: 'ANYONE',
  token: 'APPLICATIONS_READ',
  input: z.object({ id: z.string() }),
  run: async ({ request, services }, { id }) => readWordText(services, await readFile(request, { id, use: 'VIEW' })),
});

/**
 * Never used, or not any more: the row first, then the content, so that no row exists without its content. An
 * application that is sent while its seeker replaces the resume stays with the one that it took.
 */
export async function removeUnclaimedFiles(services: Services): Promise<void> {
  const { database, clock } = services;
  const now = clock.now().getTime();
  await releaseExpiredExports(services);
  const before = {
    visitorsBefore: new Date(now - uploadLimits.unclaimedVisitorSeconds * 1000),
    ownersBefore: new Date(now - uploadLimits.unclaimedOwnerSeconds * 1000),
  };
  for (;;) {
    const removed = await database.dataSource.transaction(async (tx) => {
      const prepared = database.preparedIn(tx);
      const locked = await prepared(lockUnclaimed(before));
      const ids = locked.map(({ id }) => id);
      await prepared(claimSent({ ids, now: new Date(now) }));
      return { isLast: ids.length < removalBatch, files: await prepared(deleteUnclaimed(ids)) };
    });
    await removeContent(
      services,
      removed.files.map(({ storageKey }) => storageKey),
    );
    if (removed.isLast) return;
  }
}
