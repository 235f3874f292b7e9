import type { ApplicantRowFragment } from '../../gql/graphql.ts';
import { forgetFilledJob } from './filled-job-cache.ts';
import { useLive } from '../../shared/lib/live.ts';
import { useThrottled } from './use-throttled.ts';
import { graphql } from '../../gql/gql.ts';

/** With the fields that a withdrawal hides and applying again reveals. */
const ApplicationMovedDocument = graphql(/* GraphQL */ `
  subscription ApplicationMoved {
    applicationChanged {
      ...ApplicantRow
      ...ApplicantReach
      ...ApplicationProgress
      ...ApplicationInterview
    }
  }
`);

const PAUSE_MS = 1000;

/**
 * Runs whenever applications of the recruiter arrive or move, once for a bulk move; the cache already has the new
 * state.
 */
export function useLiveApplications(onChange: () => void): void {
  const notify = useThrottled(onChange, PAUSE_MS);
  useLive(ApplicationMovedDocument, (data, cache) => {
    // Hired in another window.
    const moved: ApplicantRowFragment | null | undefined = data?.applicationChanged;
    if (moved?.status === 'HIRED') forgetFilledJob(cache);
    notify();
  });
}
