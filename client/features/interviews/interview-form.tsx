import { type FormEvent, useState } from 'react';
import { interviewMessages } from '../../../server/interviews/interview.rules.ts';
import { indianDay } from '../../../server/jobs/job.rules.ts';
import type { InterviewEntryFragment, InterviewSlot, NewInterviewInput } from '../../gql/graphql.ts';
import { fieldErrors } from '../../lib/errors.ts';
import { useFormFocus } from '../../lib/form-in-place.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { FieldNote, TextField } from '../../ui/field.tsx';
import styles from './interview-list.module.css';
import { SlotPicker } from './slot-picker.tsx';

export interface InterviewDraft {
  title: string;
  candidate: string;
  date: string;
  slot: InterviewSlot | null;
}

type Problems = Partial<Record<keyof InterviewDraft, string>>;

interface InterviewFormProps {
  /** The interview that is changed; a new one without. */
  interview?: InterviewEntryFragment;
  label: string;
  submitLabel: string;
  busy: boolean;
  onSubmit: (input: NewInterviewInput) => Promise<void>;
  onClose: () => void;
}

/** Title, candidate, date and time of an interview (HPROF-10, OP-111). */
export function InterviewForm({ interview, label, submitLabel, busy, onSubmit, onClose }: InterviewFormProps) {
  const [draft, setDraft] = useState<InterviewDraft>({ title: interview?.title ?? '', candidate: interview?.candidate ?? '', date: interview?.date ?? '', slot: interview?.slot ?? null });
  const [problems, setProblems] = useState<Problems>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useFormFocus(attempt);
  const today = indianDay(useNow());
  const change = (part: Partial<InterviewDraft>) => {
    setDraft({ ...draft, ...part });
    setProblems((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in part))));
  };
  const refuse = (found: Problems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFormError(null);
    if (Object.keys(problemsOf(draft)).length > 0 || draft.slot === null) return refuse(problemsOf(draft));
    try {
      await onSubmit({ ...draft, slot: draft.slot });
    } catch (error) {
      const { fields, formText } = fieldErrors(error, ['title', 'candidate', 'date', 'slot']);
      refuse(fields);
      setFormError(formText);
    }
  };
  return (
    <form ref={form} className={styles.editor} aria-label={label} onSubmit={(event) => void submit(event)} noValidate>
      <TextField label="Title" maxLength={150} value={draft.title} error={problems.title} onChange={({ target }) => change({ title: target.value })} />
      <TextField label="Candidate" maxLength={150} value={draft.candidate} error={problems.candidate} onChange={({ target }) => change({ candidate: target.value })} />
      <TextField label="Date" type="date" min={today} value={draft.date} error={problems.date} onChange={({ target }) => change({ date: target.value, slot: null })} />
      <SlotPicker date={draft.date} value={draft.slot} applicationId={interview?.application?.id ?? null} own={interview} error={problems.slot} onChange={(slot) => change({ slot })} />
      {formError && <FieldNote error={formError} />}
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="primary" busy={busy}>{submitLabel}</Button>
      </div>
    </form>
  );
}

const problemsOf = ({ title, candidate, date, slot }: InterviewDraft): Problems => ({
  ...(title.trim() === '' && { title: interviewMessages.titleRequired }),
  ...(candidate.trim() === '' && { candidate: interviewMessages.candidateRequired }),
  ...(date === '' && { date: interviewMessages.dateRequired }),
  ...(slot === null && { slot: interviewMessages.slotRequired }),
});
