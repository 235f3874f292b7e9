import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import { errorText } from '../../shared/lib/errors.ts';
import { useOnReturn } from '../lib/use-on-return.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Cluster } from '../../shared/ui/layout.tsx';
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

// A hire evicts `filledJob` from the cache, here or in another window; then it is refetched (filled-job-cache.ts).
const FilledJobDocument = graphql(/* GraphQL */ `
  query FilledJob($id: ID!) {
    filledJob {
      id
    }
    job(id: $id) {
      id
      title
      openings
      viewerCan {
        keepOpen
      }
    }
  }
`);

/** D-05: shown on the pages of a job whose last opening was filled, here or in another window, until answered. */
export function FilledJobBanner({ jobId }: { jobId: string }) {
  const { data, previousData, refetch } = useQuery(FilledJobDocument, { variables: { id: jobId } });
  useOnReturn(
    () => void refetch().catch((failure: unknown) => console.info('Whether the job is filled is not known', failure)),
  );
  const readAgain = { refetchQueries: [FilledJobDocument], awaitRefetchQueries: true };
  const [close, closing] = useMutation(CloseJobDocument, { ...readAgain, update: forgetJobLists });
  const [keep, keeping] = useMutation(KeepJobOpenDocument, readAgain);
  const isBusy = closing.loading || keeping.loading;
  // The previous result stays while it is refetched.
  const job = (data ?? previousData)?.job;
  if (job?.id !== jobId || !job.viewerCan.keepOpen) return null;
  const answer = async (send: typeof close | typeof keep, done: string) => {
    if (isBusy) return;
    try {
      await send({ variables: { id: job.id } });
      toast.success(done);
    } catch (refusal) {
      toast.error(errorText(refusal));
    }
  };
  return (
    <Alert
      type="warning"
      showIcon
      icon={<Icon name="check" />}
      title={t`All openings are filled. Close the job?`}
      description={
        <Trans>
          <Plural
            value={job.openings}
            one={`“${job.title}” has # opening, and it is filled.`}
            other={`“${job.title}” has # openings, and all are filled.`}
          />{' '}
          While the job is open, people can keep applying.
        </Trans>
      }
      action={
        <Cluster>
          <Button loading={keeping.loading} onClick={() => void answer(keep, t`The job stays open`)}>
            {t`Keep Open`}
          </Button>
          <Button
            type="primary"
            loading={closing.loading}
            onClick={() => void answer(close, t`Job posting closed successfully`)}
          >
            {t`Close Job`}
          </Button>
        </Cluster>
      }
    />
  );
}
