import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { InterviewEntryFragment, InterviewInput, NewInterviewInput } from '../../gql/graphql.ts';
import type { StoredTyping } from '../ui/one-edited.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { AddInterviewDocument, UpdateInterviewDocument } from './interview-documents.ts';
import type { TypedInterview } from './interview-draft.ts';
import { InterviewForm } from './interview-form.tsx';
import { forgetInterviews, rereadIfStale } from './interviews-cache.ts';

interface InterviewEditorProps {
  interview: InterviewEntryFragment;
  isGone: boolean;
  kept: StoredTyping<TypedInterview>;
  onClose: () => void;
}

/** Changes an interview in place (HPROF-10). */
export function InterviewEditor({ interview, isGone, kept, onClose }: InterviewEditorProps) {
  const [update, { client }] = useMutation(UpdateInterviewDocument, { update: forgetInterviews });
  const save = async (input: NewInterviewInput) => {
    try {
      await update({ variables: { id: interview.id, input: changesOf(interview, input) } });
    } catch (error) {
      rereadIfStale(client.cache, error);
      throw error;
    }
    toast.success(t`Interview updated`);
    onClose();
  };
  return (
    <InterviewForm
      label={t`Edit ${interview.title}`}
      submitLabel={t`Update`}
      interview={interview}
      isGone={isGone}
      kept={kept}
      send={save}
      onClose={onClose}
    />
  );
}

/** Only what is different: what another window changed meanwhile is not put back. A slot is one of its day. */
const changesOf = (
  known: InterviewEntryFragment,
  { title, candidate, date, slot }: NewInterviewInput,
): InterviewInput => ({
  ...(title !== known.title && { title }),
  ...(candidate !== known.candidate && { candidate }),
  ...((date !== known.date || slot !== known.slot) && { date, slot }),
});

/** An interview with somebody who did not apply here is typed in by hand (OP-113). */
export function InterviewAdder({
  day,
  kept,
  onClose,
}: { day?: string | null } & Pick<InterviewEditorProps, 'kept' | 'onClose'>) {
  const [add] = useMutation(AddInterviewDocument, { update: forgetInterviews });
  const [opener] = useState(() => document.activeElement);
  const leave = () => {
    if (opener instanceof HTMLElement) opener.focus();
    onClose();
  };
  const save = async (input: NewInterviewInput) => {
    await add({ variables: { input } });
    toast.success(t`Interview added`);
    leave();
  };
  return (
    <InterviewForm day={day} label={t`New interview`} submitLabel={t`Add`} kept={kept} send={save} onClose={leave} />
  );
}
