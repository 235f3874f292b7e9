import { fireEvent, screen } from '@testing-library/react';

/** antd's Select opens with the mouse on its box, and its choices are in a list of their own. */
const open = (label: string | RegExp) => fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));

/** Chooses in a Select as a person would. */
export function choose(label: string | RegExp, option: string): void {
  open(label);
  fireEvent.click(screen.getByTitle(option));
}
