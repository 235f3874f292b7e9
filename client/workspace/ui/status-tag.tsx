import { applicationStatusLabels } from '../../../server/applications/application.labels.ts';
import { cx } from '../../shared/lib/cx.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import styles from './status-tag.module.css';

export type ApplicationStatus = keyof typeof applicationStatusLabels;

/** One colour and one icon for each status, the same for seeker and recruiter. */
export const statusLooks: Record<ApplicationStatus, { icon: IconName; colour: string }> = {
  NEW: { icon: 'send', colour: 'indigo' },
  IN_REVIEW: { icon: 'eye', colour: 'plum' },
  APPROVED: { icon: 'check', colour: 'neem' },
  ON_HOLD: { icon: 'pause', colour: 'amber' },
  REJECTED: { icon: 'crossCircle', colour: 'brick' },
  INTERVIEW_SCHEDULED: { icon: 'calendar', colour: 'lake' },
  OFFER_EXTENDED: { icon: 'mail', colour: 'moss' },
  HIRED: { icon: 'handshake', colour: 'hired' },
  WITHDRAWN: { icon: 'undo', colour: 'quiet' },
};

/** `text` replaces the label where the seeker's words differ ("Previous"). */
export function StatusTag({ status, text }: { status: ApplicationStatus; text?: string }) {
  const { icon, colour } = statusLooks[status];
  return (
    <span className={cx(styles.tag, styles[colour])}>
      <Icon name={icon} size={16} />
      {text ?? applicationStatusLabels[status]}
    </span>
  );
}
