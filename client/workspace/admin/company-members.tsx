import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { AdminCompanyDetailsFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { KeptFocus } from '../../shared/ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { AskButton } from '../ui/dialogs.tsx';
import { Breakable } from './admin-list.tsx';
import styles from './company-drawer.module.css';
import { AdminCompaniesDocument, RemoveCompanyMemberDocument } from './company-documents.ts';

/** The members of a company, with a button to remove each. */
export function CompanyMembers({ record: { company, members } }: { record: AdminCompanyDetailsFragment }) {
  const [remove] = useMutation(RemoveCompanyMemberDocument, { refetchQueries: [AdminCompaniesDocument] });
  return (
    <Section title={t`Members`}>
      {members.length === 0 && <p className="quiet small">{t`No members.`}</p>}
      <KeptFocus>
        <ul className={styles.rows}>
          {members.map(({ id, userId, name, email, joinedAt }) => (
            <li key={id}>
              <div className={styles.facts}>
                <Link className="reach" to={`${paths.adminUsers}?open=${userId}`}>
                  {name}
                </Link>
                <span className="quiet small">
                  <Breakable text={email} />
                </span>
                <span className="quiet small">{t`since ${longDate(joinedAt)}`}</span>
              </div>
              <AskButton
                button={{ children: t`Remove`, 'aria-label': t`Remove ${name}` }}
                title={t`Remove ${name} from ${company.name}?`}
                okText={t`Remove`}
                danger
                act={() => remove({ variables: { id } })}
                done={t`${name} was removed from ${company.name}.`}
              >
                <Trans>
                  Their jobs stay, without the company's tick and rating. They can't post for it until they are accepted
                  again.
                </Trans>
              </AskButton>
            </li>
          ))}
        </ul>
      </KeptFocus>
    </Section>
  );
}
