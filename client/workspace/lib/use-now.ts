import { useEffect, useState } from 'react';
import { useOnReturn } from './use-on-return.ts';

const MINUTE_IN_MS = 60_000;

/** The current time, updated every minute and when a window wakes from sleep: pages stay open past midnight. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_IN_MS);
    return () => clearInterval(timer);
  }, []);
  useOnReturn(() => setNow(new Date()));
  return now;
}
