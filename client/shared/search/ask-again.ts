import { useApolloClient } from '@apollo/client/react';

/** Results and counts are requests of their own: all that failed are sent again. */
export function useAskAgain(): () => void {
  const client = useApolloClient();
  return () =>
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => query.getCurrentResult().error !== undefined,
    });
}
