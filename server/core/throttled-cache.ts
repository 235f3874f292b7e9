import type { Services } from './context.ts';

/** Counting takes at most a twentieth of the time, however large the portal grows. */
const restPerWork = 20;

interface Cached<Result> {
  result: Promise<Result>;
  /** In ms since 1970; without end while it is being counted. */
  until: number;
}

/**
 * However many admins watch, one process counts once in `least` seconds for each key, less often where counting takes
 * long, but at least once in `most`.
 */
export function throttledCache<Key extends string, Result>(
  count: (services: Services, now: Date, key: Key) => Promise<Result>,
  seconds: { least: number; most: number },
): (services: Services, now: Date, key: Key) => Promise<Result> {
  const cachedBy = new WeakMap<Services, Map<Key, Cached<Result>>>();
  return (services, now, key) => {
    const byKey = cachedBy.get(services) ?? new Map<Key, Cached<Result>>();
    cachedBy.set(services, byKey);
    const known = byKey.get(key);
    if (known && now.getTime() < known.until) return known.result;
    const started = services.clock.now();
    const cached: Cached<Result> = { result: count(services, started, key), until: Infinity };
    byKey.set(key, cached);
    const setEnd = () => {
      const ended = services.clock.now().getTime();
      const rest = restPerWork * (ended - started.getTime());
      cached.until = ended + Math.min(Math.max(rest, seconds.least * 1000), seconds.most * 1000);
    };
    // The caller gets the error; the next caller counts again.
    cached.result.then(setEnd, () => byKey.delete(key));
    return cached.result;
  };
}
