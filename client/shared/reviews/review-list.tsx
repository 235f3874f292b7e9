import type { ReactNode } from 'react';
import type { CompanyReviewPartsFragment } from '../../gql/graphql.ts';
import { cx } from '../lib/cx.ts';
import { Prose } from '../ui/prose.tsx';
import styles from './review-list.module.css';
import { Stars } from './stars.tsx';

/** Below a review: the report button, with the review's reference. */
export type RenderReport = (reference: string) => ReactNode;

interface ReviewListProps {
  reviews: readonly CompanyReviewPartsFragment[];
  renderReport: RenderReport;
}

export const ReviewList = ({ reviews, renderReport }: ReviewListProps) => (
  <ul className={styles.list}>
    {reviews.map(({ reference, rating, text, authorText, monthText }) => (
      <li key={reference} className={styles.review}>
        <p className={cx('quiet', styles.head)}>
          <Stars count={rating} /> {authorText} · {monthText}
        </p>
        {text && <Prose text={text} />}
        {text && renderReport(reference)}
      </li>
    ))}
  </ul>
);
