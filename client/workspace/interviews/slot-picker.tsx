import { useQuery } from '@apollo/client/react';
import { useEffect, useId } from 'react';
import { interviewSlotLabels } from '../../../server/calendar/interview.labels.ts';
import { interviewSlots, isSlotPast } from '../../../server/calendar/interview.rules.ts';
import type { InterviewSlot } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { useNow } from '../lib/use-now.ts';
import { FieldNote } from '../../shared/ui/field.tsx';
import { TakenSlotsDocument } from './interview-documents.ts';
import styles from './slot-picker.module.css';

/** Why a slot cannot be chosen, in a word; null when it can. */
export function slotProblem(
  date: string,
  slot: InterviewSlot,
  taken: readonly InterviewSlot[],
  now: Date,
): 'Over' | 'Booked' | null {
  if (isSlotPast(date, slot, now)) return 'Over';
  return taken.includes(slot) ? 'Booked' : null;
}

interface SlotPickerProps {
  date: string;
  value: InterviewSlot | null;
  onChange: (slot: InterviewSlot) => void;
  /** Of which both sides' calendars are looked at; without one only the recruiter's. */
  applicationId: string | null;
  /** The slot that is being moved: booked by itself. */
  own?: { readonly date: string; readonly slot: InterviewSlot };
  error?: string | null;
}

/** The five slots of a day; past and booked ones say so and cannot be chosen. */
export function SlotPicker({ date, value, onChange, applicationId, own, error }: SlotPickerProps) {
  const name = useId();
  const {
    data,
    error: failure,
    refetch,
  } = useQuery(TakenSlotsDocument, {
    variables: { applicationId, date },
    skip: date === '',
    fetchPolicy: 'network-only',
  });
  useEffect(() => {
    // A slot that was refused was mostly taken meanwhile.
    if (error && date)
      refetch().catch((reason: unknown) => console.info('The free times could not be read again', reason));
  }, [error, date, refetch]);
  const now = useNow();
  // Which are booked is not known yet; without an answer the server says it when one is chosen.
  const isLooking = date !== '' && !data && !failure;
  const taken = (data?.takenInterviewSlots ?? []).filter((slot) => !(own?.slot === slot && own.date === date));
  return (
    <fieldset
      className={styles.slots}
      role="radiogroup"
      tabIndex={-1}
      aria-busy={isLooking}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-note` : undefined}
    >
      <legend>Time slot</legend>
      {isLooking && <output className="visually-hidden">Loading the free times</output>}
      <div className={styles.choices}>
        {interviewSlots.map((slot) => {
          const problem = date === '' ? null : slotProblem(date, slot, taken, now);
          return (
            <label key={slot} className={cx(styles.slot, problem && styles.closed)}>
              <input
                type="radio"
                name={name}
                className="visually-hidden"
                value={slot}
                checked={value === slot}
                disabled={date === '' || isLooking || problem !== null}
                onChange={() => onChange(slot)}
              />
              <span className="tabular">{interviewSlotLabels[slot]}</span>
              {problem && <small>{problem}</small>}
            </label>
          );
        })}
      </div>
      {error && <FieldNote id={`${name}-note`} error={error} />}
    </fieldset>
  );
}
