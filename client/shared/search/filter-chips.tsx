import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './filter-chips.module.css';
import { Icon } from '../ui/icon.tsx';

interface FilterChipsProps {
  /** An active filter, and the address of the list without it. */
  chips: { text: string; without: LinkProps['to'] }[];
  /** The address of the unfiltered list. */
  all: LinkProps['to'];
  /** The scroll position stays. */
  preventScrollReset?: boolean;
}

/** The active filters of a list; each × links to the list without it. Renders nothing without filters. */
export function FilterChips({ chips, all, preventScrollReset = false }: FilterChipsProps) {
  const { t } = useLingui();
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Active filters`}>
      {chips.map(({ text, without }) => (
        <li key={JSON.stringify(without)}>
          <Link
            className={styles.chip}
            to={without}
            preventScrollReset={preventScrollReset}
            aria-label={t`Remove ${text}`}
          >
            <span className={styles.text}>{text}</span>
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to={all} preventScrollReset={preventScrollReset}>
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}
