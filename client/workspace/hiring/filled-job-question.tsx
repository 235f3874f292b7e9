import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Modal } from 'antd';
import { useState } from 'react';
import { errorText } from '../../shared/lib/errors.ts';
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

/**
 * D-05: asks about each job whose last opening was filled, here or in another window, until it is answered. A question
 * that could not be answered comes again with the next visit.
 */
export function FilledJobQuestion() {
  const { data, error, refetch } = useQuery(FilledJobDocument);
  const [leftAloneId, leaveAlone] = useState<string | null>(null);
  useOnReturn(
    () => void refetch().catch((failure: unknown) => console.info('Filled jobs could not be read again', failure)),
  );
  const found = error ? null : data?.filledJob;
  const job = found && found.id !== leftAloneId ? found : null;
  // An answered question stands until it is known which job is next.
  const thenNext = { refetchQueries: [FilledJobDocument], awaitRefetchQueries: true };
  const [close, closing] = useMutation(CloseJobDocument, { ...thenNext, update: forgetJobLists });
  const [keep, keeping] = useMutation(KeepJobOpenDocument, thenNext);
  const isBusy = closing.loading || keeping.loading;
  const answer = async (send: typeof close | typeof keep, done: string) => {
    if (!job || isBusy) return;
    try {
      await send({ variables: { id: job.id } });
      toast.success(done);
    } catch (refusal) {
      toast.error(errorText(refusal));
      leaveAlone(job.id);
    }
  };
  return (
    <Modal
      open={job !== null}
      title={t`All openings are filled. Close the job?`}
      okText={t`Close Job`}
      cancelText={t`Keep Open`}
      confirmLoading={isBusy}
      onOk={() => void answer(close, t`Job posting closed successfully`)}
      onCancel={() => void answer(keep, t`The job stays open`)}
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
