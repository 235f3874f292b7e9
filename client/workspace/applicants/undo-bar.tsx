import { useMutation, useQuery } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Alert } from 'antd';
import { Icon } from '../../shared/ui/icon.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApplicationList, UndoableDecisionsQuery, UnmovedApplicantFragment } from '../../gql/graphql.ts';
import { paths } from '../../shared/lib/paths.ts';
import { toast } from '../../shared/ui/toast.ts';
import { forgetFilledJob } from '../lib/filled-job-cache.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { ActButton } from '../ui/act-button.tsx';
import { ApplicantsDocument } from './applicant-documents.ts';
import { decisions } from './decisions.ts';
import styles from './undo-bar.module.css';
import { graphql } from '../../gql/gql.ts';

export const UndoableDecisionsDocument = graphql(/* GraphQL */ `
  query UndoableDecisions {
    undoableDecisions {
      id
      status
      size
      applicantName
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
        ...ApplicationInterview
      }
      unmoved {
        ...UnmovedApplicant
      }
    }
  }
`);

type Batch = UndoableDecisionsQuery['undoableDecisions'][number];

interface UndoBarsProps {
  /** The visible one. */
  list: ApplicationList;
  onUndone: (unmoved: readonly UnmovedApplicantFragment[]) => void;
}

/** Few enough bars to leave the page visible: a recruiter who steps through a list decides every few seconds. */
const mostBars = 3;

/** Decisions of the last 30 seconds; they survive a reload. */
export function UndoBars(props: UndoBarsProps) {
  const { data } = useQuery(UndoableDecisionsDocument, { fetchPolicy: 'network-only' });
  return (
    <div className={styles.bars}>
      {data?.undoableDecisions.slice(0, mostBars).map((batch) => (
        <UndoBar key={batch.id} batch={batch} {...props} />
      ))}
    </div>
  );
}

/** Counts down the seconds given by the server. */
function UndoBar({
  batch: { id, status, size, applicantName, undoSeconds },
  list,
  onUndone,
}: UndoBarsProps & { batch: Batch }) {
  const [takeBack, { data }] = useMutation(UndoDecisionsDocument, {
    variables: { id },
    ...(status === 'HIRED' && { update: forgetFilledJob }),
    refetchQueries: [ApplicantsDocument, UndoableDecisionsDocument],
  });
  const [deadline] = useState(() => Date.now() + undoSeconds * 1000);
  const left = useCountdown(deadline);
  if (left === 0 || data) return null;
  const undo = async () => {
    const { restored = [], unmoved = [] } = (await takeBack()).data?.undoDecisions ?? {};
    toast.success(applicantName ? t`Undone: ${applicantName}` : t`Undone: ${restored.length} of ${size}`);
    onUndone(unmoved);
  };
  const done = decisions.find(({ to }) => to === status)?.done;
  const whom = applicantName ?? i18n.number(size);
  return (
    <section aria-label={t`Undo`}>
      <Alert
        // Not an alert, which would read out every second.
        role="none"
        className={styles.bar}
        type="success"
        title={
          <>
            <output>{t`${done ? i18n._(done) : ''}: ${whom}. No emails sent yet.`}</output>{' '}
            {status === 'APPROVED' && list !== 'APPROVED' && (
              <Link className="reach" to={paths.approvedApplicants}>
                {t`Approved Students`}
              </Link>
            )}
          </>
        }
        action={
          <>
            <ActButton type="primary" icon={<Icon name="undo" />} act={undo}>
              {t`Undo`}
            </ActButton>
            <span role="timer" className={styles.left} aria-label={t`Seconds left`}>
              {t`${left} s`}
            </span>
          </>
        }
      />
    </section>
  );
}
