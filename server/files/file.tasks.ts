import type { Services } from '../core/context.ts';
import type { Task } from '../core/tasks.ts';
import { removeUnreferenced } from './file.content.ts';
import { deleteNotSent, lockUnclaimed, releaseExports, removalBatch } from './file.queries.ts';
import { exportHours, uploadLimits } from './file.rules.ts';

/**
 * Never used, or not any more: the row first, then the content, so that no row exists without its content. An
 * application that is sent while its seeker replaces the resume stays with the one that it took.
 */
export async function removeUnclaimedFiles(services: Services): Promise<void> {
  const { database, clock } = services;
  const now = clock.now().getTime();
  await database.prepared(releaseExports(new Date(now - exportHours * 3_600_000)));
  const before = {
    visitorsBefore: new Date(now - uploadLimits.unclaimedVisitorSeconds * 1000),
    ownersBefore: new Date(now - uploadLimits.unclaimedOwnerSeconds * 1000),
  };
  for (;;) {
    const removed = await database.dataSource.transaction(async (tx) => {
      const prepared = database.preparedIn(tx);
      const locked = await prepared(lockUnclaimed(before));
      return prepared(deleteNotSent(locked.map(({ id }) => id)));
    });
    await removeUnreferenced(
      services,
      removed.map(({ storageKey }) => storageKey),
    );
    if (removed.length < removalBatch) return;
  }
}

export async function removeStrayContent(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - uploadLimits.unclaimedVisitorSeconds * 1000);
  let keys: string[] = [];
  for await (const key of services.storage.listOlderThan(before)) {
    keys.push(key);
    if (keys.length === removalBatch) {
      await removeUnreferenced(services, keys);
      keys = [];
    }
  }
  await removeUnreferenced(services, keys);
}

export const fileTasks: Task[] = [
  { name: 'remove-unclaimed-files', cron: '*/10 * * * *', run: removeUnclaimedFiles },
  { name: 'remove-stray-content', cron: '25 * * * *', run: removeStrayContent },
];
