import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { graphql } from '../../gql/gql.ts';
import { useMe } from '../../shared/lib/me.ts';
import { Initials } from '../../shared/ui/initials.tsx';
import styles from './recruiter-shell.module.css';

const RecruiterCardDocument = graphql(/* GraphQL */ `
  query RecruiterCard {
    hrProfile {
      company
    }
  }
`);

/** OP-109: the signed-in person and their company. */
export function RecruiterCard() {
  const name = useMe().data?.me?.name ?? '';
  const { data } = useQuery(RecruiterCardDocument);
  return (
    <div className={styles.card}>
      <Initials name={name} shape="person" />
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.company}>{data?.hrProfile.company ?? t`Recruiter`}</span>
      </div>
    </div>
  );
}
