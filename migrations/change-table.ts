import { setTimeout as delay } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { isLockTimeout } from '../server/core/database-errors.ts';

const lockWaitInMs = 500;
const lockTries = 60;

/**
 * A statement that comes to the table after a change that waits for a long reader waits with it. So the change gives up
 * soon, lets the others through and tries again.
 */
export async function changeTable(runner: QueryRunner, change: string): Promise<void> {
  for (let triesLeft = lockTries - 1; ; triesLeft -= 1) {
    await runner.startTransaction();
    try {
      await runner.query(`set local lock_timeout = ${lockWaitInMs}`);
      await runner.query(change);
      return await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      if (triesLeft === 0 || !isLockTimeout(error)) throw error;
      await delay(lockWaitInMs);
    }
  }
}
