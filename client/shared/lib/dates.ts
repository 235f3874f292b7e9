import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

const zone = 'Asia/Kolkata';
/** CONST-12: in English dates are written as in the US. */
const dateLocaleOf = (locale: string): string => (locale.startsWith('en') ? 'en-US' : locale);
const longDay = (locale: string) =>
  new Intl.DateTimeFormat(dateLocaleOf(locale), { dateStyle: 'long', timeZone: zone });
const clockTime = (locale: string) =>
  new Intl.DateTimeFormat(dateLocaleOf(locale), { hour: 'numeric', minute: '2-digit', timeZone: zone });
const HOUR_IN_MS = 3_600_000;

/** "November 21, 2026", the day in India of an instant or of a plain YYYY-MM-DD date. */
export function longDate(value: string, locale = i18n.locale): string {
  const isPlainDate = value.length === 10;
  return longDay(locale).format(new Date(isPlainDate ? `${value}T00:00:00+05:30` : value));
}

/** "November 21, 2026, 4:05 PM" in India. */
export const longDateTime = (instant: string, locale = i18n.locale): string =>
  `${longDate(instant, locale)}, ${clockTime(locale).format(new Date(instant))}`;

/** "4:05:30 PM" in India. */
export const exactTime = (instant: string): string =>
  new Date(instant).toLocaleTimeString(dateLocaleOf(i18n.locale), {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: zone,
  });

/** "November 2026" of YYYY-MM. */
export const longMonth = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(i18n.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** OP-047: up to 24 hours "n hour(s) ago", older ones as a long date. */
export function notificationAge(createdAt: string, now = Date.now()): string {
  const age = (now - new Date(createdAt).getTime()) / HOUR_IN_MS;
  if (age < 1) return t`Just now`;
  if (age > 24) return longDate(createdAt);
  const hours = Math.floor(age);
  return t`${plural(hours, { one: '# hour', other: '# hours' })} ago`;
}
