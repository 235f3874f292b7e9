import { useEffect, useState } from 'react';

/**
 * Runs a call at once, or, too soon after the last one or while hidden, once when the pause is over and the window
 * visible, for all calls since.
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

/** Throttles an action that many events request to once per pause, and never runs it in a hidden window. */
export function useThrottled(run: () => void, pauseMs: number): () => void {
  const [{ ask, watch }] = useState(() => paceOf(pauseMs));
  useEffect(watch, [watch]);
  return () => ask(run);
}
