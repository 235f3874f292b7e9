import { useEffect, useState } from 'react';

/**
 * Runs what is asked for at once, or, so soon after the last time or out of sight, when the pause is over and the
 * window in sight: once for all who asked meanwhile.
 */
function paceOf(pauseMs: number) {
  let due: (() => void) | null = null;
  let pause: ReturnType<typeof setTimeout> | null = null;
  const endPause = () => {
    pause = null;
    runDue();
  };
  const runDue = () => {
    if (!due || pause || document.visibilityState !== 'visible') return;
    const run = due;
    due = null;
    pause = setTimeout(endPause, pauseMs);
    run();
  };
  const ask = (run: () => void) => {
    due = run;
    runDue();
  };
  const watch = () => {
    document.addEventListener('visibilitychange', runDue);
    return () => {
      document.removeEventListener('visibilitychange', runDue);
      if (pause) clearTimeout(pause);
      pause = null;
    };
  };
  return { ask, watch };
}

/** Runs what many events ask for at most once per pause, and never in a window that is out of sight. */
export function usePaced(run: () => void, pauseMs: number): () => void {
  const [{ ask, watch }] = useState(() => paceOf(pauseMs));
  useEffect(watch, [watch]);
  return () => ask(run);
}
