import { setTimeout as delay } from 'node:timers/promises';

/**
 * How long a test waits for an expected result. It only stops hanging tests: tests check speed themselves, and a busy
 * machine may be slow.
 */
export const patienceMs = 60_000;

/**
 * Polls until the attempt returns something truthy, and returns that; fails with the last error, or says what did not
 * happen.
 */
export async function until<T>(
  attempt: () => T | Promise<T>,
  what = 'the awaited condition holds',
  longestMs = patienceMs,
): Promise<NonNullable<Awaited<T>>> {
  for (const deadline = performance.now() + longestMs; ; await delay(10)) {
    try {
      const result = await attempt();
      if (result) return result;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    if (performance.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
  }
}
