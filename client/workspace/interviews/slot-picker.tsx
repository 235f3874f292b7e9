import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Radio, type RadioGroupProps } from 'antd';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { interviewSlotLabels } from '../../../server/hiring/interviews/interview.labels.ts';
import { interviewSlots, isSlotPast } from '../../../server/hiring/interviews/interview.rules.ts';
import type { InterviewSlot } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { useNow } from '../lib/use-now.ts';
import { TakenSlotsDocument } from './interview-documents.ts';
import styles from './slot-picker.module.css';

/** Why a slot cannot be chosen, in a word; null when it can. */
export function slotProblem(
  date: string,
  slot: InterviewSlot,
  taken: readonly InterviewSlot[],
  now: Date,
): string | null {
  if (isSlotPast(date, slot, now)) return t`Over`;
  return taken.includes(slot) ? t`Booked` : null;
}

export interface SlotPickerProps extends RadioGroupProps {
  date: string;
  /** Of which both sides' calendars are looked at; without one only the recruiter's. */
  applicationId?: string;
  /** The slot that is being moved: booked by itself. */
  own?: { readonly date: string; readonly slot: InterviewSlot | null };
  ref?: Ref<{ focus: () => void }>;
}

/**
 * The first slot that can be chosen takes the focus; the group itself when there is none, or when the chosen one was
 * refused: which are free is read again then.
 */
function useFocusableGroup(ref: SlotPickerProps['ref'], isChosen: boolean) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // antd's group takes no tabIndex.
    if (group.current) group.current.tabIndex = -1;
  }, []);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => {
        const free = isChosen ? null : group.current?.querySelector<HTMLElement>('input:enabled');
        (free ?? group.current)?.focus();
      },
    }),
    [isChosen],
  );
  return group;
}

/** Which are booked on a day; read again after a refusal: a refused slot was mostly taken meanwhile. */
function useTakenSlots(applicationId: string | undefined, date: string, isRefused: boolean) {
  const { data, error, refetch } = useQuery(TakenSlotsDocument, {
    variables: { applicationId, date },
    skip: date === '',
    fetchPolicy: 'network-only',
  });
  useEffect(() => {
    if (isRefused && date)
      refetch().catch((reason: unknown) => console.info('The free times could not be read again', reason));
  }, [isRefused, date, refetch]);
  return {
    taken: data?.takenInterviewSlots ?? [],
    // Which are booked is not known yet; without an answer the server says it when one is chosen.
    isLooking: date !== '' && !data && !error,
  };
}

/** The five slots of a day; past and booked ones say so and cannot be chosen. */
export function SlotPicker({ date, applicationId, own, ref, ...control }: SlotPickerProps) {
  const group = useFocusableGroup(ref, Boolean(control.value));
  const isWrong = control['aria-invalid'] === 'true' || control['aria-invalid'] === true;
  const { taken, isLooking } = useTakenSlots(applicationId, date, isWrong);
  const now = useNow();
  const others = taken.filter((slot) => !(own?.slot === slot && own.date === date));
  return (
    <div aria-busy={isLooking}>
      {isLooking && <output className="visually-hidden">{t`Loading the free times`}</output>}
      <Radio.Group
        {...control}
        ref={group}
        aria-label={t`Time slot`}
        className={styles.choices}
        options={interviewSlots.map((slot) => {
          const problem = date === '' ? null : slotProblem(date, slot, others, now);
          return {
            value: slot,
            disabled: date === '' || isLooking || problem !== null,
            label: (
              <>
                <span className={cx('tabular', problem && styles.closed)}>{interviewSlotLabels[slot]}</span>
                {problem && <small className="small"> {problem}</small>}
              </>
            ),
          };
        })}
      />
    </div>
  );
}
