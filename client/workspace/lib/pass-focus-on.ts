import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Call it just before a row of a list is removed. If the focus is in the row, it moves to the last button of the next
 * row, else of the one before; from the only row to the heading of the section. Without this it would fall to the top
 * of the page.
 */
export function passFocusOn(row: Element | null): void {
  if (!row?.contains(document.activeElement)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const button = neighbour && [...neighbour.querySelectorAll('button')].at(-1);
  if (button) {
    button.focus();
    return;
  }
  const heading = row.closest('section')?.querySelector<HTMLElement>('h2, h3');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** The same for a row that goes with an answer of the server: for the `ref` of the row. */
export function usePassingFocusOn<Row extends Element>(): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    // While it still stands: what is removed has no neighbours.
    return () => passFocusOn(row);
  }, []);
  return ref;
}
