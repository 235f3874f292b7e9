import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { consentKindLabels } from '../../../server/users/user.labels.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { ErrorState } from '../ui/page-states.tsx';
import { TitledPanel } from '../ui/part.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { MyConsentsDocument } from './privacy-documents.ts';
import styles from './privacy.module.css';

/** What the person agreed to, in which version and when. */
export function ConsentList() {
  const { data, error, refetch } = useQuery(MyConsentsDocument, { fetchPolicy: 'cache-and-network' });
  const consents = data?.myConsents;
  const isSearchable = consents?.some(({ kind, withdrawnAt }) => kind === 'TALENT_SEARCH' && !withdrawnAt);
  return (
    <TitledPanel title={t`What you agreed to`}>
      {error && !data && (
        <ErrorState title={t`This list could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <SkeletonBlock label={t`Loading what you agreed to`} height={80} />}
      {consents?.length === 0 && <p className={styles.quiet}>{t`Nothing yet.`}</p>}
      {consents && consents.length > 0 && (
        <ul>
          {consents.map(({ id, kind, version, givenAt, withdrawnAt }) => (
            <li key={id} className={styles.item}>
              <p>{consentKindLabels[kind]()}</p>
              <p className={styles.quiet}>{t`Version ${version}, on ${longDateTime(givenAt)}`}</p>
              {withdrawnAt && <p className={styles.quiet}>{t`Withdrawn on ${longDateTime(withdrawnAt)}`}</p>}
            </li>
          ))}
        </ul>
      )}
      {isSearchable && (
        <p className={styles.quiet}>
          {t`Being found is your choice: switch it off under “Being found”, and recruiters can no longer find you.`}
        </p>
      )}
      <p className={styles.quiet}>
        {t`The privacy notice and the declaration are needed for an account: delete it to take them back.`}{' '}
        <a className="reach" href={paths.privacy} target="_blank" rel="noreferrer">
          {t`The privacy notice, in a new tab`}
        </a>
      </p>
    </TitledPanel>
  );
}
