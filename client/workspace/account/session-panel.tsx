import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { ErrorState } from '../ui/page-states.tsx';
import { TitledPanel } from '../ui/part.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { SessionsDocument } from './account-documents.ts';
import { SessionList } from './session-list.tsx';

export function SessionPanel() {
  const { data, error, refetch } = useQuery(SessionsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <TitledPanel title={t`Where you are logged in`}>
      {error && !data && (
        <ErrorState title={t`Your devices could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <SkeletonBlock label={t`Loading your devices`} height={140} />}
      {data && <SessionList sessions={data.sessions} />}
    </TitledPanel>
  );
}
