import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './back-to-results.module.css';

/** What a result's link leaves in the history entry of the job: the search that it was found in. */
export const fromResults = ({ pathname, search }: { pathname: string; search: string }) => ({
  resultsOf: pathname + search,
});

function resultsAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('resultsOf' in state)) return null;
  return typeof state.resultsOf === 'string' ? state.resultsOf : null;
}

/** After a login from here the entry before is this job as a visitor saw it. */
const isAfterLogin = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAfterLogin' in state;

/** Back to the results that the job was found in, at the same place; without such results to all jobs. */
export function BackToResults({ allJobs = paths.jobSearch }: { allJobs?: string }) {
  const { t } = useLingui();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  // The server does not know the history; the first render here must say the same.
  const isHydrated = useIsHydrated();
  const results = isHydrated ? resultsAddress(state) : null;
  const goBack = (event: MouseEvent) => {
    if (results === null || isAfterLogin(state) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // The results are the entry before this one: going back keeps their place.
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={styles.back} to={results ?? allJobs} onClick={goBack}>
      <Icon name="arrowLeft" size={16} /> {results === null ? t`All jobs` : t`Back to results`}
    </Link>
  );
}
