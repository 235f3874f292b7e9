import { plural, t } from '@lingui/core/macro';
import { Button, Calendar, Flex } from 'antd';
import { type ComponentRef, useEffect, useMemo, useRef } from 'react';
import { longDate, longMonth } from '../../shared/lib/dates.ts';
import { cx } from '../../shared/lib/cx.ts';
import { dayjs } from '../lib/dayjs.ts';
import { IconButton } from '../ui/buttons.tsx';
import { dayText, monthOf } from './calendar-days.ts';
import styles from './month-calendar.module.css';

export interface CalendarWords {
  /** The label of a day with `count` entries. `isOff` marks a day off or in the past. */
  readonly ofDay: (count: number, isOff: boolean) => string;
  readonly busy: () => string;
  readonly free: () => string;
}

const interviewWords: CalendarWords = {
  ofDay: (count, isOff) =>
    count === 0
      ? isOff
        ? t`No interviews`
        : t`Available`
      : plural(count, { one: '# interview', other: '# interviews' }),
  busy: () => t`Scheduled`,
  free: () => t`Available`,
};

interface MonthCalendarProps {
  month: string;
  today: string;
  chosen: string | null;
  /** The number of entries of each day; null while loading. */
  counts: ReadonlyMap<string, number> | null;
  words?: CalendarWords;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}

/** A month view; days with entries stand out, and pressing a day filters. */
export function MonthCalendar({ onMonth, ...days }: MonthCalendarProps) {
  const { month, words = interviewWords } = days;
  const shown = dayjs(month);
  const step = (by: number) => onMonth(shown.add(by, 'month').format('YYYY-MM'));
  return (
    <section className={styles.calendar} aria-label={t`Calendar`}>
      <Flex align="center" justify="space-between" component="header">
        <IconButton icon="chevronLeft" label={t`Previous month`} onClick={() => step(-1)} />
        <h2 className="large" aria-live="polite">
          {longMonth(month)}
        </h2>
        <IconButton icon="chevronRight" label={t`Next month`} onClick={() => step(1)} />
      </Flex>
      <Days key={month} {...days} words={words} />
      <p className={cx('quiet small', styles.legend)}>
        <span>
          <i className={styles.busyMark} aria-hidden />
          {words.busy()}
        </span>
        <span>
          <i className={styles.freeMark} aria-hidden />
          {words.free()}
        </span>
      </p>
    </section>
  );
}

interface DaysProps extends Omit<MonthCalendarProps, 'onMonth'> {
  words: CalendarWords;
}

function Days({ month, today, chosen, counts, words, onDay }: DaysProps) {
  const calendar = useRef<ComponentRef<typeof Calendar>>(null);
  const shown = useMemo(() => dayjs(month), [month]);
  useEffect(() => {
    const grid = calendar.current?.nativeElement;
    // Not a tab stop itself: its days are.
    grid?.querySelector('.ant-picker-panel')?.setAttribute('tabindex', '-1');
    // Pressing a day of another month opened that month and removed the focused button.
    if (document.activeElement === document.body) grid?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }, []);
  const cellOf = (day: string) => (
    <Day
      day={day}
      today={today}
      count={counts && (counts.get(day) ?? 0)}
      words={words}
      isOther={monthOf(day) !== month}
      isChosen={day === chosen}
    />
  );
  return (
    <Calendar
      ref={calendar}
      fullscreen={false}
      value={shown}
      headerRender={() => null}
      fullCellRender={(date) => cellOf(dayText(date))}
      onSelect={(date) => onDay(dayText(date))}
    />
  );
}

interface DayProps {
  day: string;
  today: string;
  count: number | null;
  words: CalendarWords;
  isOther: boolean;
  isChosen: boolean;
}

const isSunday = (day: string): boolean => new Date(day).getUTCDay() === 0;

/** A button, because the cells of antd's calendar are not reachable by keyboard; its click bubbles to the cell. */
function Day({ day, today, count, words, isOther, isChosen }: DayProps) {
  const isToday = day === today;
  const says = count === null ? null : words.ofDay(count, day < today || isSunday(day));
  const isBusy = count !== null && count > 0;
  const isFree = says === words.free();
  const name = says ? `${longDate(day)}, ${says}` : longDate(day);
  return (
    <Button
      color={isBusy ? 'primary' : 'default'}
      variant={isBusy ? 'solid' : isFree ? 'outlined' : 'text'}
      className={cx(
        styles.day,
        isOther && styles.other,
        isFree && styles.free,
        isToday && styles.today,
        isBusy && styles.busy,
        isChosen && styles.chosen,
      )}
      aria-label={name}
      title={name}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
    >
      {Number(day.slice(8))}
    </Button>
  );
}
