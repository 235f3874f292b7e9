import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './placeholders.module.css';

/** Placeholder of the whole section. */
export const AnnouncementsSectionPlaceholder = () => (
  <div className={styles.barred}>
    <AnnouncementsPlaceholder />
  </div>
);

/** As many grey cards as announcements fit on a page. */
export const AnnouncementsPlaceholder = () => (
  <Placeholder label={<Trans>Loading announcements</Trans>} className={styles.announcements} count={6} />
);

/** As many grey rows as questions fit on a page; phones hide the second half. */
export const FaqsPlaceholder = () => (
  <Placeholder label={<Trans>Loading questions</Trans>} className={styles.faqs} count={10} />
);

interface PlaceholderProps {
  label: ReactNode;
  className: string | undefined;
  count: number;
}

const Placeholder = ({ label, className, count }: PlaceholderProps) => (
  <output className={className}>
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: count }, (_, index) => (
      <span key={index} aria-hidden>
        <Skeleton width="60%" height={18} />
      </span>
    ))}
  </output>
);
