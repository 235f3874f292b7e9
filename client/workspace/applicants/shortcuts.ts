import { type RefObject, useEffect, useRef } from 'react';

/** Letter keys while the focus is inside an element (WCAG 2.1.4), never while typing or in a dialog. */
export function useShortcuts(
  area: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, (() => void) | undefined>>,
): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const element = area.current;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest('dialog, input, textarea, select')) return;
      const action = latest.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [area]);
}
