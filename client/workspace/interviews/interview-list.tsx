import { useFragment } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { interviewStatusLabels } from '../../../server/hiring/interviews/interview.labels.ts';
import { interviewStatusAt } from '../../../server/hiring/interviews/interview.rules.ts';
import { type InterviewEntryFragment, InterviewEntryFragmentDoc } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { useFocusAfter } from '../lib/focus-after.ts';
import { usePassingFocusOn } from '../lib/pass-focus-on.ts';
import { paths } from '../../shared/lib/paths.ts';
import { useNow } from '../lib/use-now.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { IconButton } from '../ui/buttons.tsx';
import { InterviewPlace } from '../ui/interview-place.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { OneEdited } from '../forms/one-edited.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CancelInterviewDialog } from './cancel-interview-dialog.tsx';
import { InterviewForm, newInterviewId } from './interview-form.tsx';
import styles from './interview-list.module.css';

interface InterviewListProps {
  interviews: readonly InterviewEntryFragment[];
  /** Owned by the page, because only one card may be edited at a time (HPROF-05). */
  editing: OneEdited;
  /** The default day of a new one. */
  newDay?: string | null;
}

/** Interviews with their actions: edit in place, cancel, open the applicant. */
export function InterviewList({ interviews, editing: { edited, edit }, newDay }: InterviewListProps) {
  const [asked, setAsked] = useState<InterviewEntryFragment | null>(null);
  const shown = useWithEdited(interviews, edited);
  return (
    <>
      <ul aria-label={t`Interviews`}>
        {edited === newInterviewId && (
          <li className={styles.row}>
            <InterviewForm day={newDay} onClose={() => edit(null)} />
          </li>
        )}
        {shown.map((interview) => (
          <InterviewItem
            key={interview.id}
            interview={interview}
            isEdited={interview.id === edited}
            onEdit={edit}
            onCancel={() => setAsked(interview)}
          />
        ))}
      </ul>
      {asked && <CancelInterviewDialog interview={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The interview whose form is open stays listed on any day, and first if another window cancelled it. */
function useWithEdited(interviews: readonly InterviewEntryFragment[], edited: string | null) {
  const { data, complete } = useFragment({
    fragment: InterviewEntryFragmentDoc,
    from: { __typename: 'Interview', id: edited ?? '' },
  });
  return complete && interviews.every(({ id }) => id !== edited) ? [data, ...interviews] : interviews;
}

export const AddInterviewButton = ({ editing: { edited, edit } }: Pick<InterviewListProps, 'editing'>) => (
  <Button
    ref={useFocusAfter<HTMLButtonElement>(edited === newInterviewId)}
    icon={<Icon name="plus" />}
    onClick={() => edit(newInterviewId)}
  >
    {t`Add interview`}
  </Button>
);

interface InterviewItemProps {
  interview: InterviewEntryFragment;
  isEdited: boolean;
  onEdit: (id: string | null) => void;
  onCancel: () => void;
}

function InterviewItem({ interview, isEdited, onEdit, onCancel }: InterviewItemProps) {
  const row = usePassingFocusOn<HTMLLIElement>();
  const editButton = useFocusAfter<HTMLButtonElement>(isEdited);
  const { id, title, slotText, candidate, date, application, calendarUrl, place } = interview;
  // The page may have been open since before the interview ended.
  const status = interviewStatusAt(interview.status, new Date(interview.endsAt), useNow());
  const isLive = status === 'SCHEDULED' || status === 'PENDING';
  if (isEdited)
    return (
      <li ref={row} className={styles.row}>
        <InterviewForm interview={interview} onClose={() => onEdit(null)} />
      </li>
    );
  return (
    <li ref={row} className={styles.row}>
      <div className={styles.what}>
        <p className={styles.title}>{title}</p>
        <p>{candidate}</p>
        <p className={styles.when}>
          <time dateTime={date}>{longDate(date)}</time>
          <span className="tabular">{slotText}</span>
          <Badge tone={isLive ? 'neem' : 'quiet'}>{interviewStatusLabels[status]()}</Badge>
        </p>
        {isLive && place && <InterviewPlace side="recruiter" place={place} phone={application?.applicant.phone} />}
        <p className={styles.links}>
          {application && (
            <Link to={`${paths.applications}?job=${application.job.id}&tab=approved&application=${application.id}`}>
              {t`View Profile`}
            </Link>
          )}
          {isLive && <AddToCalendar url={calendarUrl} title={title} />}
        </p>
      </div>
      {isLive && (
        <div className={styles.tools}>
          <IconButton ref={editButton} icon="edit" label={t`Edit ${title}`} onClick={() => onEdit(id)} />
          <IconButton icon="trash" label={t`Delete ${title}`} onClick={onCancel} />
        </div>
      )}
    </li>
  );
}
