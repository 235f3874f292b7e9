import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths.ts';
import { addressOf, noCriteria } from '../../shared/search/search-criteria.ts';
import styles from './start-search.module.css';

const ideas = ['Developer', 'Accountant', 'Nurse', 'Driver', 'Manager'];

/** Words to begin with; each is a search. */
export function SearchIdeas({ label }: { label: string }) {
  return (
    <p className={styles.ideas}>
      {label}{' '}
      {ideas.map((what) => (
        <Link
          key={what}
          className={styles.idea}
          to={{ pathname: paths.jobSearch, search: addressOf({ ...noCriteria, what }).toString() }}
        >
          {what}
        </Link>
      ))}
    </p>
  );
}

/** PUB-11, OP-102: before the first search. The newest jobs stand below it, so the page is never empty. */
export function StartSearch() {
  return (
    <div>
      <h2>Start your job search</h2>
      <SearchIdeas label="Newest jobs first. Popular:" />
    </div>
  );
}
