import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { consentKindLabels } from '../../../server/people/users/user.labels.ts';
import type { MyConsentsQuery } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Loaded } from '../ui/page-states.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { MyConsentsDocument } from './privacy-documents.ts';
import styles from './privacy.module.css';

/** The user's consents, with version and date. */
export function ConsentList() {
  const query = useQuery(MyConsentsDocument);
  const isSearchable = query.data?.myConsents.some(({ kind, withdrawnAt }) => kind === 'TALENT_SEARCH' && !withdrawnAt);
  return (
    <TitledPanel title={t`What you agreed to`}>
      <Loaded
        query={query}
        loading={t`Loading what you agreed to`}
        failed={t`This list could not be loaded.`}
        height={80}
      >
        {({ myConsents }) => <Consents consents={myConsents} />}
      </Loaded>
      {isSearchable && (
        <p className="quiet small">
          {t`You choose whether recruiters can find you: change it under “Visibility to recruiters”.`}
        </p>
      )}
      <p className="quiet small">
        {t`The privacy notice and the declaration are needed for an account: delete it to take them back.`}{' '}
        <a className="reach" href={paths.privacy} target="_blank" rel="noreferrer">
          {t`The privacy notice, in a new tab`}
        </a>
      </p>
    </TitledPanel>
  );
}

const Consents = ({ consents }: { consents: MyConsentsQuery['myConsents'] }) =>
  consents.length === 0 ? (
    <p className="quiet small">{t`Nothing yet.`}</p>
  ) : (
    <ul>
      {consents.map(({ id, kind, version, givenAt, withdrawnAt }) => (
        <li key={id} className={styles.item}>
          <p>{consentKindLabels[kind]()}</p>
          <p className="quiet small">{t`Version ${version}, on ${longDateTime(givenAt)}`}</p>
          {withdrawnAt && <p className="quiet small">{t`Withdrawn on ${longDateTime(withdrawnAt)}`}</p>}
        </li>
      ))}
    </ul>
  );
