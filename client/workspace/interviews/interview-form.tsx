import { t } from '@lingui/core/macro';
import { Button, Form, Input } from 'antd';
import { useEffect } from 'react';
import { interviewMessages, interviewTextLength } from '../../../server/calendar/interview.rules.ts';
import type { InterviewEntryFragment, NewInterviewInput } from '../../gql/graphql.ts';
import type { FieldMessages } from '../../shared/lib/errors.ts';
import { FormButtons, FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { StoredTypingNote } from '../ui/form-note.tsx';
import type { StoredTyping } from '../ui/one-edited.tsx';
import { fieldsOf, type InterviewDraft, type TypedInterview } from './interview-draft.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { WhenItems } from './when-items.tsx';

const draftOf = (interview?: InterviewEntryFragment, day?: string | null): InterviewDraft =>
  interview
    ? { title: interview.title, candidate: interview.candidate, date: interview.date, slot: interview.slot }
    : { title: '', candidate: '', date: day ?? '', slot: null };

const problemsOf = ({ title, candidate, date, slot }: InterviewDraft): FieldMessages => ({
  ...(title.trim() === '' && { title: interviewMessages.titleRequired() }),
  ...(candidate.trim() === '' && { candidate: interviewMessages.candidateRequired() }),
  ...(date === '' && { date: interviewMessages.dateRequired() }),
  ...(slot === null && { slot: interviewMessages.slotRequired() }),
});

interface InterviewFormProps {
  /** The interview that is changed; a new one without. */
  interview?: InterviewEntryFragment;
  /** On which a new one is proposed. */
  day?: string | null;
  label: string;
  submitLabel: string;
  /** It was cancelled meanwhile: nothing can be saved any more. */
  isGone?: boolean;
  kept: StoredTyping<TypedInterview>;
  /** Rejects with the server's refusal. */
  send: (input: NewInterviewInput) => Promise<void>;
  onClose: () => void;
}

/**
 * Title, candidate, date and time of an interview (HPROF-10, OP-111). A field that was not edited follows the changes
 * of other windows.
 */
export function InterviewForm({
  interview,
  day,
  label,
  submitLabel,
  isGone = false,
  kept,
  send,
  onClose,
}: InterviewFormProps) {
  const { form, props, item, isBusy, problem } = useServerForm<InterviewDraft>({
    check: problemsOf,
    send: async ({ slot, ...draft }) => {
      if (!isGone && slot) await send({ ...draft, slot });
    },
  });
  useEffect(() => form.focusField('title'), [form]);
  const values: InterviewDraft = { ...draftOf(interview, day), ...kept.typed };
  return (
    <Form
      {...props}
      aria-label={label}
      initialValues={values}
      fields={fieldsOf(values)}
      onValuesChange={(typed: TypedInterview) =>
        // A slot is one of its day.
        kept.keep({ ...kept.typed, ...typed, ...(typed.date !== undefined && { slot: null }) })
      }
    >
      <MeanwhileNote
        interview={interview}
        goneText={
          isGone ? t`This interview was cancelled meanwhile. What you typed stays here until you close it.` : null
        }
      />
      {kept.isRestored && <StoredTypingNote />}
      <Form.Item {...item('title')} label={t`Title`}>
        <Input maxLength={interviewTextLength} />
      </Form.Item>
      <Form.Item {...item('candidate')} label={t`Candidate`}>
        <Input maxLength={interviewTextLength} />
      </Form.Item>
      <WhenItems item={item} date={values.date} applicationId={interview?.application?.id ?? null} own={interview} />
      <FormProblem text={isGone ? null : problem} />
      <FormButtons>
        <Button onClick={onClose}>{isGone ? t`Close` : t`Cancel`}</Button>
        <SubmitButton isBusy={isBusy} disabled={isGone}>
          {submitLabel}
        </SubmitButton>
      </FormButtons>
    </Form>
  );
}
