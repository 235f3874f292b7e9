import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { autoStopSchema } from '../../../server/jobs/job.rules.ts';
import { fieldErrors } from '../../lib/errors.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FieldNote } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import { AutoStopFields } from './auto-stop-fields.tsx';
import { ReopenJobDocument } from './hiring-documents.ts';
import { type AutoStopDraft, autoStopOf, closingDateProblem, jobFieldNames, type JobProblems, newAutoStop } from './job-draft.ts';
import { forgetJobLists } from './job-lists-cache.ts';

function problemsOf(draft: AutoStopDraft): JobProblems {
  const issues = autoStopSchema.safeParse(autoStopOf(draft)).error?.issues ?? [];
  const problems = Object.fromEntries(issues.map(({ path, message }) => [['autoStop', ...path].join('.'), message]));
  return { ...problems, ...closingDateProblem(draft, new Date()) };
}

/** Reopening asks for new limits (OP-115): the old ones may have been reached already. */
export function ReopenDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [draft, setDraft] = useState(() => newAutoStop(new Date()));
  const [problems, setProblems] = useState<JobProblems>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [reopen, { loading }] = useMutation(ReopenJobDocument, { update: forgetJobLists });
  const confirm = async () => {
    const found = problemsOf(draft);
    setProblems(found);
    setFormError(null);
    if (Object.keys(found).length > 0) return;
    try {
      await reopen({ variables: { id: jobId, autoStop: autoStopOf(draft) } });
      toast.success('Job posting reopened successfully');
      onClose();
    } catch (error) {
      const { fields, formText } = fieldErrors(error, jobFieldNames);
      setProblems(fields);
      setFormError(formText);
    }
  };
  return (
    <ConfirmDialog title="Reopen this job?" confirmLabel="Reopen Hiring" busy={loading} onConfirm={() => void confirm()} onCancel={onClose}>
      <Stack>
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
      </Stack>
    </ConfirmDialog>
  );
}
