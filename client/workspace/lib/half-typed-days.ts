import { t } from '@lingui/core/macro';

/**
 * What is wrong with the date fields that are shown, by their names. For the browser, half a date is no value, as if
 * nothing had been typed.
 */
export const halfTypedDays = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('input[type=date]')]
      .filter(({ validity }) => validity.badInput)
      .map(({ name }) => [name, t`Enter the whole day, or clear it`]),
  );
