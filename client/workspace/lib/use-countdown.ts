import { useEffect, useState } from 'react';

const secondsUntil = (deadline: number | null): number =>
  deadline === null ? 0 : Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/** Whole seconds until `deadline` (ms since 1970), updated every second; 0 when it has passed or is null. */
export function useCountdown(deadline: number | null): number {
  const [, setTick] = useState(0);
  const left = secondsUntil(deadline);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}

/** "4:05", or "45s" below a minute. */
export function countdownText(seconds: number): string {
  if (seconds < 60) return `${seconds}s`;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
