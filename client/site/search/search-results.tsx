import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { graphql } from '../../gql/gql.ts';
import type { SearchJobsQuery } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { DetailsLink, JobCard } from '../../shared/search/job-card.tsx';
import { BeyondTheEnd } from '../../shared/ui/beyond-the-end.tsx';
import { EmptyState } from '../../shared/ui/page-states.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { fromResults } from '../../shared/search/back-to-results.tsx';
import { DidYouMean } from '../../shared/search/did-you-mean.tsx';
import { addressOf, noCriteria, PAGE_SIZE, type SearchCriteria } from '../../shared/search/search-criteria.ts';
import styles from './search-results.module.css';

// The fields of shared/search/job-card.tsx. Fragments are available by name in every document.
graphql(/* GraphQL */ `
  fragment JobCardJob on Job {
    id
    title
    company {
      id
      name
      rating
      reviewCount
      verified
    }
    location
    salaryText
    experienceText
    workModeText
    typeText
    postedText
    skills
    isUrgent
    isNew
    applied
  }
`);

interface SearchResultsProps {
  criteria: SearchCriteria;
  jobs: SearchJobsQuery['jobs'];
  /** While the next answer loads the last one stays, dimmed, so that nothing jumps. */
  isStale: boolean;
  pathOfJob: (id: string) => string;
}

export function SearchResults({ criteria, jobs, isStale, pathOfJob }: SearchResultsProps) {
  const { t } = useLingui();
  if (jobs.items.length === 0 && jobs.total > 0) return <BeyondTheEnd last={Math.ceil(jobs.total / PAGE_SIZE)} />;
  if (jobs.items.length === 0) {
    return (
      <EmptyState
        title={t`No jobs found matching your criteria.`}
        action={<LinkButton to={{ search: addressOf(noCriteria).toString() }}>{t`See all jobs`}</LinkButton>}
      >
        <DidYouMean criteria={criteria} />
        <Trans>Try fewer filters, a shorter title or a city nearby.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className={cx(styles.results, isStale && styles.stale)} aria-busy={isStale}>
      <JobCards jobs={jobs.items} pathOfJob={pathOfJob} />
      <Pagination page={jobs.page} pageSize={PAGE_SIZE} total={jobs.total} label={t`Pages of results`} />
    </div>
  );
}

type JobCardsProps = { jobs: SearchJobsQuery['jobs']['items']; pathOfJob: (id: string) => string };

function JobCards({ jobs, pathOfJob }: JobCardsProps) {
  const linkState = fromResults(useLocation());
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            to={pathOfJob(job.id)}
            linkState={linkState}
            action={<DetailsLink to={pathOfJob(job.id)} state={linkState} />}
          />
        </li>
      ))}
    </ul>
  );
}
