import { useLingui } from '@lingui/react/macro';
import { cx } from '../../shared/lib/cx.ts';
import { pageSteps } from '../../shared/lib/page-steps.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import look from '../../shared/ui/pagination.module.css';
import styles from './page-buttons.module.css';

interface PageButtonsProps {
  page: number;
  pageSize: number;
  total: number;
  label: string;
  onChange: (page: number) => void;
}

/** Pages of a list within a page, which has no address of its own. */
export function PageButtons({ page, pageSize, total, label, onChange }: PageButtonsProps) {
  const { t } = useLingui();
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  // The ends stay in their place, so that nothing moves under the finger.
  return (
    <nav className={cx(look.pagination, styles.pages)} aria-label={label}>
      <button
        type="button"
        className={cx(look.step, styles.button)}
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      >
        <Icon name="chevronLeft" label={t`Previous page`} />
      </button>
      {pageSteps(page, last).map((step, index) =>
        step === null ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={step}
            type="button"
            className={cx(look.step, styles.button, step === page && look.current)}
            aria-label={t`Page ${step}`}
            aria-current={step === page ? 'page' : undefined}
            onClick={() => onChange(step)}
          >
            {step}
          </button>
        ),
      )}
      <button
        type="button"
        className={cx(look.step, styles.button)}
        disabled={page === last}
        onClick={() => onChange(page + 1)}
      >
        <Icon name="chevronRight" label={t`Next page`} />
      </button>
    </nav>
  );
}
