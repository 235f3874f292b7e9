import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CompanyReviewsJobFragment } from '../../gql/graphql.ts';
import { meanText } from '../lib/mean.ts';
import { Button } from '../ui/button.tsx';
import { AllReviewsDialog } from './all-reviews-dialog.tsx';
import styles from './company-reviews.module.css';
import { type RenderReport, ReviewList } from './review-list.tsx';

/** Below a job: reviews of its company. Renders nothing without reviews. */
export function CompanyReviews({
  job: { id, company },
  renderReport,
}: {
  job: CompanyReviewsJobFragment;
  renderReport: RenderReport;
}) {
  const { i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { name, rating, reviewCount, reviews, viewerReview } = company;
  const renderReportOfOthers: RenderReport = (reference) =>
    reference !== viewerReview?.reference && renderReport(reference);
  if (rating === null) return null;
  const mean = meanText(rating, i18n.locale);
  const hasMore = reviewCount > reviews.items.length;
  return (
    <section className={styles.reviews} aria-labelledby="company-reviews">
      <h2 id="company-reviews" className="large">
        <Trans>Reviews of {name}</Trans>
      </h2>
      <p className="quiet">
        <Trans>
          {mean} of 5 from <Plural value={reviewCount} one="# review" other="# reviews" /> by people who applied
        </Trans>
      </p>
      <ReviewList reviews={reviews.items} renderReport={renderReportOfOthers} />
      {hasMore && (
        <Button onClick={() => setIsOpen(true)}>
          <Trans>All {reviewCount} reviews</Trans>
        </Button>
      )}
      {isOpen && (
        <AllReviewsDialog
          jobId={id}
          companyName={name}
          reviewCount={reviewCount}
          renderReport={renderReportOfOthers}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
