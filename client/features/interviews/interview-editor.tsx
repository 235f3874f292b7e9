import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { interviewMessages } from '../../../server/interviews/interview.rules.ts';
import { indianDay } from '../../../server/jobs/job.rules.ts';
import type { InterviewEntryFragment } from '../../gql/graphql.ts';
import { fieldErrors } from '../../lib/errors.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { FieldNote, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { UpdateInterviewDocument } from './interview-documents.ts';
import { forgetInterviews } from './interviews-cache.ts';
import styles from './interview-list.module.css';
import { SlotPicker } from './slot-picker.tsx';

type Problems = Partial<Record<'title' | 'candidate' | 'date' | 'slot', string>>;

/** Changes an interview in place: title, time, candidate, date (HPROF-10, OP-111). */
export function InterviewEditor({ interview, onClose }: { interview: InterviewEntryFragment; onClose: () => void }) {
  const [draft, setDraft] = useState({ title: interview.title, candidate: interview.candidate, date: interview.date, slot: interview.slot });
  const [problems, setProblems] = useState<Problems>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [update, { loading }] = useMutation(UpdateInterviewDocument, { update: forgetInterviews });
  const today = indianDay(useNow());
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    setProblems((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in part))));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const found: Problems = {
      ...(draft.title.trim() === '' && { title: interviewMessages.titleRequired }),
      ...(draft.candidate.trim() === '' && { candidate: interviewMessages.candidateRequired }),
      ...(draft.date === '' && { date: interviewMessages.dateRequired }),
    };
    setProblems(found);
    setFormError(null);
    if (Object.keys(found).length > 0) return;
    try {
      await update({ variables: { id: interview.id, input: draft } });
      toast.success('Interview updated');
      onClose();
    } catch (error) {
      const { fields, formText } = fieldErrors(error, ['title', 'candidate', 'date', 'slot']);
      setProblems(fields);
      setFormError(formText);
    }
  };
  return (
    <form className={styles.editor} onSubmit={(event) => void submit(event)} noValidate>
      <TextField label="Title" maxLength={150} value={draft.title} error={problems.title} onChange={({ target }) => change({ title: target.value })} />
      <TextField label="Candidate" maxLength={150} value={draft.candidate} error={problems.candidate} onChange={({ target }) => change({ candidate: target.value })} />
      <TextField label="Date" type="date" min={today} value={draft.date} error={problems.date} onChange={({ target }) => change({ date: target.value })} />
      <SlotPicker date={draft.date} value={draft.slot} applicationId={interview.application?.id ?? null} own={interview} error={problems.slot} onChange={(slot) => change({ slot })} />
      {formError && <FieldNote error={formError} />}
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="primary" busy={loading}>Update</Button>
      </div>
    </form>
  );
}
