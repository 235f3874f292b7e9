import type { CompanyReviewPartsFragment } from '../../gql/graphql.ts';
import { Prose } from '../ui/prose.tsx';
import styles from './review-list.module.css';
import { Stars } from './stars.tsx';

/** Reviews have no id (it would reveal when they were written): their place is their key. */
export const ReviewList = ({ reviews }: { reviews: readonly CompanyReviewPartsFragment[] }) => (
  <ul className={styles.list}>
    {reviews.map(({ rating, text, authorText, monthText }, index) => (
      <li key={index} className={styles.review}>
        <p className={styles.head}>
          <Stars count={rating} /> {authorText} · {monthText}
        </p>
        {text && <Prose text={text} />}
      </li>
    ))}
  </ul>
);
