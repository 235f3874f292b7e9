import { type ReactNode, useEffect, useState } from 'react';

/** OP-046, CONST-05. */
const HIDE_AFTER_MS = 3000;

/** A word on what was just done; after three seconds `children` stand in its place, so that nothing below moves. */
export function StatusText({ text, children }: { text: string; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? children : <output>{text}</output>;
}
