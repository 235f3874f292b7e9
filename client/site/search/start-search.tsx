import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths.ts';
import { addressOf, noCriteria } from '../../shared/search/search-criteria.ts';
import styles from './start-search.module.css';

const ideas = [msg`Developer`, msg`Accountant`, msg`Nurse`, msg`Driver`, msg`Manager`];

/** Suggested searches to start with. */
export function SearchIdeas({ label }: { label: string }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.ideas}>
      {label}{' '}
      {ideas
        .map((idea) => i18n._(idea))
        .map((what) => (
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

/** PUB-11, OP-102: before the first search. The newest jobs are below it, so the page is never empty. */
export function StartSearch() {
  const { t } = useLingui();
  return (
    <div>
      <h2>
        <Trans>Start your job search</Trans>
      </h2>
      <SearchIdeas label={t`Newest jobs first. Popular:`} />
    </div>
  );
}
