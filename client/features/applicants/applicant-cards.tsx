import type { ApplicantRowFragment } from '../../gql/graphql.ts';
import { cx } from '../../lib/cx.ts';
import { useNow } from '../../lib/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Initials } from '../../ui/initials.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import styles from './applicant-cards.module.css';
import { dayText } from './applied-day.ts';

interface ApplicantCardsProps {
  applications: readonly ApplicantRowFragment[];
  /** The one that is open beside. */
  openId: string | null;
  /** In a list across jobs each card says which job it is for. */
  showsJob: boolean;
  onOpen: (id: string) => void;
}

/** Who applied, newest first. */
export function ApplicantCards({ applications, openId, showsJob, onOpen }: ApplicantCardsProps) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {applications.map(({ id, status, movedAt, applicant: { name, email, program }, job }) => (
        <li key={id} className={cx(styles.card, id === openId && styles.open)}>
          <Initials name={name} shape="person" size={40} />
          <div className={styles.who}>
            <h2 id={`applicant-${id}`}>{name}</h2>
            <p className={styles.quiet}>{email}</p>
            {program && <p className={styles.quiet}>{program}</p>}
            {showsJob && <p className={styles.job}>{job.title}</p>}
          </div>
          <div className={styles.state}>
            <StatusTag status={status} />
            <Badge icon="clock">{dayText(movedAt, now)}</Badge>
            <Button className={styles.view} aria-describedby={`applicant-${id}`} aria-current={id === openId ? 'true' : undefined} onClick={() => onOpen(id)}>View Profile</Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
