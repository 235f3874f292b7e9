import { useEffect, useState } from 'react';

const MINUTE_IN_MS = 60_000;

/** The present time, read again every minute: pages stay open over midnight. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_IN_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
