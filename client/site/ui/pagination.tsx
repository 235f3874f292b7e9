import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../shared/lib/cx.ts';
import { usePageAddress } from '../../shared/lib/page-address.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { pageSteps } from './page-steps.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
  label: string;
  /** For a list within a page, which has no address of its own. */
  onChange?: (page: number) => void;
}

/** Pages as real links, which open in tabs and survive a reload and the back button; with `onChange`, as buttons. */
export function Pagination({ page, pageSize, total, label, onChange }: PaginationProps) {
  const { t } = useLingui();
  const addressOf = usePageAddress('page');
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const stepTo = (to: number, name: string, content: ReactNode) => {
    const isThere = to >= 1 && to <= last;
    const look = {
      className: cx(styles.step, to === page && styles.current),
      'aria-label': name,
      'aria-current': to === page ? ('page' as const) : undefined,
    };
    // Previous and next keep their place, so that nothing moves under the finger.
    if (onChange)
      return (
        <button key={to} {...look} type="button" disabled={!isThere} onClick={() => onChange(to)}>
          {content}
        </button>
      );
    return (
      isThere && (
        <Link key={to} {...look} to={addressOf(to)}>
          {content}
        </Link>
      )
    );
  };
  return (
    <nav className={styles.pagination} aria-label={label}>
      {stepTo(page - 1, t`Previous page`, <Icon name="chevronLeft" />)}
      {pageSteps(page, last).map((step, index) =>
        step === null ? (
          <span key={`gap-${index}`} className={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          stepTo(step, t`Page ${step}`, step)
        ),
      )}
      {stepTo(page + 1, t`Next page`, <Icon name="chevronRight" />)}
    </nav>
  );
}
