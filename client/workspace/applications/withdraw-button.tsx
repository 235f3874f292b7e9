import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { Icon } from '../../shared/ui/icon.tsx';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { toast } from '../../shared/ui/toast.ts';
import { Question } from '../ui/question.tsx';

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

/** Takes an application back (OP-098), after a question. */
export function WithdrawButton({ applicationId, jobTitle, companyName }: WithdrawButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [withdraw] = useMutation(WithdrawApplicationDocument, { variables: { id: applicationId } });
  const takeBack = async () => {
    await withdraw();
    toast.success(t`Application withdrawn.`);
  };
  return (
    <>
      <Button icon={<Icon name="undo" />} onClick={() => setIsAsking(true)}>
        {t`Withdraw`}
      </Button>
      <Question
        isOpen={isAsking}
        title={t`Withdraw this application?`}
        okText={t`Withdraw`}
        danger
        act={takeBack}
        onClose={() => setIsAsking(false)}
      >
        {t`${companyName} will no longer see your resume for ${jobTitle}. You can apply again while the job is open.`}
      </Question>
    </>
  );
}
