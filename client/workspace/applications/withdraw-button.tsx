import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Icon } from '../../shared/ui/icon.tsx';
import { graphql } from '../../gql/gql.ts';
import { AskButton } from '../ui/dialogs.tsx';

const WithdrawApplicationDocument = graphql(/* GraphQL */ `
  mutation WithdrawApplication($id: ID!) {
    withdrawApplication(id: $id) {
      ...AppliedCard
      job {
        ...ApplyActionJob
      }
    }
  }
`);

interface WithdrawButtonProps {
  applicationId: string;
  jobTitle: string;
  companyName: string;
}

/** Withdraws an application after a confirmation (OP-098). */
export function WithdrawButton({ applicationId, jobTitle, companyName }: WithdrawButtonProps) {
  const [withdraw] = useMutation(WithdrawApplicationDocument, { variables: { id: applicationId } });
  return (
    <AskButton
      button={{ icon: <Icon name="undo" />, children: t`Withdraw` }}
      title={t`Withdraw this application?`}
      okText={t`Withdraw`}
      danger
      act={withdraw}
      done={t`Application withdrawn.`}
    >
      {t`${companyName} will no longer see your resume for ${jobTitle}. You can apply again while the job is open.`}
    </AskButton>
  );
}
