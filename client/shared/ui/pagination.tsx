import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { cx } from '../lib/cx.ts';
import { usePageAddress } from '../lib/page-address.ts';
import { pageSteps } from '../lib/page-steps.ts';
import { Icon } from './icon.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
  label?: string;
}

/** Pages as real links: they open in tabs, survive a reload and the back button. */
export function Pagination({ page, pageSize, total, label }: PaginationProps) {
  const { t } = useLingui();
  const addressOf = usePageAddress('page');
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  return (
    <nav className={styles.pagination} aria-label={label ?? t`Pages`}>
      {page > 1 && (
        <Link className={styles.step} to={addressOf(page - 1)} rel="prev">
          <Icon name="chevronLeft" label={t`Previous page`} />
        </Link>
      )}
      {pageSteps(page, last).map((step, index) =>
        step === null ? (
          <span key={`gap-${index}`} className={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={step}
            className={cx(styles.step, step === page && styles.current)}
            to={addressOf(step)}
            aria-label={t`Page ${step}`}
            aria-current={step === page ? 'page' : undefined}
          >
            {step}
          </Link>
        ),
      )}
      {page < last && (
        <Link className={styles.step} to={addressOf(page + 1)} rel="next">
          <Icon name="chevronRight" label={t`Next page`} />
        </Link>
      )}
    </nav>
  );
}
