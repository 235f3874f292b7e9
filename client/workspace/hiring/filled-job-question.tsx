import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { FilledJobFragment } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { forgetFilledJob } from '../lib/filled-job-cache.ts';
import { useOnReturn } from '../lib/use-on-return.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { CloseJobDocument, FilledJobDocument, KeepJobOpenDocument } from './hiring-documents.ts';
import { forgetJobLists } from './job-lists-cache.ts';

/** D-05: asks about each job whose last opening was filled, here or in another window, until it is answered. */
export function FilledJobQuestion() {
  const { data, previousData, error, refetch } = useQuery(FilledJobDocument, { fetchPolicy: 'cache-and-network' });
  const [leftAloneId, leaveAlone] = useState<string | null>(null);
  useOnReturn(
    () => void refetch().catch((failure: unknown) => console.info('Filled jobs could not be read again', failure)),
  );
  // While it is read again, the question that is shown stays.
  const job = error ? null : (data ?? previousData)?.filledJob;
  return job && job.id !== leftAloneId ? <Question key={job.id} job={job} onFailed={() => leaveAlone(job.id)} /> : null;
}

interface QuestionProps {
  job: FilledJobFragment;
  /** It may stay unanswered: it comes again with the next visit. */
  onFailed: () => void;
}

function Question({ job: { id, title, openings }, onFailed }: QuestionProps) {
  const [close, closing] = useMutation(CloseJobDocument, {
    variables: { id },
    update: (cache) => [forgetJobLists, forgetFilledJob].forEach((forget) => forget(cache)),
  });
  const [keep, keeping] = useMutation(KeepJobOpenDocument, { variables: { id }, update: forgetFilledJob });
  // Also answered it stands until it is known which job is next.
  const isBusy = [closing, keeping].some(({ loading, data }) => loading || data);
  const answer = async (send: () => Promise<unknown>, done: string) => {
    if (isBusy) return;
    try {
      await send();
      toast.success(done);
    } catch (error) {
      toast.error(errorText(error));
      onFailed();
    }
  };
  return (
    <ConfirmDialog
      title="All openings are filled. Close the job?"
      confirmLabel="Close Job"
      cancelLabel="Keep Open"
      busy={isBusy}
      onConfirm={() => void answer(close, 'Job posting closed successfully')}
      onCancel={() => void answer(keep, 'The job stays open')}
    >
      <p>
        “{title}” has {openings === 1 ? '1 opening, and it is' : `${openings} openings, and all are`} filled. While the
        job is open, people go on applying.
      </p>
    </ConfirmDialog>
  );
}
