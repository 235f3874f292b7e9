import { useReactiveVar, useSubscription } from '@apollo/client/react';
import { sessionExpired } from '../../lib/session.ts';
import { usePaced } from '../../lib/use-paced.ts';
import { ApplicationMovedDocument } from './applicant-documents.ts';

const PAUSE_MS = 1000;

/** Runs whenever applications of the recruiter arrive or move, a hundred moved together once; the cache already knows their new state then. */
export function useLiveApplications(onChange: () => void): void {
  // An ended session ends the subscription; logging in again starts a new one.
  const isExpired = useReactiveVar(sessionExpired);
  useSubscription(ApplicationMovedDocument, {
    skip: isExpired,
    ignoreResults: true,
    onData: usePaced(onChange, PAUSE_MS),
    onError: (error) => console.info('Live applications stopped', error),
  });
}
