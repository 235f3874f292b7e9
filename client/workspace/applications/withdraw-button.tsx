import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Modal } from 'antd';
import { Icon } from '../../shared/ui/icon.tsx';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { toast } from '../../shared/ui/toast.ts';

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
  const [withdraw, { loading }] = useMutation(WithdrawApplicationDocument, { variables: { id: applicationId } });
  const confirm = async () => {
    try {
      await withdraw();
      toast.success(t`Application withdrawn.`);
      setIsAsking(false);
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <>
      <Button icon={<Icon name="undo" />} onClick={() => setIsAsking(true)}>
        {t`Withdraw`}
      </Button>
      <Modal
        open={isAsking}
        title={t`Withdraw this application?`}
        okText={t`Withdraw`}
        okButtonProps={{ danger: true }}
        confirmLoading={loading}
        onOk={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        {t`${companyName} will no longer see your resume for ${jobTitle}. You can apply again while the job is open.`}
      </Modal>
    </>
  );
}
