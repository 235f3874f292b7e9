import { applicationStatusLabels } from '../../../server/hiring/applications/application.labels.ts';
import { cx } from '../../shared/lib/cx.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import tones from '../../shared/ui/badge.module.css';
import styles from './status-tag.module.css';

export type ApplicationStatus = keyof typeof applicationStatusLabels;

interface StatusLook {
  icon: IconName;
  /** A class with the colours. */
  colour: string | undefined;
}

export const quietColour = tones.quiet;

/** One colour and icon for each status, the same for seekers and recruiters. */
export const statusLooks: Record<ApplicationStatus, StatusLook> = {
  NEW: { icon: 'send', colour: tones.indigo },
  IN_REVIEW: { icon: 'eye', colour: styles.plum },
  APPROVED: { icon: 'check', colour: tones.neem },
  ON_HOLD: { icon: 'pause', colour: styles.amber },
  REJECTED: { icon: 'crossCircle', colour: tones.brick },
  INTERVIEW_SCHEDULED: { icon: 'calendar', colour: styles.lake },
  OFFER_EXTENDED: { icon: 'mail', colour: styles.moss },
  HIRED: { icon: 'handshake', colour: styles.hired },
  WITHDRAWN: { icon: 'undo', colour: quietColour },
};

/** `text` replaces the label where the seeker's wording differs ("Previous"). */
export function StatusTag({ status, text }: { status: ApplicationStatus; text?: string }) {
  const { icon, colour } = statusLooks[status];
  return (
    <span className={cx(styles.tag, colour)}>
      <Icon name={icon} size={16} />
      {text ?? applicationStatusLabels[status]()}
    </span>
  );
}
