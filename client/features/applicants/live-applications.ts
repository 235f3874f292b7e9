import { useReactiveVar, useSubscription } from '@apollo/client/react';
import { sessionExpired } from '../../lib/session.ts';
import { ApplicationMovedDocument } from './applicant-documents.ts';

/** Runs whenever one of the recruiter's applications arrives or moves; the cache already knows its new state then. */
export function useLiveApplications(onChange: () => void): void {
  // An ended session ends the subscription; logging in again starts a new one.
  const isExpired = useReactiveVar(sessionExpired);
  useSubscription(ApplicationMovedDocument, {
    skip: isExpired,
    ignoreResults: true,
    onData: onChange,
    onError: (error) => console.info('Live applications stopped', error),
  });
}
