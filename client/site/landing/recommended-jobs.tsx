import { useLazyQuery } from '@apollo/client/react';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { RecommendedJobFragment } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldNote } from '../../shared/ui/field.tsx';
import type { IconName } from '../../shared/ui/icon.tsx';
import { DetailsLink, JobCard } from '../../shared/search/job-card.tsx';
import { KeptFocus } from '../../shared/ui/layout.tsx';
import styles from './recommended-jobs.module.css';

graphql(/* GraphQL */ `
  fragment RecommendedJob on Job {
    ...JobCardJob
    monthlySalaryText
    recommendationReason
    experienceLevelText
    applicationsReceived
  }
`);

const MoreRecommendedJobsDocument = graphql(/* GraphQL */ `
  query MoreRecommendedJobs {
    recommendedJobs(limit: 50) {
      ...RecommendedJob
    }
  }
`);

interface Fact {
  icon: IconName;
  text: string;
}

/** LAND-26, OP-078: phones show five, and five more on each press. */
const PHONE_STEP = 5;
/** The number that the page prefetched: as many as on desktop. */
const FIRST_LOAD = 9;

export function RecommendedJobs({
  jobs,
  pathOfJob,
}: {
  jobs: readonly RecommendedJobFragment[];
  pathOfJob: (id: string) => string;
}) {
  const { i18n } = useLingui();
  const isMobile = useMediaQuery(mobileQuery);
  const [shownOnPhone, setShownOnPhone] = useState(PHONE_STEP);
  const [loadMore, { data, error, loading }] = useLazyQuery(MoreRecommendedJobsDocument, {
    fetchPolicy: 'cache-first',
  });
  const all = [...jobs, ...(data?.recommendedJobs ?? []).filter(({ id }) => !jobs.some((job) => job.id === id))];
  const shown = isMobile ? all.slice(0, shownOnPhone) : jobs;
  const hasMore = shownOnPhone < all.length || (!data && jobs.length === FIRST_LOAD);
  const showMore = async () => {
    const next = shownOnPhone + PHONE_STEP;
    try {
      if (!data && next > jobs.length) await loadMore();
      setShownOnPhone(next);
    } catch (failure) {
      console.info('More jobs could not be read', failure);
    }
  };
  return (
    <KeptFocus>
      <ul className={styles.grid}>
        {shown.map((job) => (
          <li key={job.id}>
            <JobCard
              job={{ ...job, salaryText: job.monthlySalaryText }}
              to={pathOfJob(job.id)}
              headingLevel="h3"
              moreFacts={moreFactsOf(job, i18n)}
              action={<DetailsLink to={pathOfJob(job.id)} />}
            />
          </li>
        ))}
      </ul>
      {isMobile && hasMore && (
        <Button width="full" busy={loading} onClick={() => void showMore()}>
          <Trans>Show More Jobs</Trans>
        </Button>
      )}
      {error && <FieldNote error={errorText(error)} />}
    </KeptFocus>
  );
}

function moreFactsOf(
  { experienceLevelText, applicationsReceived, recommendationReason }: RecommendedJobFragment,
  words: I18n,
): Fact[] {
  const facts: Fact[] = [
    { icon: 'level', text: experienceLevelText },
    { icon: 'users', text: words._(applicantsText(applicationsReceived)) },
  ];
  return recommendationReason === null ? facts : [...facts, { icon: 'checkCircle', text: recommendationReason }];
}

const applicantsText = (count: number) =>
  msg`${plural(count, { 0: 'No applicants yet', one: '# applicant', other: '# applicants' })}`;
