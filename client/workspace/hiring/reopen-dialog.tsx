import { useApolloClient, useMutation } from '@apollo/client/react';
import { Modal } from 'antd';
import { useState } from 'react';
import { autoStopSchema } from '../../../server/jobs/job.rules.ts';
import { fieldErrors } from '../../shared/lib/errors.ts';
import { useFocusOnProblem } from '../lib/focus-on-problem.ts';
import { halfTypedDays } from '../lib/half-typed-days.ts';
import { FieldNote } from '../../shared/ui/field.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { AutoStopFields } from './auto-stop-fields.tsx';
import { RecruiterJobDocument, ReopenJobDocument } from './hiring-documents.ts';
import {
  type AutoStopDraft,
  autoStopOf,
  closingDateProblem,
  jobFieldNames,
  type JobProblems,
  newAutoStop,
  withHalfDays,
} from './job-draft.ts';
import styles from './job-form.module.css';
import { forgetJobLists } from './job-lists-cache.ts';

function problemsOf(draft: AutoStopDraft): JobProblems {
  const issues = autoStopSchema.safeParse(autoStopOf(draft)).error?.issues ?? [];
  const problems = Object.fromEntries(issues.map(({ path, message }) => [['autoStop', ...path].join('.'), message]));
  return { ...problems, ...closingDateProblem(draft, new Date()) };
}

interface ReopenDialogProps {
  isOpen: boolean;
  jobId: string;
  onClose: () => void;
}

/** Reopening asks for new limits (OP-115): the old ones may have been reached already. */
export function ReopenDialog({ isOpen, jobId, onClose }: ReopenDialogProps) {
  const client = useApolloClient();
  const [draft, setDraft] = useState(() => newAutoStop(new Date()));
  const [problems, setProblems] = useState<JobProblems>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const fields = useFocusOnProblem<HTMLDivElement>(attempt);
  const [reopen, { loading }] = useMutation(ReopenJobDocument, { update: forgetJobLists });
  const refuse = (found: JobProblems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  const confirm = async () => {
    const found = withHalfDays(problemsOf(draft), halfTypedDays(fields.current));
    setFormError(null);
    if (Object.keys(found).length > 0) return refuse(found);
    try {
      await reopen({ variables: { id: jobId, autoStop: autoStopOf(draft) } });
      toast.success('Job posting reopened successfully');
      onClose();
    } catch (error) {
      const { fields: refused, formText } = fieldErrors(error, jobFieldNames);
      refuse(refused);
      setFormError(formText);
      // Reopened in another window meanwhile, it is shown as it is now.
      void client.refetchQueries({ include: [RecruiterJobDocument] });
    }
  };
  return (
    <Modal
      open={isOpen}
      title="Reopen this job?"
      okText="Reopen Hiring"
      confirmLoading={loading}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <div ref={fields} className={styles.settings}>
        <p>It is in the search again at once. Choose when it shall close, or leave it open.</p>
        <AutoStopFields
          value={draft}
          problems={problems}
          onChange={(changed, field) => {
            setDraft(changed);
            setProblems((shown) => ({ ...shown, autoStop: undefined, [field]: undefined }));
          }}
        />
        {formError && <FieldNote error={formError} />}
      </div>
    </Modal>
  );
}
