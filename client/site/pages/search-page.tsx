import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { SearchBar } from '../search/search-bar.tsx';
import {
  addressOf,
  type CriteriaChange,
  criteriaOf,
  searchOf,
  hasSearched,
} from '../../shared/search/search-criteria.ts';
import { SearchLayout } from '../../shared/search/search-layout.tsx';
import { SearchResults } from '../search/search-results.tsx';
import { StartSearch } from '../search/start-search.tsx';
import { useAddress } from '../../shared/lib/address.ts';
import { jobPath } from '../../shared/lib/job-path.ts';
import { MeDocument } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { loginPath } from '../../shared/lib/return-to.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { PageColumn } from '../../shared/ui/layout.tsx';
import { ErrorState } from '../../shared/ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonCards } from '../../shared/ui/skeleton.tsx';
import { SearchJobsDocument } from './search-page-requests.ts';
import styles from './search-page.module.css';

const CARD_HEIGHT = 156;

export function SearchPage() {
  const { address, go } = useAddress();
  const criteria = criteriaOf(address);
  const isSearched = hasSearched(address);
  const { data, previousData, error, loading, refetch } = useQuery(SearchJobsDocument, {
    variables: searchOf(address),
  });
  const jobs = (data ?? (loading ? previousData : undefined))?.jobs;
  const role = useQuery(MeDocument).data?.me?.role;
  const pathOfJob = (id: string) => jobPath(id, role);

  const search = (change: CriteriaChange) => go((latest) => addressOf(change(criteriaOf(latest))));
  const count = jobs ? `${jobs.total.toLocaleString('en-IN')}${jobs.totalIsExact ? '' : '+'}` : '';
  const resultsHeading = jobs ? `${count} Job Result(s) Found` : error ? 'No answer' : 'Searching…';

  return (
    <PageColumn>
      <SearchHead isSignedIn={role !== undefined} address={address.toString()} />
      <SearchLayout
        bar={
          <SearchBar
            key={`${criteria.what}|${criteria.where}|${criteria.experience}`}
            criteria={criteria}
            onSearch={(wish) => search((latest) => ({ ...latest, ...wish }))}
          />
        }
        criteria={criteria}
        onChange={search}
        count={count}
        isWaiting={loading}
        summary={isSearched ? <h2>{resultsHeading}</h2> : <StartSearch />}
      >
        {jobs && <SearchResults jobs={jobs} isStale={loading} pathOfJob={pathOfJob} />}
        {!jobs && error && (
          <ErrorState title="Jobs could not be loaded." error={error} onRetry={() => void refetch()} />
        )}
        {!jobs && !error && <SkeletonCards count={5} height={CARD_HEIGHT} label="Loading jobs" />}
      </SearchLayout>
    </PageColumn>
  );
}

function SearchHead({ isSignedIn, address }: { isSignedIn: boolean; address: string }) {
  const here = address ? `${paths.jobSearch}?${address}` : paths.jobSearch;
  return (
    <header className={styles.head}>
      <PageTitle>Find Your Next Opportunity</PageTitle>
      <nav className={styles.links} aria-label="Ways on">
        <Link to={paths.home}>
          <Icon name="arrowLeft" size={16} /> Back to Home
        </Link>
        {isSignedIn ? <Link to={paths.applyForJobs}>Apply</Link> : <Link to={loginPath(here)}>Login to Apply</Link>}
      </nav>
    </header>
  );
}
