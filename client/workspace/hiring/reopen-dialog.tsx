import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import * as z from 'zod/mini';
import { indianDay } from '../../../server/core/india.rules.ts';
import { autoStopSchema } from '../../../server/hiring/jobs/job.rules.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { toast } from '../../shared/ui/toast.ts';
import { FormEnd } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { AutoStopItems } from './auto-stop-items.tsx';
import { RecruiterJobDocument } from './hiring-documents.ts';
import { type AutoStopDraft, autoStopOf, limitProblems, newAutoStop } from './job-draft.ts';
import styles from './job-form.module.css';
import { forgetJobLists } from './job-lists-cache.ts';
import { graphql } from '../../gql/gql.ts';

const ReopenJobDocument = graphql(/* GraphQL */ `
  mutation ReopenJob($id: ID!, $autoStop: AutoStopInput) {
    reopenJob(id: $id, autoStop: $autoStop) {
      ...RecruiterJob
    }
  }
`);

interface ReopenDialogProps {
  isOpen: boolean;
  jobId: string;
  onClose: () => void;
}

/** Reopening asks for new limits (OP-115): the old ones may already be reached. */
export const ReopenDialog = ({ isOpen, jobId, onClose }: ReopenDialogProps) => (
  <Modal open={isOpen} destroyOnHidden title={t`Reopen this job?`} footer={null} onCancel={onClose}>
    <ReopenForm jobId={jobId} onClose={onClose} />
  </Modal>
);

const schema = z.object({ autoStop: autoStopSchema });

function ReopenForm({ jobId, onClose }: Omit<ReopenDialogProps, 'isOpen'>) {
  const client = useApolloClient();
  const [autoStop] = useState(() => newAutoStop(new Date()));
  const [reopen] = useMutation(ReopenJobDocument, { update: forgetJobLists });
  const form = useServerForm<{ autoStop: AutoStopDraft }>({
    check: (values) =>
      limitProblems(
        invalidFields(schema, { autoStop: autoStopOf(values.autoStop) }),
        values.autoStop,
        indianDay(new Date()),
      ),
    send: async (values) => {
      await reopen({ variables: { id: jobId, autoStop: autoStopOf(values.autoStop) } });
      toast.success(t`Job posting reopened successfully`);
      onClose();
    },
    // If another window reopened the job meanwhile, it is refetched.
    onRefused: () => void client.refetchQueries({ include: [RecruiterJobDocument] }),
  });
  return (
    <Form {...form.props} initialValues={{ autoStop }}>
      <p className={styles.lead}>
        {t`It returns to the search right away. Choose when it should close, or leave it open.`}
      </p>
      <AutoStopItems item={form.item} />
      <FormEnd problem={form.problem} isBusy={form.isBusy} onCancel={onClose}>{t`Reopen Hiring`}</FormEnd>
    </Form>
  );
}
