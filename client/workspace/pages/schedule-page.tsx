import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Button } from 'antd';
import { Icon } from '../../shared/ui/icon.tsx';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { indianDay } from '../../../server/core/india.rules.ts';
import { CalendarAndList, type CalendarView } from '../interviews/calendar-and-list.tsx';
import { askedDay, monthOf } from '../interviews/calendar-days.ts';
import { MonthCalendar } from '../interviews/month-calendar.tsx';
import { MissingMonth, type OldMonth, useWholeCalendar } from '../interviews/old-month.tsx';
import { DayNotifications } from '../notifications/day-notifications.tsx';
import { NotificationsDocument } from '../notifications/notification-documents.ts';
import { countsByDay, nextInterview, shownInterviews, shownNotifications } from '../interviews/interview-calendar.ts';
import { SeekerInterviews } from '../interviews/seeker-interviews.tsx';
import type { NotificationItemFragment, SeekerInterviewFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { useNow } from '../lib/use-now.ts';
import { SeekerInterviewsDocument } from './schedule-page-requests.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Cluster, Panel, Stack } from '../../shared/ui/layout.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';

/** /schedule: the seeker's notifications and interviews on a calendar; the chosen day is in the address. */
export function SchedulePage() {
  const notifications = useQuery(NotificationsDocument, { fetchPolicy: 'cache-and-network' });
  const interviews = useQuery(SeekerInterviewsDocument, { fetchPolicy: 'cache-and-network' });
  const error = notifications.error ?? interviews.error;
  const isKnown = notifications.data && interviews.data;
  const retry = () => void Promise.all([notifications.refetch(), interviews.refetch()]).catch(() => undefined);
  return (
    <Stack gap={20}>
      <PageTitle>{t`Schedule`}</PageTitle>
      {isKnown && <Schedule notifications={notifications.data.notifications} usual={interviews.data.interviews} />}
      {!isKnown && error && <ErrorState title={t`Your schedule could not be loaded.`} error={error} onRetry={retry} />}
      {!isKnown && !error && <SkeletonBlock label={t`Loading your schedule`} height={420} />}
    </Stack>
  );
}

interface ScheduleProps {
  notifications: readonly NotificationItemFragment[];
  /** Those of the last three months and all that are to come. */
  usual: readonly SeekerInterviewFragment[];
}

const calendarWords = {
  ofDay: (count: number) => (count === 0 ? t`Nothing` : plural(count, { one: '# entry', other: '# entries' })),
  busy: () => t`Something happened or is planned`,
  free: () => t`Nothing`,
};

function Schedule({ notifications, usual }: ScheduleProps) {
  const now = useNow();
  const today = indianDay(now);
  const [address, setAddress] = useSearchParams();
  const day = askedDay(address.get('date'));
  const isMobile = useMediaQuery(mobileQuery);
  const next = nextInterview(usual, now);
  const [month, setMonth] = useState(monthOf(day ?? (isMobile && next ? next.date : today)));
  const { interviews, monthShown, monthOfDay } = useWholeCalendar(SeekerInterviewsDocument, usual, { month, day, now });
  const [view, setView] = useState<CalendarView>('calendar');
  const choose = (date: string | null) => setAddress(date ? { date } : {}, { replace: true, preventScrollReset: true });

  const calendar = (
    <Panel label={t`Calendar of notifications`}>
      <MonthCalendar
        month={month}
        today={today}
        chosen={day}
        counts={monthShown.isMissing ? null : countsByDay(interviews, notifications)}
        words={calendarWords}
        onMonth={setMonth}
        onDay={(date) => {
          choose(date);
          setMonth(monthOf(date));
          setView('list');
        }}
      />
      <MissingMonth month={monthShown} />
    </Panel>
  );
  const list = (
    <Entries day={day} onClear={() => choose(null)}>
      <EntriesOf
        day={day}
        notifications={shownNotifications(notifications, day)}
        interviews={shownInterviews(interviews, day, today)}
        monthOfDay={monthOfDay}
      />
    </Entries>
  );
  const calendarWithNext =
    isMobile && next ? (
      <Stack>
        <NextInterview interview={next} />
        {calendar}
      </Stack>
    ) : (
      calendar
    );
  return (
    <CalendarAndList
      calendar={calendarWithNext}
      list={list}
      listLabel={t`Notifications`}
      view={view}
      onView={setView}
    />
  );
}

const NextInterview = ({ interview }: { interview: SeekerInterviewFragment }) => (
  <Panel label={t`Your next interview`}>
    <Stack gap={12}>
      <h2>{t`Your next interview`}</h2>
      <SeekerInterviews interviews={[interview]} />
    </Stack>
  </Panel>
);

function Entries({ day, onClear, children }: { day: string | null; onClear: () => void; children: ReactNode }) {
  return (
    <Panel label={t`Notifications`}>
      <Stack>
        <Cluster justify="space-between">
          <h2>{day ? longDate(day) : t`Notifications`}</h2>
          {day && (
            <Button type="link" icon={<Icon name="close" />} onClick={onClear}>
              {t`Clear filter`}
            </Button>
          )}
        </Cluster>
        {children}
      </Stack>
    </Panel>
  );
}

const NothingYet = () => (
  <EmptyState title={t`No notifications`} action={<LinkButton to={paths.applyForJobs}>{t`Apply for Jobs`}</LinkButton>}>
    {t`What happens to your applications, and your interviews, appear here.`}
  </EmptyState>
);

interface EntriesOfProps extends Pick<ScheduleProps, 'notifications'> {
  day: string | null;
  interviews: readonly SeekerInterviewFragment[];
  monthOfDay: OldMonth<unknown>;
}

function EntriesOf({ day, notifications, interviews, monthOfDay }: EntriesOfProps) {
  return (
    <>
      {interviews.length > 0 && <SeekerInterviews interviews={interviews} />}
      {notifications.length > 0 && <DayNotifications notifications={notifications} />}
      <MissingMonth month={monthOfDay} />
      {interviews.length === 0 &&
        notifications.length === 0 &&
        !monthOfDay.isMissing &&
        (day ? <EmptyState title={t`No notifications`} /> : <NothingYet />)}
    </>
  );
}
