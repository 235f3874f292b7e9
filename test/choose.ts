import { screen } from '@testing-library/react';
import { user } from './user.ts';

/** antd's Select opens on mousedown, and its options are in a separate list. */
const open = (label: string | RegExp) => user.click(screen.getByRole('combobox', { name: label }));
const close = () => user.keyboard('[Escape]');

/** Chooses in a Select as a person would. */
export async function choose(label: string | RegExp, option: string): Promise<void> {
  await open(label);
  await user.click(screen.getByTitle(option));
}

/** The labels of a Select's options. */
export async function choicesOf(label: string | RegExp): Promise<(string | null)[]> {
  await open(label);
  const list = document.getElementById(
    screen.getByRole('combobox', { name: label }).getAttribute('aria-controls') ?? '',
  );
  const offered = [...(list?.parentElement?.querySelectorAll('[title]') ?? [])].map(({ textContent }) => textContent);
  await close();
  return offered;
}

/** The chosen label of a Select. */
export const chosenIn = (label: string | RegExp): string | null | undefined =>
  screen.getByRole('combobox', { name: label }).closest('.ant-select')?.textContent;
