import { useMutation, useQuery } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Alert, Button } from 'antd';
import { Icon } from '../../shared/ui/icon.tsx';
import { useEffect, useState } from 'react';
import type { UndoableDecisionsQuery, UnmovedApplicantFragment } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { toast } from '../../shared/ui/toast.ts';
import { batchDecisions } from './decisions.ts';
import styles from './undo-bar.module.css';
import { graphql } from '../../gql/gql.ts';

const UndoableDecisionsDocument = graphql(/* GraphQL */ `
  query UndoableDecisions {
    undoableDecisions {
      id
      status
      size
      undoSeconds
    }
  }
`);

const UndoDecisionsDocument = graphql(/* GraphQL */ `
  mutation UndoDecisions($id: ID!) {
    undoDecisions(id: $id) {
      restored {
        ...ApplicantRow
        ...ApplicationProgress
      }
      unmoved {
        ...UnmovedApplicant
      }
    }
  }
`);

type Batch = UndoableDecisionsQuery['undoableDecisions'][number];

interface UndoBarsProps {
  batches: readonly Batch[];
  onUndone: (unmoved: readonly UnmovedApplicantFragment[]) => void;
}

/** What was decided on several in the last 30 seconds; also after the page was loaded again. */
export function useUndoableDecisions() {
  const { data, refetch } = useQuery(UndoableDecisionsDocument, { fetchPolicy: 'network-only' });
  return {
    batches: data?.undoableDecisions ?? [],
    readAgain: () => refetch().catch((error: unknown) => console.info('What can be undone could not be read', error)),
  };
}

export const UndoBars = ({ batches, onUndone }: UndoBarsProps) => (
  <div className={styles.bars}>
    {batches.map((batch) => (
      <UndoBar key={batch.id} batch={batch} onUndone={onUndone} />
    ))}
  </div>
);

/** Counts down the seconds that the server gave, so that a wrong clock here neither shortens nor extends them. */
function useSecondsLeft(seconds: number, isStopped: boolean): number {
  const [end] = useState(() => performance.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const isOver = isStopped || left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [end, isOver]);
  return left;
}

function UndoBar({
  batch: { id, status, size, undoSeconds },
  onUndone,
}: {
  batch: Batch;
  onUndone: UndoBarsProps['onUndone'];
}) {
  const [takeBack, { loading, data }] = useMutation(UndoDecisionsDocument);
  const left = useSecondsLeft(undoSeconds, Boolean(data));
  if (left === 0 || data) return null;
  const undo = async () => {
    try {
      const { data: undone } = await takeBack({ variables: { id } });
      const { restored = [], unmoved = [] } = undone?.undoDecisions ?? {};
      toast.success(t`Taken back: ${restored.length} of ${size}`);
      onUndone(unmoved);
    } catch (error) {
      toast.error(errorText(error));
      onUndone([]);
    }
  };
  const done = batchDecisions.find(({ to }) => to === status)?.done;
  return (
    <section aria-label={t`Undo`}>
      <Alert
        // Not an alert: it would read out each second that is left.
        role="none"
        className={styles.bar}
        type="success"
        title={<output>{t`${done ? i18n._(done) : ''}: ${size}. We haven't written to anybody yet.`}</output>}
        action={
          <>
            <Button type="primary" icon={<Icon name="undo" />} loading={loading} onClick={() => void undo()}>
              {t`Undo`}
            </Button>
            <span role="timer" className={styles.left} aria-label={t`Seconds left`}>
              {t`${left} s`}
            </span>
          </>
        }
      />
    </section>
  );
}
