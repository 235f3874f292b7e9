import { useMutation } from '@apollo/client/react';
import type { InterviewEntryFragment } from '../../gql/graphql.ts';
import { longDate } from '../../lib/dates.ts';
import { errorText, failureOf } from '../../lib/errors.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { DeleteInterviewDocument } from './interview-documents.ts';
import { forgetInterviews, rereadIfStale } from './interviews-cache.ts';

/** Deleting an interview of an application cancels it for both sides (OP-113). */
export function CancelInterviewDialog({ interview: { id, candidate, date, slotText, application }, onClose }: { interview: InterviewEntryFragment; onClose: () => void }) {
  const [remove, { loading, client }] = useMutation(DeleteInterviewDocument, { variables: { id }, update: forgetInterviews });
  const confirm = async () => {
    try {
      await remove();
      toast.success('Interview cancelled');
      onClose();
    } catch (error) {
      if (failureOf(error).code === 'NOT_FOUND') {
        toast.blank('This interview was cancelled already.');
        onClose();
      } else toast.error(errorText(error));
      rereadIfStale(client.cache, error);
    }
  };
  return (
    <ConfirmDialog title="Cancel this interview?" confirmLabel="Cancel interview" cancelLabel="Keep it" danger busy={loading} onConfirm={() => void confirm()} onCancel={onClose}>
      <p>{candidate}, {longDate(date)} at {slotText}. {application ? 'Both of you are told, and the slot is free again.' : 'The slot is free again.'}</p>
    </ConfirmDialog>
  );
}
