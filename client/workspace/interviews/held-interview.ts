import { useState } from 'react';
import type { InterviewEntryFragment } from '../../gql/graphql.ts';
import { type HeldInterview, isLive } from './interview-calendar.ts';

/**
 * The interview whose form is open. If it was cancelled meanwhile, it stays as it was last known, and so does what was
 * typed.
 */
export function useHeldInterview(
  interviews: readonly InterviewEntryFragment[],
  editedId: string | null,
): { held: HeldInterview | null; isGone: boolean } {
  const [known, setKnown] = useState<HeldInterview | null>(null);
  const current = interviews.find((interview) => interview.id === editedId && isLive(interview));
  const held = known?.interview.id === editedId ? known : null;
  if (editedId === null && known) setKnown(null);
  if (current && current !== known?.interview) setKnown({ interview: current, place: held?.place ?? current.startsAt });
  return { held, isGone: held !== null && !current };
}
