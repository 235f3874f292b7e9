import { t } from '@lingui/core/macro';

/** Dates as the screens write them (CONST-12); days and times are those of India. */

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', ...options });
const day = inIndia({ dateStyle: 'long' });
const clock = inIndia({ timeStyle: 'short' });

/** "November 25, 2026" */
export const dayText = (at: Date): string => day.format(at);

/** Who reads it may be elsewhere. */
export const inIndiaTime = (text: string): string => t`${text} (India time)`;

/** "November 25, 2026, 11:00 AM (India time)", without the narrow space that not every mail program knows. */
export const momentText = (at: Date): string =>
  inIndiaTime(`${dayText(at)}, ${clock.format(at).replaceAll('\u202F', ' ')}`);
