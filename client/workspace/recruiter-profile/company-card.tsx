import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { CompanyReviewPartsFragment, HrProfileFieldsFragment } from '../../gql/graphql.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Rating } from '../../shared/search/job-card.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { SizedPagination } from '../ui/sized-pagination.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { CompanyPanel, LeaveCompany } from './company-standing.tsx';
import { OwnCompanyReviewsDocument } from './hr-profile-documents.ts';

const REVIEWS_ON_A_PAGE = 3;
/** Height of a company name of one or two lines, in px, with its part of the pages below. */
const REVIEW_HEIGHT = 92;
const PHONE_REVIEW_HEIGHT = 120;

type Company = NonNullable<HrProfileFieldsFragment['companyDetails']>;

interface CompanyCardProps {
  company: Company;
  /** Until it is verified. */
  jobsWait: boolean;
  /** The page renders the reviews, as it does below a job. */
  renderReviews: (reviews: readonly CompanyReviewPartsFragment[]) => ReactNode;
}

/** The company as seekers see it on its jobs: initials, rating and reviews. */
export function CompanyCard({ company, jobsWait, renderReviews }: CompanyCardProps) {
  const { name, rating, reviewCount, verified } = company;
  return (
    <CompanyPanel
      name={name}
      facts={
        <>
          {rating !== null && <Rating rating={rating} reviewCount={reviewCount} />}{' '}
          {verified && (
            <span>
              <Icon name="shield" size={16} /> {t`Verified company`}
            </span>
          )}
        </>
      }
    >
      {!verified && <p className="quiet">{notVerifiedText(jobsWait)}</p>}
      {rating === null ? (
        <p className="quiet">{t`No reviews yet. Those who applied may review your company once you have decided.`}</p>
      ) : (
        <>
          <h3>{t`Reviews by people who applied`}</h3>
          <Reviews key={company.id} reviewCount={reviewCount} renderReviews={renderReviews} />
        </>
      )}
      <LeaveCompany company={company} />
    </CompanyPanel>
  );
}

const notVerifiedText = (jobsWait: boolean) =>
  jobsWait ? (
    <Trans>Not verified yet: your jobs stay hidden. Ask us in the chat to verify it.</Trans>
  ) : (
    <Trans>
      Not verified yet: seekers read “New employer”, and only a few of your jobs may be open at once. Ask us in the chat
      to verify it.
    </Trans>
  );

function Reviews({ reviewCount, renderReviews }: { reviewCount: number } & Pick<CompanyCardProps, 'renderReviews'>) {
  const [page, setPage] = useState(1);
  const {
    data: current,
    previousData,
    error,
    refetch,
  } = useQuery(OwnCompanyReviewsDocument, { variables: { page, pageSize: REVIEWS_ON_A_PAGE } });
  const isMobile = useMediaQuery(mobileQuery);
  const reviews = (current ?? previousData)?.hrProfile.companyDetails?.reviews.items;
  if (error && !current)
    return <ErrorState title={t`The reviews could not be loaded.`} error={error} onRetry={() => void refetch()} />;
  if (!reviews)
    return (
      <SkeletonBlock
        label={t`Loading reviews`}
        height={Math.min(reviewCount, REVIEWS_ON_A_PAGE) * (isMobile ? PHONE_REVIEW_HEIGHT : REVIEW_HEIGHT)}
      />
    );
  return (
    <>
      {renderReviews(reviews)}
      <SizedPagination page={page} pageSize={REVIEWS_ON_A_PAGE} total={reviewCount} onChange={setPage} />
    </>
  );
}
