import type { EntityManager } from 'typeorm';
import type { Services } from '../core/context.ts';
import type { Task } from '../core/tasks.ts';
import { removeUnlessKept } from './file.queries.ts';
import { uploadLimits } from './file.rules.ts';

const batchSize = 500;

/**
 * Removes uploads that were never used, or are not used any more: the row first, then the content, so that no row ever
 * exists without its content.
 */
export async function removeUnclaimedFiles(services: Services): Promise<void> {
  const now = services.clock.now().getTime();
  const before = (seconds: number) => new Date(now - seconds * 1000);
  for (;;) {
    const removed = await services.database.dataSource.transaction((tx) =>
      removeUnclaimedRows(tx, {
        visitors: before(uploadLimits.unclaimedVisitorSeconds),
        owners: before(uploadLimits.unclaimedOwnerSeconds),
      }),
    );
    await removeUnlessKept(
      services,
      removed.map(({ key }) => key),
    );
    if (removed.length < batchSize) return;
  }
}

/**
 * An application that is sent at the moment in which its seeker replaces the resume stays with the resume that it took.
 * No transaction can make a new reference to a locked row; the second statement sees references that were made just
 * before.
 */
async function removeUnclaimedRows(
  tx: EntityManager,
  before: { visitors: Date; owners: Date },
): Promise<{ key: string }[]> {
  const isNotSent = 'not exists (select from applications a where a.resume_file_id = f.id)';
  const locked = (await tx.query(
    `select f.id from files f where f.claimed_at is null and f.created_at < case when f.owner_id is null then $1::timestamptz else $2 end and ${isNotSent}
     order by f.created_at limit $3 for update skip locked`,
    [before.visitors, before.owners, batchSize],
  )) as { id: string }[];
  const [removed] = (await tx.query(
    `delete from files f where f.id = any($1) and ${isNotSent} returning f.storage_key as key`,
    [locked.map(({ id }) => id)],
  )) as [{ key: string }[], number];
  return removed;
}

/** Removes stored content without a row, which a killed process left between two steps. */
export async function removeStrayContent(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - uploadLimits.unclaimedVisitorSeconds * 1000);
  let keys: string[] = [];
  for await (const key of services.storage.listOlderThan(before)) {
    keys.push(key);
    if (keys.length === batchSize) {
      await removeUnlessKept(services, keys);
      keys = [];
    }
  }
  await removeUnlessKept(services, keys);
}

export const fileTasks: Task[] = [
  { name: 'remove-unclaimed-files', cron: '*/10 * * * *', run: removeUnclaimedFiles },
  { name: 'remove-stray-content', cron: '25 * * * *', run: removeStrayContent },
];
