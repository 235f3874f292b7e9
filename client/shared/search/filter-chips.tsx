import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './filter-chips.module.css';
import { Icon } from '../ui/icon.tsx';

interface FilterChipsProps {
  /** What narrows the list, and where it is shown without that. */
  chips: { text: string; without: LinkProps['to'] }[];
  /** The whole list. */
  all: LinkProps['to'];
  /** The reader stays where they are on the page. */
  preventScrollReset?: boolean;
}

/** The active filters of a list; each × is a link to the list without it. Nothing while there are none. */
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
