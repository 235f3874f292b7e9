/**
 * To be called just before a row of a list goes. The focus, if it is in the row, moves to the last button of the next row, else of the one before;
 * from the only row to the heading of the section. Without this it would fall to the top of the page.
 */
export function passFocusOn(row: Element | null): void {
  if (!row?.contains(document.activeElement)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const button = neighbour && [...neighbour.querySelectorAll('button')].at(-1);
  if (button) {
    button.focus();
    return;
  }
  const heading = row.closest('section')?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
