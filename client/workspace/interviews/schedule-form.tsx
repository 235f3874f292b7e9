import { useMutation } from '@apollo/client/react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isSlotPast, latestInterviewDay } from '../../../server/calendar/interview.rules.ts';
import { indianDay } from '../../../server/core/india.rules.ts';
import type { InterviewSlot } from '../../gql/graphql.ts';
import { fieldErrors } from '../../shared/lib/errors.ts';
import { useNow } from '../lib/use-now.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldNote, TextField } from '../../shared/ui/field.tsx';
import { toast } from '../../shared/ui/toast.ts';
import styles from './application-interview.module.css';
import { ScheduleInterviewDocument } from './interview-documents.ts';
import { storeTypedInterview, readTypedInterview, type TypedInterview } from './interview-draft.ts';
import { forgetInterviews } from './interviews-cache.ts';
import { SlotPicker } from './slot-picker.tsx';

export function ScheduleForm({ applicationId }: { applicationId: string }) {
  const { form, now, date, slot, isReady, problem, loading, changeDate, chooseSlot, submit } =
    useScheduling(applicationId);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      aria-label="Schedule an interview"
    >
      <h3>Schedule an interview</h3>
      <TextField
        label="Date"
        type="date"
        min={indianDay(now)}
        max={latestInterviewDay(indianDay(now))}
        value={date}
        onChange={({ target }) => changeDate(target.value)}
      />
      <SlotPicker date={date} value={slot} onChange={chooseSlot} applicationId={applicationId} error={problem} />
      <div className={styles.submit}>
        <Button
          type="submit"
          kind="primary"
          icon="calendar"
          busy={loading}
          disabled={!isReady}
          aria-describedby={isReady ? undefined : 'schedule-needs'}
        >
          Schedule
        </Button>
        {!isReady && (
          <FieldNote id="schedule-needs" hint={date === '' ? 'Choose a date, then a time.' : 'Choose a time.'} />
        )}
      </div>
    </form>
  );
}

/** The day and the time that are chosen, stored until they are sent. */
function useScheduling(applicationId: string) {
  const now = useNow();
  const [{ date = '', ...typed }, setTyped] = useState(() => readTypedInterview(applicationId) ?? {});
  const type = (chosen: TypedInterview | null) => {
    setTyped(chosen ?? {});
    storeTypedInterview(applicationId, chosen);
  };
  const [problem, setProblem] = useState<string | null>(null);
  const [schedule, { loading }] = useMutation(ScheduleInterviewDocument, { update: forgetInterviews });
  // One that begins before it is sent is chosen no more.
  const slot = typed.slot && !isSlotPast(date, typed.slot, now) ? typed.slot : null;
  const form = useFocusOnProblem(problem);
  const isReady = date !== '' && slot !== null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || loading) return;
    setProblem(null);
    try {
      await schedule({ variables: { applicationId, date, slot } });
      type(null);
      toast.success('Interview scheduled. Both of you get it by mail.');
    } catch (error) {
      const { fields, formText } = fieldErrors(error, ['date', 'slot']);
      setProblem(fields.date ?? fields.slot ?? formText);
      type({ date });
    }
  };
  const changeDate = (day: string) => {
    type({ date: day });
    setProblem(null);
  };
  const chooseSlot = (chosen: InterviewSlot | null) => type({ date, slot: chosen });
  return { form, now, date, slot, isReady, problem, loading, changeDate, chooseSlot, submit };
}

/** The chosen slot is gone and with it the button that was pressed: the slots take the focus. */
function useFocusOnProblem(problem: string | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector('fieldset')?.focus();
  }, [problem]);
  return form;
}
