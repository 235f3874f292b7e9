import { formats, i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

const zone = 'Asia/Kolkata';
/** CONST-12: English dates use the US format. */
const dateLocaleOf = (locale: string): string => (locale.startsWith('en') ? 'en-US' : locale);
const HOUR_IN_MS = 3_600_000;

/** "November 21, 2026": the Indian date of an instant or of a plain YYYY-MM-DD. */
export function longDate(value: string, locale = i18n.locale): string {
  const isPlainDate = value.length === 10;
  const instant = isPlainDate ? `${value}T00:00:00+05:30` : value;
  return formats.date(dateLocaleOf(locale), instant, { dateStyle: 'long', timeZone: zone });
}

/** "Saturday, November 21, 2026" of YYYY-MM-DD. */
export const dayWithWeekday = (day: string, locale = i18n.locale): string =>
  formats.date(dateLocaleOf(locale), `${day}T00:00:00+05:30`, { dateStyle: 'full', timeZone: zone });

/** "Nov 21" of YYYY-MM-DD: short enough for the corner of a phone. */
export const shortDate = (day: string, locale = i18n.locale): string =>
  formats.date(dateLocaleOf(locale), `${day}T00:00:00+05:30`, { month: 'short', day: 'numeric', timeZone: zone });

/** "November 21, 2026, 4:05 PM" in India. */
export const longDateTime = (instant: string, locale = i18n.locale): string =>
  `${longDate(instant, locale)}, ${clockTime(instant, {}, locale)}`;

/** "4:05:30 PM" in India. */
export const exactTime = (instant: string): string => clockTime(instant, { second: '2-digit' });

const clockTime = (instant: string, more: Intl.DateTimeFormatOptions, locale = i18n.locale): string =>
  formats.date(dateLocaleOf(locale), instant, { hour: 'numeric', minute: '2-digit', ...more, timeZone: zone });

/** "November 2026" of YYYY-MM. */
export const longMonth = (month: string): string =>
  formats.date(i18n.locale, `${month}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** OP-047: up to 24 hours "n hour(s) ago", older ones as a long date. */
export function notificationAge(createdAt: string, now: number): string {
  const age = (now - new Date(createdAt).getTime()) / HOUR_IN_MS;
  if (age < 1) return t`Just now`;
  if (age > 24) return longDate(createdAt);
  const hours = Math.floor(age);
  return t`${plural(hours, { one: '# hour', other: '# hours' })} ago`;
}
