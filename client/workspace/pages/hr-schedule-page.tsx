import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { indianDay } from '../../../server/core/india.rules.ts';
import { useLiveApplications } from '../applicants/live-applications.ts';
import { CalendarAndList, type CalendarView } from '../interviews/calendar-and-list.tsx';
import styles from '../interviews/calendar-and-list.module.css';
import { askedDay, monthOf } from '../interviews/calendar-days.ts';
import { useCancelQuestion } from '../interviews/cancel-interview-dialog.tsx';
import { useHeldInterview } from '../interviews/held-interview.ts';
import { countsByDay, shownInterviews, withHeld } from '../interviews/interview-calendar.ts';
import { InterviewsDocument } from '../interviews/interview-documents.ts';
import { type TypedInterview, useInterviewDrafts } from '../interviews/interview-draft.ts';
import { InterviewList, newInterviewId } from '../interviews/interview-list.tsx';
import { forgetInterviews } from '../interviews/interviews-cache.ts';
import { MonthCalendar } from '../interviews/month-calendar.tsx';
import { MissingMonth, type OldMonth, useWholeCalendar } from '../interviews/old-month.tsx';
import type { InterviewEntryFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { useNow } from '../lib/use-now.ts';
import { useOnReturn } from '../lib/use-on-return.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Cluster, Panel, Stack } from '../../shared/ui/layout.tsx';
import { useOneEdited } from '../ui/one-edited.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonBar, SkeletonBlock } from '../ui/skeleton.tsx';

/** /hire/schedule: the recruiter's interviews, on a calendar and as a list; the chosen day is in the address. */
export function HrSchedulePage() {
  const {
    data: current,
    previousData,
    error,
    refetch,
  } = useQuery(InterviewsDocument, { fetchPolicy: 'cache-and-network' });
  // What is shown stays, and with it a form that is open, while it is read again.
  const data = current ?? previousData;
  const { cache } = useApolloClient();
  useLiveApplications(() => forgetInterviews(cache));
  useOnReturn(() => void refetch().catch(() => undefined));
  return (
    <Stack gap={20}>
      <PageTitle>{t`Schedule`}</PageTitle>
      {error && !data && (
        <ErrorState title={t`Your interviews could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <LoadingSchedule />}
      {data && <Schedule usual={data.interviews} />}
    </Stack>
  );
}

/** On wide screens the calendar and the list beside it, on phones the tabs and the calendar. */
function LoadingSchedule() {
  if (useMediaQuery(mobileQuery)) return <SkeletonBlock label={t`Loading the schedule`} height={497} />;
  return (
    <div className={styles.columns}>
      <SkeletonBlock label={t`Loading the schedule`} height={460} />
      <SkeletonBar height={560} />
    </div>
  );
}

function Schedule({ usual }: { usual: readonly InterviewEntryFragment[] }) {
  const now = useNow();
  const today = indianDay(now);
  const [parameters, setParameters] = useSearchParams();
  const day = askedDay(parameters.get('date'));
  const [month, setMonth] = useState(monthOf(day ?? today));
  const { interviews, monthShown, monthOfDay } = useWholeCalendar(InterviewsDocument, usual, { month, day, now });
  const [view, setView] = useState<CalendarView>('calendar');
  // Here, and not in the list: that one goes and comes with the tabs, and when a phone is turned.
  const editing = useOneEdited(useInterviewDrafts());
  const { ask, question } = useCancelQuestion();
  const { held, isGone } = useHeldInterview(usual, editing.edited);
  const choose = (date: string | null) =>
    setParameters(date ? { date } : {}, { replace: true, preventScrollReset: true });

  const calendar = (
    <Panel label={t`Calendar of interviews`}>
      <MonthCalendar
        month={month}
        today={today}
        chosen={day}
        counts={monthShown.isMissing ? null : countsByDay(interviews)}
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
  const shown = withHeld(shownInterviews(interviews, day, today), held);
  const list = (
    <UpcomingInterviews
      interviews={shown}
      day={day}
      editing={editing}
      newDay={day && day >= today ? day : null}
      isEditedGone={isGone}
      monthOfDay={monthOfDay}
      onCancel={ask}
      onClear={() => choose(null)}
    />
  );
  return (
    <>
      <CalendarAndList calendar={calendar} list={list} listLabel={t`Interviews`} view={view} onView={setView} />
      {question}
    </>
  );
}

interface UpcomingInterviewsProps {
  interviews: readonly InterviewEntryFragment[];
  day: string | null;
  editing: ReturnType<typeof useOneEdited<TypedInterview>>;
  newDay: string | null;
  isEditedGone: boolean;
  monthOfDay: OldMonth<unknown>;
  onCancel: (interview: InterviewEntryFragment) => void;
  onClear: () => void;
}

function UpcomingInterviews({
  interviews,
  day,
  editing,
  newDay,
  isEditedGone,
  monthOfDay,
  onCancel,
  onClear,
}: UpcomingInterviewsProps) {
  const { edited, edit, question, kept } = editing;
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    // The button goes.
    heading.current?.focus();
    onClear();
  };
  return (
    <Panel label={t`Upcoming Interviews`}>
      <Cluster justify="space-between">
        <h2 ref={heading} tabIndex={-1}>
          {t`Upcoming Interviews`}
        </h2>
        <Cluster>
          {day && (
            <Button type="link" icon={<Icon name="close" />} onClick={clear}>
              {t`Clear filter`}
            </Button>
          )}
          <Button icon={<Icon name="plus" />} onClick={() => edit(newInterviewId)}>
            {t`Add interview`}
          </Button>
        </Cluster>
      </Cluster>
      <InterviewList
        interviews={interviews}
        editedId={edited}
        onEdit={edit}
        newDay={newDay}
        isEditedGone={isEditedGone}
        kept={kept}
        onCancel={onCancel}
      />
      {question}
      <MissingMonth month={monthOfDay} />
      {interviews.length === 0 && edited === null && !monthOfDay.isMissing && (
        <EmptyState title={day ? t`No interviews scheduled for ${longDate(day)}` : t`No upcoming interviews`}>
          {t`Schedule one from the profile of an approved applicant.`}
        </EmptyState>
      )}
    </Panel>
  );
}
