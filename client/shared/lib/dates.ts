const zone = 'Asia/Kolkata';
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone });
const clockTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone });
const HOUR_IN_MS = 3_600_000;

/** "November 21, 2026", the day in India of an instant or of a plain YYYY-MM-DD date. */
export function longDate(value: string): string {
  const isPlainDate = value.length === 10;
  return longDay.format(new Date(isPlainDate ? `${value}T00:00:00+05:30` : value));
}

/** "November 21, 2026, 4:05 PM" in India. */
export const longDateTime = (instant: string): string => `${longDate(instant)}, ${clockTime.format(new Date(instant))}`;

/** OP-047: up to 24 hours "n hour(s) ago", older ones as a long date. */
export function notificationAge(createdAt: string, now = Date.now()): string {
  const age = (now - new Date(createdAt).getTime()) / HOUR_IN_MS;
  if (age < 1) return 'Just now';
  if (age > 24) return longDate(createdAt);
  const hours = Math.floor(age);
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} ago`;
}
