import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import styles from './badge.module.css';
import { Icon, type IconName } from './icon.tsx';

interface BadgeProps {
  tone?: 'quiet' | 'neem' | 'marigold' | 'brick' | 'indigo';
  icon?: IconName;
  children: ReactNode;
}

export function Badge({ tone = 'quiet', icon, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

export const UrgentBadge = () => (
  <Badge tone="marigold" icon="flash">
    <Trans>Urgent</Trans>
  </Badge>
);
export const NewBadge = () => (
  <Badge tone="indigo">
    <Trans>New</Trans>
  </Badge>
);
export const AppliedBadge = () => (
  <Badge tone="neem" icon="check">
    <Trans>Applied</Trans>
  </Badge>
);

interface PillsProps {
  names: readonly string[];
  /** At most this many on a line, long ones truncated, then the number of the rest. */
  most?: number;
  label: string;
}

export function Pills({ names, most, label }: PillsProps) {
  const left = names.length - (most ?? names.length);
  return (
    <ul className={cx(styles.pills, most !== undefined && styles.oneLine)} aria-label={label}>
      {names.slice(0, most).map((name) => (
        <li key={name} className={styles.pill}>
          {name}
        </li>
      ))}
      {left > 0 && (
        <li className={styles.more}>
          <Trans>
            +{left}
            <span className="visually-hidden"> more</span>
          </Trans>
        </li>
      )}
    </ul>
  );
}
