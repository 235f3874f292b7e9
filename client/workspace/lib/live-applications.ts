import { useReactiveVar, useSubscription } from '@apollo/client/react';
import type { ApplicantRowFragment } from '../../gql/graphql.ts';
import { forgetFilledJob } from './filled-job-cache.ts';
import { sessionExpired } from '../../shared/lib/session.ts';
import { usePaced } from './use-paced.ts';
import { graphql } from '../../gql/gql.ts';

/** With what a withdrawal closes and applying again opens. */
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
 * Runs whenever applications of the recruiter arrive or move, a hundred moved together once; the cache already knows
 * their new state then.
 */
export function useLiveApplications(onChange: () => void): void {
  // An ended session ends the subscription; logging in again starts a new one.
  const isExpired = useReactiveVar(sessionExpired);
  const notify = usePaced(onChange, PAUSE_MS);
  useSubscription(ApplicationMovedDocument, {
    skip: isExpired,
    ignoreResults: true,
    onData: ({ client, data }) => {
      // Hired in another window. There is nothing to read of one that went meanwhile.
      const moved: ApplicantRowFragment | null | undefined = data.data?.applicationChanged;
      if (moved?.status === 'HIRED') forgetFilledJob(client.cache);
      notify();
    },
    onError: (error) => console.info('Live applications stopped', error),
  });
}
