import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './back-to-results.module.css';

/** The history state that a result's link sets for the job page: the search in which it was found. */
export const fromResults = ({ pathname, search }: { pathname: string; search: string }) => ({
  resultsOf: pathname + search,
});

function resultsAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('resultsOf' in state)) return null;
  return typeof state.resultsOf === 'string' ? state.resultsOf : null;
}

/** After a login from here, the previous history entry is this job as a visitor saw it. */
const isAfterLogin = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAfterLogin' in state;

/** Back to the results in which the job was found, at the same position; without results, to all jobs. */
export function BackToResults({ allJobs = paths.jobSearch }: { allJobs?: string }) {
  const { t } = useLingui();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  // The server does not know the history; the first render here must match it.
  const isHydrated = useIsHydrated();
  const results = isHydrated ? resultsAddress(state) : null;
  const goBack = (event: MouseEvent) => {
    if (results === null || isAfterLogin(state) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // The results are the previous history entry: going back keeps their scroll position.
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={styles.back} to={results ?? allJobs} onClick={goBack}>
      <Icon name="arrowLeft" size={16} /> {results === null ? t`All jobs` : t`Back to results`}
    </Link>
  );
}
