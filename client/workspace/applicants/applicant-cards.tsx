import { t } from '@lingui/core/macro';
import { Button, Checkbox, Tag } from 'antd';
import type { ApplicantRowFragment } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { useNow } from '../lib/use-now.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Initials } from '../../shared/ui/initials.tsx';
import { SkeletonBar, SkeletonCards } from '../ui/skeleton.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import styles from './applicant-cards.module.css';
import { dayText } from './applied-day.ts';
import type { Interviewed } from './schedule-offer.tsx';
import type { Selection } from './selection.ts';

/** Height of a card without a line for the job, in px. */
const CARD_HEIGHT = 103;
const PHONE_CARD_HEIGHT = 156;
const LINE_HEIGHT = 19;

interface ApplicantCardsProps {
  applications: readonly ApplicantRowFragment[];
  /** The applicant who is open next to the list. */
  openId: string | null;
  /** In a list of several jobs, each card names its job. */
  showsJob: boolean;
  onOpen: (id: string) => void;
  /** In the list of approved applicants, where interviews are scheduled. */
  onSchedule: ((application: Interviewed) => void) | undefined;
  selection: Selection;
}

/**
 * Not antd's Table or List: Table weighs 56 KiB and its cells do not stack into cards on a phone or next to a person;
 * List is deprecated. Shows the applicants, newest first.
 */
export function ApplicantCards({ applications, ...card }: ApplicantCardsProps) {
  const now = useNow();
  return (
    <ul className={cx(styles.list, card.openId !== null && styles.beside)}>
      {applications.map((application) => (
        <ApplicantCard key={application.id} application={application} now={now} {...card} />
      ))}
    </ul>
  );
}

/** As high as the toolbar and the cards that will replace it. */
export function LoadingApplicants({ count, showsJob }: { count: number; showsJob: boolean }) {
  const height = useMediaQuery(mobileQuery) ? PHONE_CARD_HEIGHT : CARD_HEIGHT;
  return (
    <>
      <SkeletonBar width="12rem" height={44} />
      <SkeletonCards count={count} height={height + (showsJob ? LINE_HEIGHT : 0)} label={t`Loading applications`} />
    </>
  );
}

function ApplicantCard({
  application,
  openId,
  showsJob,
  onOpen,
  onSchedule,
  selection,
  now,
}: Omit<ApplicantCardsProps, 'applications'> & { application: ApplicantRowFragment; now: Date }) {
  const {
    id,
    status,
    appliedAt,
    movedAt,
    applicant: { name, email, program },
    job,
    viewerCan,
  } = application;
  const isChosen = selection.chosen.has(id);
  return (
    <li className={cx(styles.card, id === openId && styles.open, isChosen && styles.chosen)}>
      <Checkbox className={styles.tick} checked={isChosen} onChange={() => selection.toggle(application)}>
        <span className="visually-hidden">{t`Select ${name}`}</span>
      </Checkbox>
      <Initials name={name} shape="person" size={40} />
      <div className={styles.who}>
        <h2 id={`applicant-${id}`}>{name}</h2>
        <p className={styles.quiet}>{email}</p>
        {program && <p className={styles.quiet}>{program}</p>}
        {showsJob && <p className={styles.job}>{job.title}</p>}
        {/* The date by which the list is sorted; the badge shows the date of the last move (OP-038). */}
        <p className={styles.quiet}>{t`Applied: ${dayText(appliedAt, now)}`}</p>
      </div>
      <div className={styles.state}>
        <StatusTag status={status} />
        <Tag icon={<Icon name="clock" size={14} />}>{dayText(movedAt, now)}</Tag>
        {onSchedule && viewerCan.scheduleInterview && (
          <Button
            className={styles.schedule}
            icon={<Icon name="calendar" />}
            aria-describedby={`applicant-${id}`}
            onClick={() => onSchedule(application)}
          >
            {t`Schedule interview`}
          </Button>
        )}
        <Button
          className={styles.view}
          aria-describedby={`applicant-${id}`}
          aria-current={id === openId ? 'true' : undefined}
          onClick={() => onOpen(id)}
        >
          {t`View Profile`}
        </Button>
      </div>
    </li>
  );
}
