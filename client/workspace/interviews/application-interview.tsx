import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { interviewStatusAt, slotTimes } from '../../../server/hiring/interviews/interview.rules.ts';
import type { ApplicationInterviewFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { useFocusAfter } from '../lib/focus-after.ts';
import { useNow } from '../lib/use-now.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { InterviewPlace } from '../ui/interview-place.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import styles from './application-interview.module.css';
import { ScheduleForm } from './schedule-form.tsx';

interface ApplicationInterviewProps {
  application: ApplicationInterviewFragment & { readonly viewerCan: { readonly scheduleInterview: boolean } };
  /** Replaces the form where interviews are not scheduled (HINT-01). */
  elsewhere?: ReactNode;
}

/** The interview of an application: its time, or the form to schedule it (HINT-01…09). */
export function ApplicationInterview({
  application: { id, applicant, interview, viewerCan },
  elsewhere,
}: ApplicationInterviewProps) {
  const now = useNow();
  const scheduled = useFocusAfter<HTMLDivElement>(!interview);
  if (interview) {
    // The page may have been open since before the interview ended.
    const isOver =
      interviewStatusAt(interview.status, slotTimes(interview.date, interview.slot).endsAt, now) === 'COMPLETED';
    const day = longDate(interview.date);
    return (
      <div ref={scheduled} tabIndex={-1} className={styles.scheduled}>
        {isOver ? <Badge icon="calendar">{t`Interview Completed`}</Badge> : <StatusTag status="INTERVIEW_SCHEDULED" />}
        <p>
          {isOver
            ? t`Interview held on ${day} at ${interview.slotText}`
            : t`Interview scheduled for ${day} at ${interview.slotText}`}
        </p>
        {interview.place && !isOver && (
          <InterviewPlace side="recruiter" place={interview.place} phone={applicant.phone} />
        )}
      </div>
    );
  }
  if (!viewerCan.scheduleInterview) return null;
  return elsewhere ?? <ScheduleForm applicationId={id} phone={applicant.phone} />;
}
