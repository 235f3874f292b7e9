import { useEffect, useState } from 'react';

const signsOfSomebody = ['visibilitychange', 'pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Whether a person may be looking: the page is visible, and there was mouse, touch or keyboard input within `idleMs`.
 */
export function useAttention(idleMs: number): boolean {
  const [isThere, setIsThere] = useState(() => !document.hidden);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notice = () => {
      clearTimeout(timer);
      setIsThere(!document.hidden);
      if (!document.hidden) timer = setTimeout(() => setIsThere(false), idleMs);
    };
    notice();
    for (const sign of signsOfSomebody) document.addEventListener(sign, notice, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfSomebody) document.removeEventListener(sign, notice, { capture: true });
    };
  }, [idleMs]);
  return isThere;
}
