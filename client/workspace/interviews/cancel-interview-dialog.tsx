import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { InterviewEntryFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { errorText, failureOf } from '../../shared/lib/errors.ts';
import { ConfirmDialog } from '../../shared/ui/dialog.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { DeleteInterviewDocument } from './interview-documents.ts';
import { forgetInterviews } from './interviews-cache.ts';

interface CancelInterviewDialogProps {
  interview: InterviewEntryFragment;
  onClose: () => void;
}

/**
 * Deleting an interview of an application cancels it for both sides (OP-113). Uses the site's dialog, because antd's
 * returns the focus after its animation, when the row may be gone.
 */
export function CancelInterviewDialog({ interview, onClose }: CancelInterviewDialogProps) {
  const { id, candidate, date, slotText, application } = interview;
  const [remove, { loading, client }] = useMutation(DeleteInterviewDocument, { variables: { id } });
  const confirm = async () => {
    try {
      await remove();
      toast.success(t`Interview cancelled`);
    } catch (error) {
      if (failureOf(error).code !== 'NOT_FOUND') return void toast.error(errorText(error));
      toast.blank(t`This interview was cancelled already.`);
    }
    onClose();
    forgetInterviews(client.cache);
  };
  return (
    <ConfirmDialog
      title={t`Cancel this interview?`}
      confirmLabel={t`Cancel interview`}
      cancelLabel={t`Keep it`}
      danger
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        {t`${candidate}, ${longDate(date)} at ${slotText}.`}{' '}
        {application ? t`We'll tell both of you, and the slot is free again.` : t`The slot is free again.`}
      </p>
    </ConfirmDialog>
  );
}
