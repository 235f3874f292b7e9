import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { RecruiterJobFragment } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { CloseJobDocument } from './close-job.ts';
import { RecruiterJobDocument } from './hiring-documents.ts';
import { forgetJobLists } from './job-lists-cache.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { graphql } from '../../gql/gql.ts';

const DeleteJobDocument = graphql(/* GraphQL */ `
  mutation DeleteJob($id: ID!) {
    deleteJob(id: $id)
  }
`);

interface JobActionsProps {
  job: RecruiterJobFragment;
  /** Runs before the deleted job leaves the lists. */
  onDeleted: () => void;
}

/** The recruiter's actions for a job in its current state (HJOB-14…19). */
export function JobActions({ job, onDeleted }: JobActionsProps) {
  const [dialog, setDialog] = useState<'reopen' | 'delete' | null>(null);
  const [close, closing] = useMutation(CloseJobDocument, { update: forgetJobLists });
  const { id, viewerCan } = job;
  const refuse = useRefusal();
  const closeHiring = async () => {
    try {
      await close({ variables: { id } });
      toast.success(t`Job posting closed successfully`);
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <>
      {viewerCan.delete && (
        <Button danger icon={<Icon name="trash" />} onClick={() => setDialog('delete')}>
          {t`Delete Job`}
        </Button>
      )}
      {/* One button with a changing label, so that it keeps the focus. */}
      {viewerCan.close ? (
        <Button icon={<Icon name="pause" />} loading={closing.loading} onClick={() => void closeHiring()}>
          {t`Close Hiring`}
        </Button>
      ) : (
        viewerCan.reopen && (
          <Button icon={<Icon name="undo" />} onClick={() => setDialog('reopen')}>
            {t`Reopen Hiring`}
          </Button>
        )
      )}
      <LinkButton icon={<Icon name="plus" />} to={`${paths.postJob}?similar=${id}`}>
        {t`Post Similar Job`}
      </LinkButton>
      {viewerCan.edit && (
        <LinkButton
          type="primary"
          icon={<Icon name="edit" />}
          to={`${paths.postJob}?job=${id}`}
          state={{ jobData: job, isEditing: true }}
        >
          {t`Edit Job`}
        </LinkButton>
      )}
      <ReopenDialog isOpen={dialog === 'reopen'} jobId={id} onClose={() => setDialog(null)} />
      <DeleteDialog isOpen={dialog === 'delete'} job={job} onDeleted={onDeleted} onClose={() => setDialog(null)} />
    </>
  );
}

/** Usually another window or the job's limits changed it first, so the job is refetched. */
function useRefusal(): (error: unknown) => void {
  const client = useApolloClient();
  return (error) => {
    toast.error(errorText(error));
    void client.refetchQueries({ include: [RecruiterJobDocument] });
  };
}

interface DeleteDialogProps extends JobActionsProps {
  isOpen: boolean;
  onClose: () => void;
}

function DeleteDialog({ isOpen, job: { id, title }, onDeleted, onClose }: DeleteDialogProps) {
  const [remove, { loading }] = useMutation(DeleteJobDocument, { variables: { id } });
  const refuse = useRefusal();
  const confirm = async () => {
    try {
      await remove();
      toast.success(t`Job posting deleted successfully`);
      onClose();
      onDeleted();
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <Modal
      open={isOpen}
      title={t`Delete this job posting?`}
      okText={t`Delete`}
      okButtonProps={{ danger: true }}
      confirmLoading={loading}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        <Trans>
          “{title}” disappears from the search and your lists. Upcoming interviews are cancelled. Applicants keep their
          history.
        </Trans>
      </p>
    </Modal>
  );
}
