import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { interviewStatusLabels } from '../../../server/calendar/interview.labels.ts';
import { interviewStatusAt } from '../../../server/calendar/interview.rules.ts';
import type { InterviewEntryFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { useFormInPlace } from '../lib/form-in-place.ts';
import { usePassingFocusOn } from '../lib/pass-focus-on.ts';
import { paths } from '../../shared/lib/paths.ts';
import { useNow } from '../lib/use-now.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { DownloadLink } from '../../shared/ui/download-link.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { StoredTyping } from '../ui/one-edited.tsx';
import { InterviewAdder, InterviewEditor } from './interview-editor.tsx';
import type { TypedInterview } from './interview-draft.ts';
import styles from './interview-list.module.css';

/** `editedId` of the form for one that is not there yet. */
export const newInterviewId = 'new';

interface InterviewListProps {
  interviews: readonly InterviewEntryFragment[];
  /** The one being edited; the page keeps it, since only one card may be edited at a time (HPROF-05). */
  editedId: string | null;
  onEdit: (id: string | null) => void;
  /** On which a new one is proposed. */
  newDay?: string | null;
  /** The edited one was cancelled meanwhile. */
  isEditedGone: boolean;
  kept: StoredTyping<TypedInterview>;
  onCancel: (interview: InterviewEntryFragment) => void;
}

/** Interviews with what can be done to each: edit in place, cancel, see the applicant. */
export function InterviewList({
  interviews,
  editedId,
  onEdit,
  newDay,
  isEditedGone,
  kept,
  onCancel,
}: InterviewListProps) {
  if (interviews.length === 0 && editedId !== newInterviewId) return null;
  return (
    <ul className={styles.list} aria-label={t`Interviews`}>
      {editedId === newInterviewId && (
        <li className={styles.row}>
          <InterviewAdder day={newDay} kept={kept} onClose={() => onEdit(null)} />
        </li>
      )}
      {interviews.map((interview) => (
        <InterviewItem
          key={interview.id}
          interview={interview}
          isEdited={interview.id === editedId}
          isGone={isEditedGone}
          kept={kept}
          onEdit={onEdit}
          onCancel={onCancel}
        />
      ))}
    </ul>
  );
}

interface InterviewItemProps extends Pick<InterviewListProps, 'onEdit' | 'kept' | 'onCancel'> {
  interview: InterviewEntryFragment;
  isEdited: boolean;
  isGone: boolean;
}

function InterviewItem({ interview, isEdited, isGone, kept, onEdit, onCancel }: InterviewItemProps) {
  const row = usePassingFocusOn<HTMLLIElement>();
  const { buttonId, leave } = useFormInPlace(isEdited, () => onEdit(null));
  return (
    <li ref={row} className={styles.row}>
      {isEdited ? (
        <InterviewEditor interview={interview} isGone={isGone} kept={kept} onClose={leave} />
      ) : (
        <InterviewRow
          interview={interview}
          editButtonId={buttonId}
          onEdit={() => onEdit(interview.id)}
          onCancel={() => onCancel(interview)}
        />
      )}
    </li>
  );
}

interface InterviewRowProps {
  interview: InterviewEntryFragment;
  editButtonId: string;
  onEdit: () => void;
  onCancel: () => void;
}

function InterviewRow({ interview, editButtonId, onEdit, onCancel }: InterviewRowProps) {
  const { title, slotText, candidate, date, application, calendarUrl } = interview;
  // The page may be open since before it ended.
  const status = interviewStatusAt(interview.status, new Date(interview.endsAt), useNow());
  const isLive = status === 'SCHEDULED' || status === 'PENDING';
  return (
    <>
      <div className={styles.what}>
        <p className={styles.title}>{title}</p>
        <p>{candidate}</p>
        <p className={styles.when}>
          <time dateTime={date}>{longDate(date)}</time>
          <span className="tabular">{slotText}</span>
          <Badge tone={isLive ? 'neem' : 'quiet'}>{interviewStatusLabels[status]()}</Badge>
        </p>
        <p className={styles.links}>
          {application && (
            <Link to={`${paths.applications}?job=${application.job.id}&tab=approved&application=${application.id}`}>
              {t`View Profile`}
            </Link>
          )}
          {isLive && (
            <DownloadLink url={calendarUrl} name="interview.ics" aria-label={t`Add to calendar: ${title}`}>
              <Icon name="download" size={16} /> {t`Add to calendar`}
            </DownloadLink>
          )}
        </p>
      </div>
      {isLive && (
        <div className={styles.tools}>
          <IconButton id={editButtonId} icon="edit" label={t`Edit ${title}`} onClick={onEdit} />
          <IconButton icon="trash" label={t`Delete ${title}`} onClick={onCancel} />
        </div>
      )}
    </>
  );
}
