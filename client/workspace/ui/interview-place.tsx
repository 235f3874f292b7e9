import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { interviewModeLabels, type InterviewMode } from '../../../server/hiring/interviews/interview.labels.ts';
import { groupedPhone } from '../../shared/lib/phone.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import styles from './interview-place.module.css';

interface InterviewPlaceProps {
  side: 'seeker' | 'recruiter';
  place: { readonly mode: InterviewMode; readonly location?: string | null } | null | undefined;
  /** The applicant's number: null if they gave none, undefined without an application. */
  phone: string | null | undefined;
}

const icons: Record<InterviewMode, IconName> = { IN_PERSON: 'pin', PHONE: 'phone', VIDEO: 'video' };

/** The place of an interview, worded for the reader. */
export function InterviewPlace({ side, place, phone }: InterviewPlaceProps) {
  if (!place) return <p className="quiet small">{t`The recruiter hasn't set a place yet.`}</p>;
  const { mode, location } = place;
  const label = interviewModeLabels[mode]();
  return (
    <p className={styles.place}>
      <Icon name={icons[mode]} size={16} />
      {mode === 'IN_PERSON' && (
        <span>
          <span className="visually-hidden">{label}: </span>
          <span className={styles.address}>{location}</span>
        </span>
      )}
      {mode === 'VIDEO' && (
        <span>
          {label}: <VideoLink href={location ?? ''} />
        </span>
      )}
      {mode === 'PHONE' && <span>{side === 'seeker' ? <TheyCall phone={phone} /> : <YouCall phone={phone} />}</span>}
    </p>
  );
}

/** With its host, so that everybody sees where it leads. */
const VideoLink = ({ href }: { href: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer nofollow">
    {href.replace(/^https:\/\//, '')}
  </a>
);

function TheyCall({ phone }: Pick<InterviewPlaceProps, 'phone'>): ReactNode {
  if (phone) return t`They call you on ${groupedPhone(phone)}.`;
  return (
    <Trans>
      They call you. Please add your number to <Link to={paths.profile}>your profile</Link>.
    </Trans>
  );
}

function YouCall({ phone }: Pick<InterviewPlaceProps, 'phone'>): ReactNode {
  if (!phone) return phone === null ? t`You call. The applicant gave no number.` : t`You call.`;
  return (
    <Trans>
      You call <a href={`tel:${phone}`}>{groupedPhone(phone)}</a>.
    </Trans>
  );
}
