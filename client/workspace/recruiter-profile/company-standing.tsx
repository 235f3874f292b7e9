import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { Icon } from '../../shared/ui/icon.tsx';
import { useState } from 'react';
import { membershipLabels } from '../../../server/companies/membership.labels.ts';
import type { HrProfileFieldsFragment } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Initials } from '../../shared/ui/initials.tsx';
import { Panel } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { Question } from '../ui/question.tsx';
import styles from './company-card.module.css';
import { AskToJoinCompanyDocument, HrProfileDocument, LeaveCompanyDocument } from './hr-profile-documents.ts';

/** In place of the company's card, for a recruiter who does not belong to the company that they name (D-01). */
export function CompanyStanding({ profile: { company, membership } }: { profile: HrProfileFieldsFragment }) {
  if (!company || !membership || membership === 'MEMBER') return null;
  return (
    <Panel label={t`Company`} className={styles.card}>
      <div className={styles.head}>
        <Initials name={company} size={56} />
        <div>
          <h2>{company}</h2>
          <p className={styles.facts}>
            <Badge
              tone={membership === 'ASKED' ? 'marigold' : 'quiet'}
              icon={membership === 'ASKED' ? 'clock' : 'info'}
            >
              {membershipLabels[membership]()}
            </Badge>
          </p>
        </div>
      </div>
      {membership === 'ASKED' ? (
        <p>
          <Trans>
            Those who belong to it have been notified. Jobs that you post for it wait, unseen by others, until one of
            them lets you in.
          </Trans>
        </p>
      ) : (
        <>
          <p>{t`Jobs that you posted for it stay unseen. Name another company above, or ask again.`}</p>
          <AskAgain company={company} />
        </>
      )}
    </Panel>
  );
}

function AskAgain({ company }: { company: string }) {
  const [ask, { loading }] = useMutation(AskToJoinCompanyDocument, {
    variables: { company },
    refetchQueries: [HrProfileDocument],
    awaitRefetchQueries: true,
  });
  const askAgain = async () => {
    try {
      const { data } = await ask();
      // An administrator may have confirmed the e-mail domain meanwhile: that lets in at once.
      toast.success(
        data?.askToJoinCompany === 'MEMBER' ? t`You belong to ${company} now.` : t`${company} has been asked.`,
      );
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <div>
      <Button loading={loading} onClick={() => void askAgain()}>
        {t`Ask again`}
      </Button>
    </div>
  );
}

/** The way out of a company, also of a verified one, which is not left by writing another name. */
export function LeaveCompany({ company: { name, verified } }: { company: { name: string; verified: boolean } }) {
  const [isAsking, setIsAsking] = useState(false);
  const [leave] = useMutation(LeaveCompanyDocument, {
    refetchQueries: [HrProfileDocument],
    awaitRefetchQueries: true,
  });
  return (
    <div>
      <Button type="link" className="at-edge" icon={<Icon name="logout" />} onClick={() => setIsAsking(true)}>
        {t`Leave company`}
      </Button>
      <Question
        isOpen={isAsking}
        title={t`Leave ${name}?`}
        okText={t`Leave`}
        danger
        act={async () => {
          await leave();
          toast.success(t`You have left ${name}.`);
        }}
        onClose={() => setIsAsking(false)}
      >
        {verified
          ? t`Your jobs stay with it, without its tick and rating. To post for it again you have to be let in again.`
          : t`Your jobs stay with it, without its rating. To post for it again you have to be let in again.`}
      </Question>
    </div>
  );
}
