import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Modal } from 'antd';
import { useState } from 'react';
import { errorText } from '../../shared/lib/errors.ts';
import { forgetFilledJob } from '../lib/filled-job-cache.ts';
import { useOnReturn } from '../lib/use-on-return.ts';
import { toast } from '../../shared/ui/toast.ts';
import { CloseJobDocument } from './close-job.ts';
import { forgetJobLists } from './job-lists-cache.ts';
import { graphql } from '../../gql/gql.ts';

const KeepJobOpenDocument = graphql(/* GraphQL */ `
  mutation KeepJobOpen($id: ID!) {
    keepJobOpen(id: $id) {
      id
      viewerCan {
        keepOpen
      }
    }
  }
`);

const FilledJobDocument = graphql(/* GraphQL */ `
  query FilledJob {
    filledJob {
      ...FilledJob
    }
  }

  fragment FilledJob on Job {
    id
    title
    openings
  }
`);

/** D-05: asks about each job whose last opening was filled, here or in another window, until it is answered. */
export function FilledJobQuestion() {
  const { data, previousData, error, refetch } = useQuery(FilledJobDocument, { fetchPolicy: 'cache-and-network' });
  const [leftAloneId, leaveAlone] = useState<string | null>(null);
  useOnReturn(
    () => void refetch().catch((failure: unknown) => console.info('Filled jobs could not be read again', failure)),
  );
  // While it is read again, the question that is shown stays.
  const found = error ? null : (data ?? previousData)?.filledJob;
  const job = found && found.id !== leftAloneId ? found : null;
  const { isBusy, keepOpen, closeJob } = useAnswer(job?.id ?? '', leaveAlone);
  return (
    <Modal
      open={job !== null}
      title={t`All openings are filled. Close the job?`}
      okText={t`Close Job`}
      cancelText={t`Keep Open`}
      confirmLoading={isBusy}
      onOk={closeJob}
      onCancel={keepOpen}
    >
      {job && (
        <p>
          <Trans>
            <Plural
              value={job.openings}
              one={`“${job.title}” has # opening, and it is filled.`}
              other={`“${job.title}” has # openings, and all are filled.`}
            />{' '}
            While the job is open, people go on applying.
          </Trans>
        </p>
      )}
    </Modal>
  );
}

/** A question may stay unanswered: it comes again with the next visit. */
function useAnswer(id: string, leaveAlone: (id: string) => void) {
  const [answeredId, setAnsweredId] = useState<string | null>(null);
  const [close] = useMutation(CloseJobDocument, {
    update: (cache) => [forgetJobLists, forgetFilledJob].forEach((forget) => forget(cache)),
  });
  const [keep] = useMutation(KeepJobOpenDocument, { update: forgetFilledJob });
  // Also answered it stands until it is known which job is next.
  const isBusy = answeredId === id;
  const answer = async (send: () => Promise<unknown>, done: string) => {
    if (isBusy) return;
    setAnsweredId(id);
    try {
      await send();
      toast.success(done);
    } catch (error) {
      toast.error(errorText(error));
      leaveAlone(id);
      setAnsweredId(null);
    }
  };
  return {
    isBusy,
    closeJob: () => void answer(() => close({ variables: { id } }), t`Job posting closed successfully`),
    keepOpen: () => void answer(() => keep({ variables: { id } }), t`The job stays open`),
  };
}
