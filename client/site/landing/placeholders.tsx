import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './placeholders.module.css';

/** The whole section before it is there. */
export const AnnouncementsSectionPlaceholder = () => (
  <div className={styles.barred}>
    <AnnouncementsPlaceholder />
  </div>
);

/** As many grey cards as announcements stand on a page. */
export const AnnouncementsPlaceholder = () => (
  <Placeholder label="Loading announcements" className={styles.announcements} count={6} />
);

/** As many grey rows as questions stand on a page; phones hide the second half. */
export const FaqsPlaceholder = () => <Placeholder label="Loading questions" className={styles.faqs} count={10} />;

const Placeholder = ({ label, className, count }: { label: string; className: string | undefined; count: number }) => (
  <output className={className}>
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: count }, (_, index) => (
      <span key={index} aria-hidden>
        <Skeleton width="60%" height={18} />
      </span>
    ))}
  </output>
);
