import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { SearchBar } from '../search/search-bar.tsx';
import {
  addressOf,
  countText,
  criteriaOf,
  type SearchCriteria,
  searchOf,
  hasSearched,
} from '../../shared/search/search-criteria.ts';
import { useRetryFailed } from '../../shared/search/retry-failed.ts';
import { SearchLayout } from '../../shared/search/search-layout.tsx';
import { SearchResults } from '../search/search-results.tsx';
import { StartSearch } from '../search/start-search.tsx';
import { useAddress } from '../../shared/lib/address.ts';
import { jobPath } from '../../shared/lib/job-path.ts';
import { useMe } from '../../shared/lib/me.ts';
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
  const { t, i18n } = useLingui();
  const { address, go } = useAddress();
  const criteria = criteriaOf(address);
  const isSearched = hasSearched(address);
  const retryFailed = useRetryFailed();
  const { data, previousData, error, loading } = useQuery(SearchJobsDocument, {
    variables: searchOf(address),
    fetchPolicy: 'cache-first',
  });
  const jobs = (data ?? (loading ? previousData : undefined))?.jobs;
  const role = useMe().data?.me?.role;
  const pathOfJob = (id: string) => jobPath(id, role);

  const search = (wanted: SearchCriteria) => go(addressOf(wanted));
  const count = jobs && countText(jobs, i18n.locale);
  const resultsHeading = jobs ? t`${count} Job Result(s) Found` : error ? t`Couldn't load jobs` : t`Searching…`;

  return (
    <PageColumn>
      <SearchHead isSignedIn={role !== undefined} address={address.toString()} />
      <SearchLayout
        bar={
          <SearchBar
            key={`${criteria.what}|${criteria.where}|${criteria.experience}`}
            criteria={criteria}
            onSearch={(wish) => search({ ...criteria, ...wish })}
          />
        }
        criteria={criteria}
        onChange={search}
        found={jobs}
        isWaiting={loading}
        summary={isSearched ? <h2>{resultsHeading}</h2> : <StartSearch />}
      >
        {jobs && <SearchResults criteria={criteria} jobs={jobs} isStale={loading} pathOfJob={pathOfJob} />}
        {!jobs && error && <ErrorState title={t`Jobs could not be loaded.`} error={error} onRetry={retryFailed} />}
        {!jobs && !error && <SkeletonCards count={5} height={CARD_HEIGHT} label={t`Loading jobs`} />}
      </SearchLayout>
    </PageColumn>
  );
}

function SearchHead({ isSignedIn, address }: { isSignedIn: boolean; address: string }) {
  const { t } = useLingui();
  const here = address ? `${paths.jobSearch}?${address}` : paths.jobSearch;
  return (
    <header className={styles.head}>
      <PageTitle>{t`Find Your Next Opportunity`}</PageTitle>
      <nav className={styles.links} aria-label={t`Other pages`}>
        <Link to={paths.home}>
          <Icon name="arrowLeft" size={16} /> <Trans>Back to Home</Trans>
        </Link>
        {isSignedIn ? (
          <Link to={paths.applyForJobs}>{t`Apply`}</Link>
        ) : (
          <Link to={loginPath(here)}>{t`Login to Apply`}</Link>
        )}
      </nav>
    </header>
  );
}
