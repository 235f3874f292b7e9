import { notificationAge } from '../../shared/lib/dates.ts';
import { useNow } from '../lib/use-now.ts';

/** "Just now", "2 hours ago", a date; updated while the page is open. */
export const Age = ({ at, className }: { at: string; className?: string }) => (
  <time className={className} dateTime={at}>
    {notificationAge(at, useNow().getTime())}
  </time>
);
