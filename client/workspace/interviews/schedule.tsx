import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { calendarPastDays } from '../../../server/hiring/interviews/interview.rules.ts';
import { indianDay } from '../../../server/core/india.rules.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Cluster, Panel, Stack } from '../../shared/ui/layout.tsx';
import { dayjs } from '../lib/dayjs.ts';
import { useNow } from '../lib/use-now.ts';
import { Columns } from '../ui/columns.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { askedDay, daysShown, dayText, monthOf } from './calendar-days.ts';
import { countsByDay, type Dated, type Planned, shownInterviews } from './interview-calendar.ts';
import { type CalendarWords, MonthCalendar } from './month-calendar.tsx';

type InterviewsQuery<Entry> = TypedDocumentNode<{ interviews: Entry[] }, Partial<ReturnType<typeof daysShown>>>;

interface InterviewsOfMonth<Entry> {
  interviews: readonly Entry[];
  isMissing: boolean;
  error: unknown;
  retry: () => void;
}

/**
 * The interviews of a month. The default list covers it unless the month starts earlier; then it is fetched when shown.
 */
function useInterviewsOf<Entry>(
  document: InterviewsQuery<Entry>,
  usual: readonly Entry[],
  month: string,
): InterviewsOfMonth<Entry> {
  const days = daysShown(month);
  const isUsual = days.date > dayText(dayjs(indianDay(useNow())).subtract(calendarPastDays, 'day'));
  const { data, error, refetch } = useQuery(document, { variables: days, skip: isUsual });
  return {
    interviews: isUsual ? usual : (data?.interviews ?? []),
    isMissing: !isUsual && !data,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Shown until the interviews of an older month have loaded. */
function MissingMonth({ month: { isMissing, error, retry } }: { month: InterviewsOfMonth<unknown> }) {
  if (!isMissing) return null;
  if (error)
    return <ErrorState title={t`The interviews of this month could not be loaded.`} error={error} onRetry={retry} />;
  return <output className="visually-hidden">{t`Loading the interviews of this month`}</output>;
}

interface ScheduleProps<Entry> {
  /** Fetches the interviews of a range of days. */
  document: InterviewsQuery<Entry>;
  /** The last three months and everything upcoming. */
  usual: readonly Entry[];
  /** Also counted in the calendar. */
  notifications?: readonly Dated[];
  words?: CalendarWords;
  labels: { calendar: string; list: (day: string | null) => string; listTab: string };
  /** Opens its month, unless the address names a day. */
  firstDay?: string;
  heading: (day: string | null) => string;
  /** Next to the heading. */
  tools?: ReactNode;
  /** Null when there is nothing to list. */
  renderList: (interviews: readonly Entry[], day: string | null) => ReactNode;
  renderEmpty: (day: string | null) => ReactNode;
  aboveCalendar?: ReactNode;
}

/**
 * A calendar and the list of upcoming interviews or of the pressed day, which is in the address: side by side on a wide
 * screen, as tabs on a phone.
 */
export function Schedule<Entry extends Planned>(props: ScheduleProps<Entry>) {
  const { document, usual, labels } = props;
  const today = indianDay(useNow());
  const [address, setAddress] = useSearchParams();
  const day = askedDay(address.get('date'));
  const [month, setMonth] = useState(monthOf(day ?? props.firstDay ?? today));
  const [view, setView] = useState('calendar');
  const isPhone = useMediaQuery(mobileQuery);
  const ofMonth = useInterviewsOf(document, usual, month);
  const ofDay = useInterviewsOf(document, usual, monthOf(day ?? today));
  const choose = (date: string | null) => setAddress(date ? { date } : {}, { replace: true, preventScrollReset: true });
  const calendar = (
    <Panel label={labels.calendar}>
      <MonthCalendar
        month={month}
        today={today}
        chosen={day}
        counts={ofMonth.isMissing ? null : countsByDay(ofMonth.interviews, props.notifications)}
        words={props.words}
        onMonth={setMonth}
        onDay={(date) => {
          choose(date);
          setMonth(monthOf(date));
          setView('list');
        }}
      />
      <MissingMonth month={ofMonth} />
    </Panel>
  );
  const list = <EntriesOfDay {...props} day={day} ofDay={ofDay} today={today} onClear={() => choose(null)} />;
  if (!isPhone)
    return (
      <Columns template="minmax(320px, 400px) minmax(0, 1fr)">
        {calendar}
        {list}
      </Columns>
    );
  const tabs = [
    {
      key: 'calendar',
      label: t`Calendar`,
      children: (
        <Stack>
          {props.aboveCalendar}
          {calendar}
        </Stack>
      ),
    },
    { key: 'list', label: labels.listTab, children: list },
  ];
  return <Tabs activeKey={view} destroyOnHidden items={tabs} onChange={setView} />;
}

interface EntriesOfDayProps<Entry> extends ScheduleProps<Entry> {
  day: string | null;
  ofDay: InterviewsOfMonth<Entry>;
  today: string;
  onClear: () => void;
}

function EntriesOfDay<Entry extends Planned>({ day, ofDay, today, onClear, ...props }: EntriesOfDayProps<Entry>) {
  const entries = props.renderList(shownInterviews(ofDay.interviews, day, today), day);
  return (
    <Panel label={props.labels.list(day)}>
      <Stack>
        <Cluster justify="space-between">
          <h2>{props.heading(day)}</h2>
          <Cluster>
            {day && (
              <Button type="link" icon={<Icon name="close" />} onClick={onClear}>
                {t`Clear filter`}
              </Button>
            )}
            {props.tools}
          </Cluster>
        </Cluster>
        {entries}
        <MissingMonth month={ofDay} />
        {!entries && !ofDay.isMissing && props.renderEmpty(day)}
      </Stack>
    </Panel>
  );
}
