import type { KeyboardEvent } from 'react';

/** For `onKeyDown`: letter keys while the focus is inside (WCAG 2.1.4), never while typing or in a dialog above. */
export const shortcuts =
  (actions: Readonly<Record<string, (() => void) | undefined>>) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest('input, textarea, select')) return;
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };
