import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { cx } from '../lib/cx.ts';
import { pageSteps } from '../lib/page-steps.ts';
import { Icon } from './icon.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
  /** Query parameter that carries the page; the rest of the address stays. */
  parameter?: string;
  label?: string;
}

/** Pages as real links: they open in tabs, survive a reload and the back button. */
export function Pagination({ page, pageSize, total, parameter = 'page', label }: PaginationProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  const addressOf = (target: number) => {
    const parameters = new URLSearchParams(search);
    if (target === 1) parameters.delete(parameter);
    else parameters.set(parameter, String(target));
    return { pathname, search: parameters.toString() };
  };
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
