import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminCompanyDetailsFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { KeptFocus } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { Part } from '../ui/part.tsx';
import { Question } from '../ui/question.tsx';
import styles from './company-drawer.module.css';
import { AdminCompaniesDocument, RemoveCompanyMemberDocument } from './company-documents.ts';

type Member = AdminCompanyDetailsFragment['members'][number];

/** Who belongs to a company, and the way to take somebody out. */
export function CompanyMembers({ record: { company, members } }: { record: AdminCompanyDetailsFragment }) {
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [remove] = useMutation(RemoveCompanyMemberDocument, { refetchQueries: [AdminCompaniesDocument] });
  const who = leaving?.name ?? '';
  return (
    <Part title={t`Members`}>
      {members.length === 0 && <p className={styles.quiet}>{t`Nobody belongs to it.`}</p>}
      <KeptFocus>
        <ul className={styles.rows}>
          {members.map((member) => (
            <li key={member.id}>
              <div className={styles.facts}>
                <Link className="reach" to={`${paths.adminUsers}?open=${member.userId}`}>
                  {member.name}
                </Link>
                <span className={styles.quiet}>{member.email}</span>
                <span className={styles.quiet}>{t`since ${longDate(member.joinedAt)}`}</span>
              </div>
              <Button
                aria-label={t`Take out ${member.name}`}
                onClick={() => {
                  setLeaving(member);
                  setIsAsking(true);
                }}
              >
                {t`Take out`}
              </Button>
            </li>
          ))}
        </ul>
      </KeptFocus>
      <Question
        isOpen={isAsking}
        title={t`Take ${who} out of ${company.name}?`}
        okText={t`Take out`}
        danger
        act={async () => {
          await remove({ variables: { id: leaving?.id ?? '' } });
          toast.success(t`${who} is out of ${company.name}.`);
        }}
        onClose={() => setIsAsking(false)}
      >
        {t`Their jobs for it stay, without its tick and rating. They post no more for it until they are let in again.`}
      </Question>
    </Part>
  );
}
