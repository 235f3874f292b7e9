import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useAddress } from '../../shared/lib/address.ts';
import { listPageOf, listPageVariables, rowsOnPage, totalSoFar } from '../lib/list-pages.ts';
import { paths } from '../../shared/lib/paths.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { BeyondTheEnd } from '../../shared/ui/beyond-the-end.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { LinkPagination } from '../ui/link-pagination.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { SavedJobsDocument, savedPageParameter } from './saved-jobs-documents.ts';
import { SeekerJobCards } from './seeker-job-cards.tsx';

const CARD_HEIGHT = 156;

/** The Saved tab (OP-097): last saved first, closed jobs included. */
export function SavedJobs({ linkState }: { linkState: unknown }) {
  const page = listPageOf(useAddress().address, savedPageParameter);
  const { data, error, refetch } = useQuery(SavedJobsDocument, {
    variables: listPageVariables(page),
  });
  if (!data) {
    return error ? (
      <ErrorState title={t`Your saved jobs could not be loaded.`} error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonCards count={3} height={CARD_HEIGHT} label={t`Loading saved jobs`} />
    );
  }
  // A job that was just removed is still in the fetched list.
  const jobs = data.savedJobs.filter(({ saved }) => saved);
  const hasNext = data.following.length > 0;
  if (jobs.length === 0 && page === 1 && !hasNext) {
    return (
      <EmptyState
        title={t`No saved jobs yet`}
        action={
          <LinkButton type="primary" to={paths.applyForJobs}>
            {t`Browse Jobs`}
          </LinkButton>
        }
      >
        {t`Press the bookmark on a job to keep it here.`}
      </EmptyState>
    );
  }
  if (data.savedJobs.length === 0 && page > 1) return <BeyondTheEnd parameter={savedPageParameter} />;
  return (
    <Stack gap={24}>
      {jobs.length > 0 ? (
        <SeekerJobCards jobs={jobs} isSignedIn linkState={linkState} />
      ) : (
        <EmptyState title={t`No saved jobs on this page`} />
      )}
      <LinkPagination
        page={page}
        pageSize={rowsOnPage}
        total={totalSoFar(page, data.savedJobs.length, hasNext)}
        parameter={savedPageParameter}
        label={t`Pages of saved jobs`}
      />
    </Stack>
  );
}
