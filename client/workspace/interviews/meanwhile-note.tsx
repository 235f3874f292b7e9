import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { InterviewEntryFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { FormProblem } from '../forms/form-parts.tsx';
import { FormNote } from '../ui/form-note.tsx';

/** What became of the interview while something about it is open here; `goneText` once it was cancelled. */
export function MeanwhileNote({
  interview,
  goneText,
}: {
  interview?: InterviewEntryFragment;
  goneText: string | null;
}) {
  const [opened] = useState(interview);
  const isMoved = interview && opened && (interview.date !== opened.date || interview.slot !== opened.slot);
  if (goneText) return <FormProblem text={goneText} />;
  return (
    <FormNote>
      {isMoved && t`This interview was moved meanwhile, to ${longDate(interview.date)} at ${interview.slotText}.`}
    </FormNote>
  );
}
