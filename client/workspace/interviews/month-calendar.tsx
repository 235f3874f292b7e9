import { longDate } from '../../shared/lib/dates.ts';
import { cx } from '../../shared/lib/cx.ts';
import { IconButton } from '../../shared/ui/button.tsx';
import { monthOf, monthText, shiftMonth, weeksOf } from './calendar-days.ts';
import styles from './month-calendar.module.css';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface CalendarWords {
  /** What a day is called that has `count` entries. */
  readonly ofDay: (count: number, isPast: boolean) => string;
  readonly busy: string;
  readonly free: string;
}

const interviewWords: CalendarWords = {
  ofDay: (count, isPast) =>
    count === 0 ? (isPast ? 'No interviews' : 'Available') : `${count} ${count === 1 ? 'interview' : 'interviews'}`,
  busy: 'Scheduled',
  free: 'Available',
};

interface MonthCalendarProps {
  month: string;
  today: string;
  chosen: string | null;
  /** How many entries each day has; null while that is not known. */
  counts: ReadonlyMap<string, number> | null;
  words?: CalendarWords;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}

/** A month to look at; a day with entries stands out, a pressed one filters. */
export function MonthCalendar({
  month,
  today,
  chosen,
  counts,
  words = interviewWords,
  onMonth,
  onDay,
}: MonthCalendarProps) {
  return (
    <section className={styles.calendar} aria-label="Calendar">
      <header className={styles.head}>
        <IconButton icon="chevronLeft" label="Previous month" onClick={() => onMonth(shiftMonth(month, -1))} />
        <h2 aria-live="polite">{monthText(month)}</h2>
        <IconButton icon="chevronRight" label="Next month" onClick={() => onMonth(shiftMonth(month, 1))} />
      </header>
      <table className={styles.grid}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <Day
                    day={day}
                    today={today}
                    count={counts && (counts.get(day) ?? 0)}
                    words={words}
                    isOther={monthOf(day) !== month}
                    isChosen={day === chosen}
                    onChoose={() => onDay(day)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        <span>
          <i className={styles.busyMark} aria-hidden />
          {words.busy}
        </span>
        <span>
          <i className={styles.freeMark} aria-hidden />
          {words.free}
        </span>
      </p>
    </section>
  );
}

interface DayProps {
  day: string;
  today: string;
  count: number | null;
  words: CalendarWords;
  isOther: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Day({ day, today, count, words, isOther, isChosen, onChoose }: DayProps) {
  const isToday = day === today;
  const says = count === null ? null : words.ofDay(count, day < today);
  const isBusy = count !== null && count > 0;
  return (
    <button
      type="button"
      className={cx(
        styles.day,
        isOther && styles.other,
        says === words.free && styles.free,
        isToday && styles.today,
        isBusy && styles.busy,
        isChosen && styles.chosen,
      )}
      aria-label={says ? `${longDate(day)}, ${says}` : longDate(day)}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
    >
      {Number(day.slice(8))}
    </button>
  );
}
