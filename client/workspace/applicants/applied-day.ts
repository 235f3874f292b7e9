import { t } from '@lingui/core/macro';
import { indianDay } from '../../../server/core/india.rules.ts';
import { longDate } from '../../shared/lib/dates.ts';

const DAY_IN_MS = 86_400_000;
const DAYS_IN_WORDS = 7;

/** HAPP-37: "Today", "Yesterday", "n days ago" within a week, else a long date; calendar days in India. */
export function dayText(instant: string, now: Date): string {
  const days = Math.round((Date.parse(indianDay(now)) - Date.parse(indianDay(new Date(instant)))) / DAY_IN_MS);
  if (days <= 0) return t`Today`;
  if (days === 1) return t`Yesterday`;
  return days < DAYS_IN_WORDS ? t`${days} days ago` : longDate(instant);
}
