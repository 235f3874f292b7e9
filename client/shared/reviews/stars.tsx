import { Trans } from '@lingui/react/macro';
import { starCounts } from '../../../server/hiring/reviews/review.labels.ts';
import { cx } from '../lib/cx.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './stars.module.css';

/** The stars of an existing review. */
export const Stars = ({ count }: { count: number }) => (
  <span className={styles.stars}>
    <span className="visually-hidden">
      <Trans>{count} of 5 stars</Trans>
    </span>
    {starCounts.map((star) => (
      <span key={star} className={cx(styles.star, star <= count && styles.full)}>
        <Icon name="star" size={16} />
      </span>
    ))}
  </span>
);
