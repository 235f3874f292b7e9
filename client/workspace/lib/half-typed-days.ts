import { t } from '@lingui/core/macro';

/**
 * What is wrong with the date fields of a form, by their names. For the browser, half a date is no value, as if nothing
 * had been typed.
 */
export const halfTypedDays = (form: ParentNode | null): Record<string, string> =>
  Object.fromEntries(
    [...(form?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])]
      .filter(({ validity }) => validity.badInput)
      .map(({ name }) => [name, t`Enter the whole day, or clear it`]),
  );
