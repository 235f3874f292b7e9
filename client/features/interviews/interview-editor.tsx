import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { InterviewEntryFragment, NewInterviewInput } from '../../gql/graphql.ts';
import { toast } from '../../ui/toast.ts';
import { AddInterviewDocument, UpdateInterviewDocument } from './interview-documents.ts';
import { InterviewForm } from './interview-form.tsx';
import { forgetInterviews } from './interviews-cache.ts';

/** Changes an interview in place (HPROF-10). */
export function InterviewEditor({ interview, onClose }: { interview: InterviewEntryFragment; onClose: () => void }) {
  const [update, { loading }] = useMutation(UpdateInterviewDocument, { update: forgetInterviews });
  const save = async (input: NewInterviewInput) => {
    await update({ variables: { id: interview.id, input } });
    toast.success('Interview updated');
    onClose();
  };
  return <InterviewForm label={`Edit ${interview.title}`} submitLabel="Update" interview={interview} busy={loading} onSubmit={save} onClose={onClose} />;
}

/** An interview with somebody who did not apply here is typed in by hand (OP-113). */
export function InterviewAdder({ onClose }: { onClose: () => void }) {
  const [add, { loading }] = useMutation(AddInterviewDocument, { update: forgetInterviews });
  const [opener] = useState(() => document.activeElement);
  const leave = () => {
    if (opener instanceof HTMLElement) opener.focus();
    onClose();
  };
  const save = async (input: NewInterviewInput) => {
    await add({ variables: { input } });
    toast.success('Interview added');
    leave();
  };
  return <InterviewForm label="New interview" submitLabel="Add" busy={loading} onSubmit={save} onClose={leave} />;
}
