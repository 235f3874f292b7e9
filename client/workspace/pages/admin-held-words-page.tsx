import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { HeldWordsDocument } from '../admin/held-word-documents.ts';
import { HeldWords } from '../admin/held-words.tsx';
import { paths } from '../../shared/lib/paths.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';

/** /admin/held-words: by which words texts of jobs are held for review. */
export function AdminHeldWordsPage() {
  const { data, error, refetch } = useQuery(HeldWordsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Stack gap={20}>
      <PageTitle>{t`Words that hold jobs`}</PageTitle>
      <p>
        <Trans>
          A job is held for review when one of its sentences names a payment and asks for it. See the{' '}
          <Link to={`${paths.adminJobs}?state=HELD`}>jobs that are held</Link>. Changes count for jobs that are posted,
          changed or reopened from then on.
        </Trans>
      </p>
      {data && <HeldWords words={data.heldWords} />}
      {!data && error && (
        <ErrorState title={t`The words could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonBlock label={t`Loading the words`} height={480} />}
    </Stack>
  );
}
