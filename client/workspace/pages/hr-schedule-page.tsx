import { t } from '@lingui/core/macro';
import { AddInterviewButton, InterviewList } from '../interviews/interview-list.tsx';
import { InterviewsDocument } from '../interviews/interview-documents.ts';
import { Schedule } from '../interviews/schedule.tsx';
import type { InterviewEntryFragment } from '../../gql/graphql.ts';
import { indianDay } from '../../../server/core/india.rules.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { useNow } from '../lib/use-now.ts';
import { useOneEdited } from '../forms/one-edited.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { useLiveInterviews } from './live-interviews.ts';

/** /hire/schedule: the recruiter's interviews, as a calendar and a list; the chosen day is in the address. */
export function HrSchedulePage() {
  const { interviews, error, readAgain } = useLiveInterviews();
  return (
    <Stack gap={20}>
      <PageTitle>{t`Schedule`}</PageTitle>
      {interviews ? (
        <RecruiterSchedule usual={interviews} />
      ) : error ? (
        <ErrorState title={t`Your interviews could not be loaded.`} error={error} onRetry={readAgain} />
      ) : (
        <SkeletonCards label={t`Loading the schedule`} height={460} />
      )}
    </Stack>
  );
}

function RecruiterSchedule({ usual }: { usual: readonly InterviewEntryFragment[] }) {
  const today = indianDay(useNow());
  const editing = useOneEdited();
  const heading = (day: string | null) =>
    day && day < today ? t`Interviews on ${longDate(day)}` : t`Upcoming Interviews`;
  return (
    <>
      <Schedule
        document={InterviewsDocument}
        usual={usual}
        labels={{ calendar: t`Calendar of interviews`, list: heading, listTab: t`Interviews` }}
        heading={heading}
        tools={<AddInterviewButton editing={editing} />}
        renderList={(interviews, day) =>
          (interviews.length > 0 || editing.edited) && (
            <InterviewList interviews={interviews} editing={editing} newDay={day && day >= today ? day : null} />
          )
        }
        renderEmpty={(day) => (
          <EmptyState title={day ? t`No interviews scheduled for ${longDate(day)}` : t`No upcoming interviews`}>
            {(!day || day >= today) && t`Schedule one from the profile of an approved applicant.`}
          </EmptyState>
        )}
      />
      {editing.question}
    </>
  );
}
