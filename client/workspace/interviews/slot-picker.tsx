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

/** Why a slot is disabled, in a word; null if it can be chosen. */
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
  /** The application whose two calendars are checked; without one, only the recruiter's is. */
  applicationId?: string;
  /** The current slot of the interview, which it books itself. */
  own?: { readonly date: string; readonly slot: InterviewSlot | null };
  ref?: Ref<{ focus: () => void }>;
}

/**
 * Focuses the first available slot, or the group if there is none or the chosen slot was refused: availability is
 * refetched then.
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

/** The booked slots of a day; refetched after an error, because a refused slot was usually taken meanwhile. */
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
    // The booked slots are still unknown; without them the server refuses a booked slot.
    isLooking: date !== '' && !data && !error,
  };
}

/** The five slots of a day; past and booked ones are disabled and say why. */
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
