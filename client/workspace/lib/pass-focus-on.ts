import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Call it just before a list row is removed. If the row has the focus, it moves to the last button of the next row,
 * else of the previous one, else to the section heading. Otherwise the focus would fall to the top of the page.
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

/** The same for a row that an answer of the server removes: for the `ref` of the row. */
export function usePassingFocusOn<Row extends Element>(): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    // Runs while the row still exists: a removed node has no siblings.
    return () => passFocusOn(row);
  }, []);
  return ref;
}
