import { t } from '@lingui/core/macro';

/** The errors of the visible date fields, by name. Browsers report a half-typed date as empty. */
export const halfTypedDays = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('input[type=date]')]
      .filter(({ validity }) => validity.badInput)
      .map(({ name }) => [name, t`Enter the whole day, or clear it`]),
  );
