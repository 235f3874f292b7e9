import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { InterviewEntryFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { errorText, failureOf } from '../../shared/lib/errors.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useHeldInterview } from './held-interview.ts';
import { DeleteInterviewDocument, InterviewsDocument } from './interview-documents.ts';
import { forgetInterviews, rereadIfStale } from './interviews-cache.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';

/**
 * The page asks, not the row: a row goes with its interview, and the list goes with the tabs or when a phone is turned.
 */
export function useCancelQuestion() {
  const [asked, ask] = useState<InterviewEntryFragment | null>(null);
  return { ask, question: asked && <CancelInterviewDialog asked={asked} onClose={() => ask(null)} /> };
}

/**
 * Deleting an interview of an application cancels it for both sides (OP-113). While the question is open, the dialog
 * shows what another window does to the interview.
 */
function CancelInterviewDialog({ asked, onClose }: { asked: InterviewEntryFragment; onClose: () => void }) {
  const { data, previousData } = useQuery(InterviewsDocument, { fetchPolicy: 'cache-only' });
  const { held, isGone: isUnlisted } = useHeldInterview((data ?? previousData)?.interviews ?? [], asked.id);
  const { id, candidate, date, slotText, application } = held?.interview ?? asked;
  const [remove, { loading, client }] = useMutation(DeleteInterviewDocument, {
    variables: { id },
    update: forgetInterviews,
  });
  // This window's own cancellation may be in the list before its answer has arrived.
  const isGone = isUnlisted && !loading;
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
    <ConfirmDialog
      title="Cancel this interview?"
      confirmLabel="Cancel interview"
      cancelLabel={isGone ? 'Close' : 'Keep it'}
      danger
      busy={loading}
      disabled={isGone}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap={8}>
        <MeanwhileNote
          interview={held?.interview ?? asked}
          goneText={isGone ? 'This interview was cancelled meanwhile.' : null}
        />
        <p>
          {candidate}, {longDate(date)} at {slotText}.
          {!isGone && (application ? ' Both of you are told, and the slot is free again.' : ' The slot is free again.')}
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
