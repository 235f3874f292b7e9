import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InterviewEntryFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { errorText, failureOf } from '../../shared/lib/errors.ts';
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
  const [asked, setAsked] = useState<InterviewEntryFragment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<Element>(null);
  const ask = (interview: InterviewEntryFragment) => {
    opener.current = document.activeElement;
    setAsked(interview);
    setIsOpen(true);
  };
  const close = () => {
    flushSync(() => setIsOpen(false));
    // antd gives the focus back after its motion, but the row may go before: then it passes the focus on.
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return { ask, question: asked && <CancelInterviewDialog asked={asked} isOpen={isOpen} onClose={close} /> };
}

interface CancelInterviewDialogProps {
  /** Stays after the dialog was closed: a Modal that is removed instead would not give the focus back. */
  asked: InterviewEntryFragment;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Deleting an interview of an application cancels it for both sides (OP-113). While the question is open, the dialog
 * shows what another window does to the interview.
 */
function CancelInterviewDialog({ asked, isOpen, onClose }: CancelInterviewDialogProps) {
  const { data, previousData } = useQuery(InterviewsDocument, { fetchPolicy: 'cache-only' });
  const { held, isGone: isUnlisted } = useHeldInterview(
    (data ?? previousData)?.interviews ?? [],
    isOpen ? asked.id : null,
  );
  const interview = held?.interview ?? asked;
  const { id, candidate, date, slotText, application } = interview;
  const [remove, { loading, client }] = useMutation(DeleteInterviewDocument, { variables: { id } });
  // This window's own cancellation may be in the list before its answer has arrived.
  const isGone = isUnlisted && !loading;
  const confirm = async () => {
    try {
      await remove();
      toast.success(t`Interview cancelled`);
      onClose();
      // Not earlier: the row, which has the focus again, would be gone.
      forgetInterviews(client.cache);
    } catch (error) {
      if (failureOf(error).code === 'NOT_FOUND') {
        toast.blank(t`This interview was cancelled already.`);
        onClose();
      } else toast.error(errorText(error));
      rereadIfStale(client.cache, error);
    }
  };
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={t`Cancel this interview?`}
      okText={t`Cancel interview`}
      okButtonProps={{ danger: true, disabled: isGone }}
      cancelText={isGone ? t`Close` : t`Keep it`}
      confirmLoading={loading}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap={8}>
        <MeanwhileNote interview={interview} goneText={isGone ? t`This interview was cancelled meanwhile.` : null} />
        <p>
          {t`${candidate}, ${longDate(date)} at ${slotText}.`}{' '}
          {!isGone &&
            (application ? t`We'll tell both of you, and the slot is free again.` : t`The slot is free again.`)}
        </p>
      </Stack>
    </Modal>
  );
}
