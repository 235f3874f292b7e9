import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Also while nothing in particular has the focus: a click outside the area moves it to an ancestor. */
const isAbout = (area: HTMLElement, focused: Element): boolean => area.contains(focused) || focused.contains(area);

/**
 * Letter keys of an area while the focus is not elsewhere (WCAG 2.1.4), never while typing or in a dialog. Hints follow
 * the same rule: `body:has(:focus)` in the style sheet.
 */
export function useShortcuts(
  area: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, (() => void) | undefined>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const { activeElement } = document;
    if (!area.current || !activeElement || !isAbout(area.current, activeElement)) return;
    if (activeElement.closest('input, textarea, select')) return;
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
