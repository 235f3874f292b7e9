import { useApolloClient, useQuery } from '@apollo/client/react';
import { useLiveApplications } from '../lib/live-applications.ts';
import { InterviewsDocument } from '../interviews/interview-documents.ts';
import { forgetInterviews } from '../interviews/interviews-cache.ts';
import { useOnReturn } from '../lib/use-on-return.ts';

/** The recruiter's interviews; the list, and any open form, stays while they are refetched. */
export function useLiveInterviews() {
  const { cache } = useApolloClient();
  const { data, previousData, error, refetch } = useQuery(InterviewsDocument);
  const readAgain = () => void refetch().catch(() => undefined);
  useLiveApplications(() => forgetInterviews(cache));
  useOnReturn(readAgain);
  return { interviews: (data ?? previousData)?.interviews, error, readAgain };
}
