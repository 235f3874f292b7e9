import { useMutation } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { type ReportReason, reportReasonLabels } from '../../../server/office/reports/report.labels.ts';
import { reportLimits, reportSchema } from '../../../server/office/reports/report.rules.ts';
import { errorText, failureOf } from '../lib/errors.ts';
import { useIdempotencyKey } from '../lib/idempotency-key.ts';
import { invalidFields } from '../lib/validation.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CheckField, FieldNote, TextAreaField } from '../ui/field.tsx';
import { Stack } from '../ui/layout.tsx';
import { ReportJobDocument, ReportPersonDocument, ReportReviewDocument } from './report-documents.ts';
import styles from './report-dialog.module.css';

export interface ReportTarget {
  kind: 'JOB' | 'PERSON' | 'REVIEW';
  /** The id of the job or of the application, or the `reference` of the review. */
  id: string;
}

interface ReportDialogProps {
  target: ReportTarget;
  title: string;
  onSent: () => void;
  onClose: () => void;
}

const documents = { JOB: ReportJobDocument, PERSON: ReportPersonDocument, REVIEW: ReportReviewDocument } as const;
const reasons = Object.entries(reportReasonLabels) as [ReportReason, () => string][];

export function ReportDialog({ target, title, onSent, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const { keyFor } = useIdempotencyKey();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [send, { loading }] = useMutation(documents[target.kind]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = invalidFields(reportSchema, { reason, text });
    setProblems(wrong);
    if (Object.keys(wrong).length > 0 || !reason || loading) return;
    const input = { reason, text };
    await send({ variables: { id: target.id, input, idempotencyKey: keyFor(input) } }).then(onSent, (error: unknown) =>
      setProblems({ ...failureOf(error).fields, whole: errorText(error) }),
    );
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={loading}>
            <Trans>Send the report</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <p>
            <Trans>We read every report. The person you report will not know that it was you.</Trans>
          </p>
          <Reasons chosen={reason} error={problems.reason} onChoose={setReason} />
          <TextAreaField
            label={t`What happened`}
            rows={4}
            maxLength={reportLimits.text}
            value={text}
            error={problems.text}
            onChange={({ target: { value } }) => setText(value)}
          />
          {problems.whole && <FieldNote error={problems.whole} />}
        </Stack>
      </form>
    </Dialog>
  );
}

interface ReasonsProps {
  chosen: ReportReason | null;
  error: string | undefined;
  onChoose: (reason: ReportReason) => void;
}

function Reasons({ chosen, error, onChoose }: ReasonsProps) {
  const { t } = useLingui();
  const noteId = useId();
  return (
    <fieldset className={styles.reasons} aria-describedby={error ? noteId : undefined}>
      <legend>{t`What is wrong?`}</legend>
      {reasons.map(([value, label]) => (
        <CheckField
          key={value}
          type="radio"
          name="reason"
          label={label()}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        />
      ))}
      {error && <FieldNote id={noteId} error={error} />}
    </fieldset>
  );
}
