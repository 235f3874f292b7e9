import type { Services } from '../core/context.ts';
import type { Task } from '../core/tasks.ts';
import { removeUnlessKept } from './file.queries.ts';
import { uploadLimits } from './file.rules.ts';

const batchSize = 500;

/** Removes uploads that nobody used: the row first, then the content, so that no row ever stands without its content. */
export async function removeUnclaimedFiles(services: Services): Promise<void> {
  const now = services.clock.now().getTime();
  const before = (seconds: number) => new Date(now - seconds * 1000);
  for (;;) {
    const removed = await services.database.query<{ key: string }>(
      `delete from files where id in (
         select id from files where claimed_at is null and created_at < case when owner_id is null then $1::timestamptz else $2 end
         order by created_at limit $3 for update skip locked)
       returning storage_key as key`,
      [before(uploadLimits.unclaimedVisitorSeconds), before(uploadLimits.unclaimedOwnerSeconds), batchSize],
    );
    await removeUnlessKept(services, removed.map(({ key }) => key));
    if (removed.length < batchSize) return;
  }
}

/** Removes stored content without a row: what a killed process left between two steps. */
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
