/** Dates as the screens write them (CONST-12); days and times are those of India. */

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', ...options });
const day = inIndia({ dateStyle: 'long' });
const clock = inIndia({ timeStyle: 'short' });

/** "November 25, 2026" */
export const dayText = (at: Date): string => day.format(at);

/** "November 25, 2026, 11:00 AM", without the narrow space that not every mail program knows. */
export const momentText = (at: Date): string => `${dayText(at)}, ${clock.format(at).replaceAll('\u202F', ' ')}`;
