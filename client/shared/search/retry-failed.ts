import { useApolloClient } from '@apollo/client/react';

/** Results and counts are separate requests: every failed one is retried. */
export function useRetryFailed(): () => void {
  const client = useApolloClient();
  return () =>
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => query.getCurrentResult().error !== undefined,
    });
}
