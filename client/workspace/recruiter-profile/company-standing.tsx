import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import { membershipLabels } from '../../../server/companies/membership.labels.ts';
import type { HrProfileFieldsFragment } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Initials } from '../../shared/ui/initials.tsx';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { ActButton } from '../ui/act-button.tsx';
import { AskButton } from '../ui/dialogs.tsx';
import styles from './company-card.module.css';
import { AskToJoinCompanyDocument, HrProfileDocument, LeaveCompanyDocument } from './hr-profile-documents.ts';

interface CompanyPanelProps {
  name: string;
  /** In a line below the name. */
  facts: ReactNode;
  children: ReactNode;
}

/** Starts with initials, name and the company's status. */
export const CompanyPanel = ({ name, facts, children }: CompanyPanelProps) => (
  <Panel label={t`Company`}>
    <Stack gap={12}>
      <Flex align="center" gap={16} className={styles.head}>
        <Initials name={name} size={56} />
        <div>
          <h2>{name}</h2>
          <p className={cx('quiet', styles.facts)}>{facts}</p>
        </div>
      </Flex>
      {children}
    </Stack>
  </Panel>
);

/** Replaces the company card for a recruiter who does not belong to the company they name (D-01). */
export function CompanyStanding({ profile: { company, membership } }: { profile: HrProfileFieldsFragment }) {
  if (!company || !membership || membership === 'MEMBER') return null;
  return (
    <CompanyPanel
      name={company}
      facts={
        <Badge tone={membership === 'ASKED' ? 'marigold' : 'quiet'} icon={membership === 'ASKED' ? 'clock' : 'info'}>
          {membershipLabels[membership]()}
        </Badge>
      }
    >
      {membership === 'ASKED' ? (
        <p>
          <Trans>Its members have been notified. Jobs you post for it stay hidden until one of them accepts you.</Trans>
        </p>
      ) : (
        <>
          <p>{t`Jobs you posted for it stay hidden. Choose another company above, or ask again.`}</p>
          <AskAgain company={company} />
        </>
      )}
    </CompanyPanel>
  );
}

function AskAgain({ company }: { company: string }) {
  const [ask] = useMutation(AskToJoinCompanyDocument, {
    variables: { company },
    refetchQueries: [HrProfileDocument],
    awaitRefetchQueries: true,
  });
  const askAgain = async () => {
    const { data } = await ask();
    // An admin may have confirmed the email domain meanwhile, which admits at once.
    toast.success(
      data?.askToJoinCompany === 'MEMBER' ? t`You are now part of ${company}.` : t`${company} has been asked.`,
    );
  };
  return (
    <div>
      <ActButton act={askAgain}>{t`Ask again`}</ActButton>
    </div>
  );
}

export const leavingText = (isVerified: boolean): string =>
  isVerified
    ? t`Your jobs stay with it, without its tick and rating. To post for it again, you must be accepted again.`
    : t`Your jobs stay with it, without its rating. To post for it again, you must be accepted again.`;

/** Leaves a company. Another name in HR Details asks the same (`RecruiterCard`). */
export function LeaveCompany({ company: { name, verified } }: { company: { name: string; verified: boolean } }) {
  const [leave] = useMutation(LeaveCompanyDocument, {
    refetchQueries: [HrProfileDocument],
    awaitRefetchQueries: true,
  });
  return (
    <div>
      <AskButton
        button={{ type: 'link', className: 'at-edge', icon: <Icon name="logout" />, children: t`Leave company` }}
        title={t`Leave ${name}?`}
        okText={t`Leave`}
        danger
        act={leave}
        done={t`You have left ${name}.`}
      >
        {leavingText(verified)}
      </AskButton>
    </div>
  );
}
