import { type PointerEvent, useState } from 'react';

/** So far sideways, and it goes. */
const FAR_ENOUGH_PX = 80;
/** Less is a click with an unsteady hand. */
const LEAST_PX = 5;

/**
 * Dismisses an element that is dragged sideways far enough; released before that, it returns to its place. `offset` is
 * how far it is now, `wasDragged` separates a click from the end of a drag. Its buttons still serve people who cannot
 * drag (WCAG 2.5.7).
 */
export function useDragAway(onAway: () => void) {
  const [offset, setOffset] = useState(0);
  const [wasDragged, setWasDragged] = useState(false);
  const start = ({ target, clientX: from, button, pointerId }: PointerEvent) => {
    setWasDragged(false);
    if (button !== 0 || (target instanceof Element && target.closest('button'))) return;
    const done = new AbortController();
    const follow = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      setOffset(event.clientX - from);
      if (Math.abs(event.clientX - from) > LEAST_PX) setWasDragged(true);
    };
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      done.abort();
      setOffset(0);
      if (event.type === 'pointerup' && Math.abs(event.clientX - from) > FAR_ENOUGH_PX) onAway();
    };
    window.addEventListener('pointermove', follow, { signal: done.signal });
    window.addEventListener('pointerup', end, { signal: done.signal });
    window.addEventListener('pointercancel', end, { signal: done.signal });
  };
  return { offset, wasDragged, start };
}
