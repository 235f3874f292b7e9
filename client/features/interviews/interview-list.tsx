import { useState } from 'react';
import { Link } from 'react-router-dom';
import { interviewStatusLabels } from '../../../server/interviews/interview.labels.ts';
import type { InterviewEntryFragment } from '../../gql/graphql.ts';
import { longDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { CancelInterviewDialog } from './cancel-interview-dialog.tsx';
import { InterviewEditor } from './interview-editor.tsx';
import styles from './interview-list.module.css';

interface InterviewListProps {
  interviews: readonly InterviewEntryFragment[];
  /** The one being edited; the page keeps it, since only one card may be edited at a time (HPROF-05). */
  editedId: string | null;
  onEdit: (id: string | null) => void;
}

/** Interviews with what can be done to each: edit in place, cancel, see the applicant. */
export function InterviewList({ interviews, editedId, onEdit }: InterviewListProps) {
  return (
    <ul className={styles.list}>
      {interviews.map((interview) => (
        <li key={interview.id} className={styles.row}>
          {interview.id === editedId ? <InterviewEditor interview={interview} onClose={() => onEdit(null)} /> : <InterviewRow interview={interview} onEdit={() => onEdit(interview.id)} />}
        </li>
      ))}
    </ul>
  );
}

function InterviewRow({ interview, onEdit }: { interview: InterviewEntryFragment; onEdit: () => void }) {
  const [isCancelling, setIsCancelling] = useState(false);
  const { title, slotText, candidate, date, status, application } = interview;
  const isLive = status === 'SCHEDULED' || status === 'PENDING';
  return (
    <>
      <div className={styles.what}>
        <p className={styles.title}>{title}</p>
        <p>{candidate}</p>
        <p className={styles.when}>
          <time dateTime={date}>{longDate(date)}</time>
          <span className="tabular">{slotText}</span>
          <Badge tone={isLive ? 'neem' : 'quiet'}>{interviewStatusLabels[status]}</Badge>
        </p>
        {application && <Link to={`${paths.applications}?job=${application.job.id}&tab=approved&application=${application.id}`}>View Profile</Link>}
      </div>
      {isLive && (
        <div className={styles.tools}>
          <IconButton icon="edit" label={`Edit ${title}`} onClick={onEdit} />
          <IconButton icon="trash" label={`Delete ${title}`} onClick={() => setIsCancelling(true)} />
        </div>
      )}
      {isCancelling && <CancelInterviewDialog interview={interview} onClose={() => setIsCancelling(false)} />}
    </>
  );
}
