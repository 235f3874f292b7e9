import { useEffect, useState } from 'react';
import { useOnReturn } from './use-on-return.ts';

const MINUTE_IN_MS = 60_000;

/** The present time, read again every minute, and on the return to a window whose computer slept: pages stay open over midnight. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_IN_MS);
    return () => clearInterval(timer);
  }, []);
  useOnReturn(() => setNow(new Date()));
  return now;
}
