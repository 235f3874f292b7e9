import { useState } from 'react';
import type { UnmovedApplicantFragment } from '../../gql/graphql.ts';
import { useApplicantsPlace } from './applicants-address.ts';
import { UndoBars, useUndoableDecisions } from './undo-bar.tsx';
import { UnmovedDialog } from './unmoved-dialog.tsx';

type Unmoved = readonly UnmovedApplicantFragment[];

/**
 * Decisions on several: which can still be undone, and who stayed as they are. They outlive the list, which they may
 * empty.
 */
export function useBatches(onChange: () => void) {
  const { batches: undoable, readAgain } = useUndoableDecisions();
  const [unmoved, setUnmoved] = useState<Unmoved>([]);
  const changed = (left: Unmoved) => {
    setUnmoved(left);
    onChange();
    void readAgain();
  };
  return { undoable, unmoved, changed, forget: () => setUnmoved([]) };
}

export function BatchResults({ batches }: { batches: ReturnType<typeof useBatches> }) {
  const { go } = useApplicantsPlace();
  const openAlone = (id: string) => {
    batches.forget();
    go({ application: id });
  };
  return (
    <>
      <UndoBars batches={batches.undoable} onUndone={batches.changed} />
      <UnmovedDialog unmoved={batches.unmoved} onOpen={openAlone} onClose={batches.forget} />
    </>
  );
}
