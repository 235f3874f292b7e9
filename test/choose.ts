import { fireEvent, screen } from '@testing-library/react';

/** antd's Select opens with the mouse on its box, and its choices are in a list of their own. */
const open = (label: string | RegExp) => fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
const close = (label: string | RegExp) =>
  fireEvent.keyDown(screen.getByRole('combobox', { name: label }), { key: 'Escape' });

/** Chooses in a Select as a person would. */
export function choose(label: string | RegExp, option: string): void {
  open(label);
  fireEvent.click(screen.getByTitle(option));
}

/** What a Select offers, in its words. */
export function choicesOf(label: string | RegExp): (string | null)[] {
  open(label);
  const list = document.getElementById(
    screen.getByRole('combobox', { name: label }).getAttribute('aria-controls') ?? '',
  );
  const offered = [...(list?.parentElement?.querySelectorAll('[title]') ?? [])].map(({ textContent }) => textContent);
  close(label);
  return offered;
}

/** What a Select shows as chosen. */
export const chosenIn = (label: string | RegExp): string | null | undefined =>
  screen.getByRole('combobox', { name: label }).closest('.ant-select')?.textContent;
