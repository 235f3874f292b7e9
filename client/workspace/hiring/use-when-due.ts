import { useEffect, useEffectEvent } from 'react';
import type { RecruiterJobFragment } from '../../gql/graphql.ts';
import { useNow } from '../lib/use-now.ts';

const MINUTE_IN_MS = 60_000;
/** The server closes a job at its time, with a short delay. */
const CLOSING_TAKES_MS = 1000;

/** Calls back when the first of these jobs is due to close, then every minute while it is still open. */
export function useWhenDue(
  jobs: readonly Pick<RecruiterJobFragment, 'status' | 'closesAt'>[],
  readAgain: () => void,
): void {
  const now = useNow();
  const call = useEffectEvent(readAgain);
  const dueAt = Math.min(
    ...jobs.map(({ status, closesAt }) => (status === 'ACTIVE' && closesAt ? Date.parse(closesAt) : Infinity)),
  );
  useEffect(() => {
    const left = dueAt - now.getTime();
    if (left > MINUTE_IN_MS) return;
    const timer = setTimeout(() => call(), Math.max(left, 0) + CLOSING_TAKES_MS);
    return () => clearTimeout(timer);
  }, [dueAt, now]);
}
