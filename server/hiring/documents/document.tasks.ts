import type { Services } from '../../core/context.ts';
import type { Task } from '../../core/tasks.ts';
import { removalBatch, uploadLimits } from '../../platform/files/file.rules.ts';
import { releaseExpiredExports, removeContent } from '../../platform/files/file.service.ts';
import { claimSent, deleteUnclaimed, lockUnclaimed } from './document.queries.ts';

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

export const documentTasks: Task[] = [
  { name: 'remove-unclaimed-files', cron: '*/10 * * * *', run: removeUnclaimedFiles },
];
