import type { Services } from '../../core/context.ts';
import type { Task } from '../../core/tasks.ts';
import { removeUnreferenced } from './file.content.ts';
import { removalBatch, uploadLimits } from './file.rules.ts';

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

export const fileTasks: Task[] = [{ name: 'remove-stray-content', cron: '25 * * * *', run: removeStrayContent }];
