import { useState } from 'react';
import type { CompanyReviewsJobFragment } from '../../gql/graphql.ts';
import { Button } from '../ui/button.tsx';
import { AllReviewsDialog } from './all-reviews-dialog.tsx';
import styles from './company-reviews.module.css';
import { ReviewList } from './review-list.tsx';

/** Below a job: what others say of its company. Nothing while there is no review. */
export function CompanyReviews({ job: { id, company } }: { job: CompanyReviewsJobFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, rating, reviewCount, reviews } = company;
  if (rating === null) return null;
  const hasMore = reviewCount > reviews.items.length;
  return (
    <section className={styles.reviews} aria-labelledby="company-reviews">
      <h2 id="company-reviews">Reviews of {name}</h2>
      <p className={styles.mean}>
        {rating.toFixed(1)} of 5 from {reviewCount} {reviewCount === 1 ? 'review' : 'reviews'} by people who applied
      </p>
      <ReviewList reviews={reviews.items} />
      {hasMore && <Button onClick={() => setIsOpen(true)}>All {reviewCount} reviews</Button>}
      {isOpen && (
        <AllReviewsDialog jobId={id} companyName={name} reviewCount={reviewCount} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}
