import { type FormEvent, useState } from 'react';
import { interviewMessages, latestInterviewDay } from '../../../server/calendar/interview.rules.ts';
import { indianDay } from '../../../server/core/india.rules.ts';
import type { InterviewEntryFragment, NewInterviewInput } from '../../gql/graphql.ts';
import { fieldErrors } from '../../shared/lib/errors.ts';
import { useFormFocus } from '../lib/form-in-place.ts';
import { useNow } from '../lib/use-now.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldNote, TextField } from '../../shared/ui/field.tsx';
import { StoredTypingNote } from '../ui/form-note.tsx';
import type { StoredTyping } from '../ui/one-edited.tsx';
import type { InterviewDraft, TypedInterview } from './interview-draft.ts';
import styles from './interview-list.module.css';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { SlotPicker } from './slot-picker.tsx';

type Problems = Partial<Record<keyof InterviewDraft, string>>;

interface InterviewFormProps {
  /** The interview that is changed; a new one without. */
  interview?: InterviewEntryFragment;
  /** On which a new one is proposed. */
  day?: string | null;
  label: string;
  submitLabel: string;
  busy: boolean;
  /** It was cancelled meanwhile: nothing can be saved any more. */
  isGone?: boolean;
  kept: StoredTyping<TypedInterview>;
  onSubmit: (input: NewInterviewInput) => Promise<void>;
  onClose: () => void;
}

/**
 * Title, candidate, date and time of an interview (HPROF-10, OP-111). A field that was not edited follows the changes
 * of other windows.
 */
export function InterviewForm(props: InterviewFormProps) {
  const { interview, label, submitLabel, busy, isGone = false, kept, onClose } = props;
  const { form, draft, problems, formError, change, submit } = useInterviewForm(props);
  return (
    <form ref={form} className={styles.editor} aria-label={label} onSubmit={(event) => void submit(event)} noValidate>
      <MeanwhileNote
        interview={interview}
        goneText={
          isGone ? 'This interview was cancelled meanwhile. What you typed stays here until you close it.' : null
        }
      />
      {kept.isRestored && <StoredTypingNote />}
      <InterviewFields interview={interview} draft={draft} problems={problems} onChange={change} />
      {formError && !isGone && <FieldNote error={formError} />}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{isGone ? 'Close' : 'Cancel'}</Button>
        <Button type="submit" kind="primary" busy={busy} disabled={isGone}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

const draftOf = (interview?: InterviewEntryFragment, day?: string | null): InterviewDraft =>
  interview
    ? { title: interview.title, candidate: interview.candidate, date: interview.date, slot: interview.slot }
    : { title: '', candidate: '', date: day ?? '', slot: null };

const problemsOf = ({ title, candidate, date, slot }: InterviewDraft): Problems => ({
  ...(title.trim() === '' && { title: interviewMessages.titleRequired }),
  ...(candidate.trim() === '' && { candidate: interviewMessages.candidateRequired }),
  ...(date === '' && { date: interviewMessages.dateRequired }),
  ...(slot === null && { slot: interviewMessages.slotRequired }),
});

/** What was typed, what is wrong with it, and the way to send it. */
function useInterviewForm({ interview, day, busy, isGone, kept, onSubmit }: InterviewFormProps) {
  const draft = { ...draftOf(interview, day), ...kept.typed };
  const [problems, setProblems] = useState<Problems>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useFormFocus(attempt);
  const change = (part: TypedInterview) => {
    kept.keep({ ...kept.typed, ...part });
    setProblems((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in part))));
  };
  const refuse = (found: Problems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || isGone) return;
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
  return { form, draft, problems, formError, change, submit };
}

interface InterviewFieldsProps {
  interview: InterviewEntryFragment | undefined;
  draft: InterviewDraft;
  problems: Problems;
  onChange: (part: TypedInterview) => void;
}

function InterviewFields({ interview, draft, problems, onChange }: InterviewFieldsProps) {
  const today = indianDay(useNow());
  return (
    <>
      <TextField
        label="Title"
        maxLength={150}
        value={draft.title}
        error={problems.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label="Candidate"
        maxLength={150}
        value={draft.candidate}
        error={problems.candidate}
        onChange={({ target }) => onChange({ candidate: target.value })}
      />
      <TextField
        label="Date"
        type="date"
        min={today}
        max={latestInterviewDay(today)}
        value={draft.date}
        error={problems.date}
        onChange={({ target }) => onChange({ date: target.value, slot: null })}
      />
      <SlotPicker
        date={draft.date}
        value={draft.slot}
        applicationId={interview?.application?.id ?? null}
        own={interview}
        error={problems.slot}
        onChange={(slot) => onChange({ slot })}
      />
    </>
  );
}
