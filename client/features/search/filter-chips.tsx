import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';
import styles from './filter-chips.module.css';
import { addressOf, chipsOf, noCriteria, type SearchCriteria } from './search-criteria.ts';

const linkTo = (criteria: SearchCriteria) => ({ search: addressOf(criteria).toString() });

/** The active criteria; each × is a link to the search without it. */
export function FilterChips({ criteria }: { criteria: SearchCriteria }) {
  const chips = chipsOf(criteria);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Link className={styles.chip} to={linkTo(without)} aria-label={`Remove ${text}`}>
            <span className={styles.text}>{text}</span>
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li><Link className={styles.clear} to={linkTo(noCriteria)}>Clear all</Link></li>
    </ul>
  );
}
