import { useMutation } from '@apollo/client/react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  interviewStatusAt,
  isSlotPast,
  latestInterviewDay,
  slotTimes,
} from '../../../server/calendar/interview.rules.ts';
import { indianDay } from '../../../server/jobs/job.rules.ts';
import type { ApplicationInterviewFragment } from '../../gql/graphql.ts';
import { longDate } from '../../lib/dates.ts';
import { fieldErrors } from '../../lib/errors.ts';
import { useNow } from '../../lib/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldNote, TextField } from '../../ui/field.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './application-interview.module.css';
import { ScheduleInterviewDocument } from './interview-documents.ts';
import { keepTypedInterview, readTypedInterview, type TypedInterview } from './interview-draft.ts';
import { forgetInterviews } from './interviews-cache.ts';
import { SlotPicker } from './slot-picker.tsx';

interface ApplicationInterviewProps {
  application: ApplicationInterviewFragment & { readonly viewerCan: { readonly scheduleInterview: boolean } };
  /** Stands for the form where interviews are not scheduled (HINT-01). */
  elsewhere?: ReactNode;
}

/** The interview of an application: when it is, or the form to schedule it (HINT-01…09). */
export function ApplicationInterview({
  application: { id, interview, viewerCan },
  elsewhere,
}: ApplicationInterviewProps) {
  const now = useNow();
  const isScheduled = interview !== null && interview !== undefined && interview.status !== 'CANCELLED';
  const scheduled = useFocusOnceThere(isScheduled);
  if (isScheduled) {
    // The page may be open since before it ended.
    const isOver =
      interviewStatusAt(interview.status, slotTimes(interview.date, interview.slot).endsAt, now) === 'COMPLETED';
    return (
      <div ref={scheduled} tabIndex={-1} className={styles.scheduled}>
        {isOver ? <Badge icon="calendar">Interview Completed</Badge> : <StatusTag status="INTERVIEW_SCHEDULED" />}
        <p>
          {isOver ? 'Interview held on' : 'Interview scheduled for'} {longDate(interview.date)} at {interview.slotText}
        </p>
      </div>
    );
  }
  if (!viewerCan.scheduleInterview) return null;
  return elsewhere ?? <ScheduleForm applicationId={id} />;
}

/** What takes the place of the form takes the focus over too, before anything around it does. */
function useFocusOnceThere(isThere: boolean): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const wasThere = useRef(isThere);
  useLayoutEffect(() => {
    if (isThere && !wasThere.current && document.activeElement === document.body) part.current?.focus();
    wasThere.current = isThere;
  }, [isThere]);
  return part;
}

/** The chosen slot is gone and with it the button that was pressed: the slots take the focus. */
function useFocusOnProblem(problem: string | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector('fieldset')?.focus();
  }, [problem]);
  return form;
}

function ScheduleForm({ applicationId }: { applicationId: string }) {
  const now = useNow();
  const [{ date = '', ...typed }, setTyped] = useState(() => readTypedInterview(applicationId) ?? {});
  const type = (chosen: TypedInterview | null) => {
    setTyped(chosen ?? {});
    keepTypedInterview(applicationId, chosen);
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
        onChange={({ target }) => {
          type({ date: target.value });
          setProblem(null);
        }}
      />
      <SlotPicker
        date={date}
        value={slot}
        onChange={(chosen) => type({ date, slot: chosen })}
        applicationId={applicationId}
        error={problem}
      />
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
