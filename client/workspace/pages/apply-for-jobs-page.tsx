import { i18n } from '@lingui/core';
import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Tabs } from 'antd';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SavedJobs } from '../jobs/saved-jobs.tsx';
import { savedPageParameter } from '../jobs/saved-jobs-documents.ts';
import { ApplyForJobsDocument } from './apply-for-jobs-page-requests.ts';
import { SeekerJobCards } from '../jobs/seeker-job-cards.tsx';
import { fromResults } from '../../shared/search/back-to-results.tsx';
import { DidYouMean } from '../../shared/search/did-you-mean.tsx';
import {
  addressOf,
  criteriaOf,
  PAGE_SIZE,
  type SearchCriteria,
  searchOf,
} from '../../shared/search/search-criteria.ts';
import { useRetryFailed } from '../../shared/search/retry-failed.ts';
import { SearchLayout } from '../../shared/search/search-layout.tsx';
import { SeekerSearchBar } from '../jobs/seeker-search-bar.tsx';
import type { ApplyForJobsQuery } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { useAddress } from '../../shared/lib/address.ts';
import { useMe } from '../../shared/lib/me.ts';
import { paths } from '../../shared/lib/paths.ts';
import { loginPath } from '../../shared/lib/return-to.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { BeyondTheEnd } from '../../shared/ui/beyond-the-end.tsx';
import { KeptFocus, Stack } from '../../shared/ui/layout.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { LinkPagination } from '../ui/link-pagination.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import styles from './apply-for-jobs-page.module.css';

const CARD_HEIGHT = 156;
/** /apply-for-jobs, open to visitors (OP-051): search, tab and page live in the address. */
export function ApplyForJobsPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const viewer = useMe().data;
  const tab = address.get('tab') === 'saved' ? 'saved' : 'all';
  return (
    <div>
      <PageTitle className={styles.title}>{t`Apply for Jobs`}</PageTitle>
      <Tabs
        activeKey={tab}
        destroyOnHidden
        items={[
          { key: 'all', label: t`All jobs`, children: tab === 'all' && <AllJobs isSignedIn={Boolean(viewer?.me)} /> },
          { key: 'saved', label: t`Saved`, children: tab === 'saved' && <SavedTab /> },
        ]}
        onChange={(next) => void navigate({ search: withTab(address, next) })}
      />
    </div>
  );
}

function SavedTab() {
  const location = useLocation();
  const { data, error, refetch } = useMe();
  if (data?.me === null) return <SavedNeedsLogin />;
  if (data && data.me?.role !== 'JOBSEEKER')
    return (
      <EmptyState
        title={t`Saved jobs are for job seekers`}
        action={<LinkButton to={paths.applyForJobs}>{t`See all jobs`}</LinkButton>}
      />
    );
  if (data)
    return (
      <KeptFocus>
        <SavedJobs linkState={fromResults(location)} />
      </KeptFocus>
    );
  if (!error) return null;
  return <ErrorState title={t`Your saved jobs could not be loaded.`} error={error} onRetry={() => void refetch()} />;
}

/** The search stays in the address while the saved jobs are shown. */
function withTab(address: URLSearchParams, tab: string): string {
  const next = new URLSearchParams(address);
  if (tab === 'saved') next.set('tab', tab);
  else for (const name of ['tab', savedPageParameter]) next.delete(name);
  return next.toString();
}

function SavedNeedsLogin() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title={t`Log in to see your saved jobs`}
      action={
        <LinkButton type="primary" to={loginPath(pathname + search)}>
          {t`Login`}
        </LinkButton>
      }
    />
  );
}

function AllJobs({ isSignedIn }: { isSignedIn: boolean }) {
  const { address, go } = useAddress();
  const criteria = criteriaOf(address);
  const askAgain = useRetryFailed();
  const { data, previousData, error, loading } = useQuery(ApplyForJobsDocument, {
    variables: searchOf(address),
    fetchPolicy: 'cache-first',
  });
  const jobs = (data ?? (loading ? previousData : undefined))?.jobs;
  const search = (wanted: SearchCriteria) => go(addressOf(wanted));
  return (
    <SearchLayout
      bar={
        <SeekerSearchBar
          key={`${criteria.what}|${criteria.where}|${criteria.years}`}
          criteria={criteria}
          onSearch={(wish) => search({ ...criteria, ...wish })}
        />
      }
      criteria={criteria}
      onChange={search}
      found={jobs}
      isWaiting={loading}
      summary={
        <p className={cx('quiet tabular', styles.showing)}>{jobs ? showingText(jobs) : error ? '' : t`Searching…`}</p>
      }
    >
      {jobs && <FoundJobs criteria={criteria} jobs={jobs} isSignedIn={isSignedIn} isStale={loading} />}
      {!jobs && error && <ErrorState title={t`Jobs could not be loaded.`} error={error} onRetry={askAgain} />}
      {!jobs && !error && <SkeletonCards count={5} height={CARD_HEIGHT} label={t`Loading jobs`} />}
    </SearchLayout>
  );
}

type FoundJobsPage = ApplyForJobsQuery['jobs'];

const countText = ({ total, totalIsExact }: FoundJobsPage): string => `${i18n.number(total)}${totalIsExact ? '' : '+'}`;

/** JOBS-15. Hidden when there are no results: the empty state says so. */
function showingText(jobs: FoundJobsPage): string {
  if (jobs.items.length === 0) return '';
  const first = (jobs.page - 1) * PAGE_SIZE + 1;
  const last = first + jobs.items.length - 1;
  return t`Showing ${first} - ${last} of ${countText(jobs)} jobs based on your filter`;
}

interface FoundJobsProps {
  criteria: SearchCriteria;
  jobs: FoundJobsPage;
  isSignedIn: boolean;
  isStale: boolean;
}

function FoundJobs({ criteria, jobs, isSignedIn, isStale }: FoundJobsProps) {
  const linkState = fromResults(useLocation());
  if (jobs.items.length === 0 && jobs.total > 0) return <BeyondTheEnd last={Math.ceil(jobs.total / PAGE_SIZE)} />;
  if (jobs.items.length === 0) {
    return (
      <EmptyState title={t`No jobs found`} action={<LinkButton to={paths.applyForJobs}>{t`See all jobs`}</LinkButton>}>
        <DidYouMean criteria={criteria} />
        {t`Try adjusting your search or filters`}
      </EmptyState>
    );
  }
  return (
    <Stack gap={24} className={isStale ? 'stale' : undefined}>
      <SeekerJobCards jobs={jobs.items} isSignedIn={isSignedIn} linkState={linkState} />
      <LinkPagination page={jobs.page} pageSize={PAGE_SIZE} total={jobs.total} label={t`Pages of jobs`} />
    </Stack>
  );
}
