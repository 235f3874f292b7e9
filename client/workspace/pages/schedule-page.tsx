import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { DayNotifications } from '../notifications/day-notifications.tsx';
import { NotificationsDocument } from '../notifications/notification-documents.ts';
import { nextInterview, shownNotifications } from '../interviews/interview-calendar.ts';
import { Schedule } from '../interviews/schedule.tsx';
import { SeekerInterviews } from '../interviews/seeker-interviews.tsx';
import type { NotificationItemFragment, SeekerInterviewFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { useNow } from '../lib/use-now.ts';
import { SeekerInterviewsDocument } from './schedule-page-requests.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';

/** /schedule: the seeker's notifications and interviews in a calendar; the chosen day is in the address. */
export function SchedulePage() {
  const notifications = useQuery(NotificationsDocument);
  const interviews = useQuery(SeekerInterviewsDocument);
  const error = notifications.error ?? interviews.error;
  const isKnown = notifications.data && interviews.data;
  const retry = () => void Promise.all([notifications.refetch(), interviews.refetch()]).catch(() => undefined);
  return (
    <Stack gap={20}>
      <PageTitle>{t`Schedule`}</PageTitle>
      {isKnown && (
        <SeekerSchedule notifications={notifications.data.notifications} usual={interviews.data.interviews} />
      )}
      {!isKnown && error && <ErrorState title={t`Your schedule could not be loaded.`} error={error} onRetry={retry} />}
      {!isKnown && !error && <SkeletonCards label={t`Loading your schedule`} height={420} />}
    </Stack>
  );
}

interface SeekerScheduleProps {
  notifications: readonly NotificationItemFragment[];
  usual: readonly SeekerInterviewFragment[];
}

const calendarWords = {
  ofDay: (count: number) => (count === 0 ? t`Nothing` : plural(count, { one: '# entry', other: '# entries' })),
  busy: () => t`Has activity`,
  free: () => t`Nothing`,
};

function SeekerSchedule({ notifications, usual }: SeekerScheduleProps) {
  const isPhone = useMediaQuery(mobileQuery);
  const next = nextInterview(usual, useNow());
  return (
    <Schedule
      document={SeekerInterviewsDocument}
      usual={usual}
      notifications={notifications}
      words={calendarWords}
      labels={{ calendar: t`Calendar of notifications`, list: () => t`Notifications`, listTab: t`Notifications` }}
      firstDay={isPhone ? next?.date : undefined}
      heading={(day) => (day ? longDate(day) : t`Notifications`)}
      renderList={(interviews, day) => {
        const shown = shownNotifications(notifications, day);
        return (
          interviews.length + shown.length > 0 && (
            <>
              {interviews.length > 0 && <SeekerInterviews interviews={interviews} />}
              {shown.length > 0 && <DayNotifications notifications={shown} />}
            </>
          )
        );
      }}
      renderEmpty={(day) => (day ? <EmptyState title={t`No notifications`} /> : <NothingYet />)}
      aboveCalendar={next && <NextInterview interview={next} />}
    />
  );
}

const NextInterview = ({ interview }: { interview: SeekerInterviewFragment }) => (
  <TitledPanel title={t`Your next interview`} gap={12}>
    <SeekerInterviews interviews={[interview]} />
  </TitledPanel>
);

const NothingYet = () => (
  <EmptyState title={t`No notifications`} action={<LinkButton to={paths.applyForJobs}>{t`Apply for Jobs`}</LinkButton>}>
    {t`News about your applications and interviews appears here.`}
  </EmptyState>
);
