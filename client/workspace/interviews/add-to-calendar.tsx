import { t } from '@lingui/core/macro';
import { DownloadLink } from '../../shared/ui/download-link.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './add-to-calendar.module.css';

/** A file for the calendar app; downloading it again after a change replaces the entry. */
export const AddToCalendar = ({ url, title }: { url: string; title: string }) => (
  <DownloadLink className={styles.link} url={url} name="interview.ics" aria-label={t`Add to calendar: ${title}`}>
    <Icon name="download" size={16} /> {t`Add to calendar`}
  </DownloadLink>
);
