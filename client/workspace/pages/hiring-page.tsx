import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Input } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HiringInsights } from '../analytics/hiring-insights.tsx';
import { useLiveApplications } from '../lib/live-applications.ts';
import { FirstJobDocument, JobListingsDocument } from '../hiring/hiring-documents.ts';
import { JobAnalytics } from '../hiring/job-analytics.tsx';
import { forgetJobLists } from '../hiring/job-lists-cache.ts';
import { JOBS_ON_A_PAGE, listingsOf } from './hiring-page-requests.ts';
import { JobListings } from '../hiring/job-listings.tsx';
import { FirstJob } from '../hiring/no-job.tsx';
import { useWhenDue } from '../hiring/use-when-due.ts';
import type { FirstJobQuery, JobListingsQuery } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { paths } from '../../shared/lib/paths.ts';
import { useShownAnswer } from '../lib/shown-answer.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { useOnReturn } from '../lib/use-on-return.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { Columns } from '../ui/columns.tsx';
import { EmptyState, Loaded } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { SizedPagination } from '../ui/sized-pagination.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import styles from './hiring-page.module.css';

const columns = 'minmax(0, 1fr) 240px';
const CARD_HEIGHT = 109;
const PHONE_CARD_HEIGHT = 172;
const TYPING_PAUSE_IN_MS = 250;

/** The search and the page are in the address. */
function usePlace() {
  const [parameters, setParameters] = useSearchParams();
  const listed = listingsOf(parameters);
  const addressOf = (search: string | null, page: number) => ({
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  });
  return {
    listed,
    openPage: (page: number, options?: { replace: boolean }) => setParameters(addressOf(listed.search, page), options),
    changeSearch: (text: string) => setParameters(addressOf(text, 1), { replace: true }),
  };
}

/** /hire/hiring: the recruiter's jobs, searchable, with the number of applications. */
export function HiringPage() {
  const { listed, openPage, changeSearch } = usePlace();
  const query = useQuery(JobListingsDocument, { variables: listed });
  const { error, refetch } = query;
  const { shown: data, isStale } = useShownAnswer(query, listed);
  const isMobile = useMediaQuery(mobileQuery);
  const { cache } = useApolloClient();
  useLiveApplications(() => forgetJobLists(cache));
  const readAgain = () =>
    void refetch().catch((failure: unknown) => console.info('The jobs could not be read again', failure));
  useOnReturn(readAgain);
  useWhenDue(data?.hrJobs.items ?? [], readAgain);
  const searchBox = useRef<HTMLElement>(null);
  const clearSearch = () => {
    changeSearch('');
    searchBox.current?.querySelector('input')?.focus();
  };

  if (data?.hrAnalytics.totalJobs === 0) return <FirstRun figures={data.hrAnalytics} />;
  return (
    <Stack gap={20}>
      <Cluster justify="space-between">
        <PageTitle>{t`Job Listings`}</PageTitle>
        <LinkButton to={paths.postJob} type="primary" icon={<Icon name="plus" />}>
          {t`Post Job`}
        </LinkButton>
      </Cluster>
      <Columns template={columns}>
        <Stack>
          <JobSearch box={searchBox} search={listed.search ?? ''} onSearch={changeSearch} />
          <Loaded
            query={{ data, error, refetch }}
            loading={t`Loading jobs`}
            failed={t`Your jobs could not be loaded.`}
            height={isMobile ? PHONE_CARD_HEIGHT : CARD_HEIGHT}
            cards={JOBS_ON_A_PAGE}
          >
            {({ hrJobs }) => (
              <Listings
                jobs={hrJobs}
                page={listed.page}
                isStale={isStale}
                onOpenPage={openPage}
                onClearSearch={clearSearch}
              />
            )}
          </Loaded>
        </Stack>
        {data ? (
          <JobAnalytics {...data.hrAnalytics} />
        ) : (
          !error && <SkeletonCards label={t`Loading the figures`} height={isMobile ? 180 : 276} />
        )}
      </Columns>
      {data && <HiringInsights />}
    </Stack>
  );
}

function FirstRun({ figures }: { figures: JobListingsQuery['hrAnalytics'] }) {
  const { data } = useQuery(FirstJobDocument);
  return (
    <Stack gap={20}>
      <PageTitle>{t`Job Listings`}</PageTitle>
      <Columns template={columns}>
        <FirstJob>{whereItIsSeen(data?.hrProfile)}</FirstJob>
        <JobAnalytics {...figures} />
      </Columns>
    </Stack>
  );
}

function whereItIsSeen(profile?: FirstJobQuery['hrProfile']): string {
  if (profile?.membership === 'ASKED' || profile?.membership === 'DECLINED')
    return t`It stays hidden until your company accepts you, then appears in the search.`;
  return profile?.jobsWaitForVerification
    ? t`It stays hidden until your company is verified, then appears in the search.`
    : t`It appears in the search right away. Applicants show up here with their resumes.`;
}

interface ListingsProps {
  jobs: JobListingsQuery['hrJobs'];
  page: number;
  isStale: boolean;
  onOpenPage: (page: number, options?: { replace: boolean }) => void;
  onClearSearch: () => void;
}

function Listings({ jobs: { items, total }, page, isStale, onOpenPage, onClearSearch }: ListingsProps) {
  const lastPage = Math.max(1, Math.ceil(total / JOBS_ON_A_PAGE));
  useEffect(() => {
    // The missing page leaves the history too: the back button would lead to it and be redirected again.
    if (page > lastPage && !isStale) onOpenPage(lastPage, { replace: true });
  });
  if (total === 0)
    return (
      <EmptyState
        title={t`No jobs found matching your search`}
        action={<Button onClick={onClearSearch}>{t`Clear search`}</Button>}
      />
    );
  return (
    <div className={cx(styles.listings, isStale && 'stale')} aria-busy={isStale}>
      <JobListings jobs={items} />
      <SizedPagination page={page} pageSize={JOBS_ON_A_PAGE} total={total} onChange={(next) => onOpenPage(next)} />
    </div>
  );
}

interface JobSearchProps {
  box: RefObject<HTMLElement | null>;
  search: string;
  onSearch: (text: string) => void;
}

/**
 * Searches while typing: the address is updated after a short pause, or at once on blur, so that it does not interrupt
 * the next action.
 */
function JobSearch({ box, search, onSearch }: JobSearchProps) {
  const [typed, setTyped] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  if (search !== lastSearch) {
    setLastSearch(search);
    // An outside change (Clear search, the back button), not what is being typed here.
    if (search !== typed.trim()) setTyped(search);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), TYPING_PAUSE_IN_MS);
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (typed.trim() !== search) onSearch(typed.trim());
  };
  return (
    <search ref={box}>
      <Input
        aria-label={t`Search jobs`}
        type="search"
        className={styles.search}
        prefix={<Icon name="search" />}
        placeholder={t`Search jobs...`}
        maxLength={100}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
    </search>
  );
}
