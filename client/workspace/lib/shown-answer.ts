import { useState } from 'react';

export interface Answer<Data> {
  data: Data | undefined;
  loading: boolean;
}

interface ShownAnswer<Data> {
  shown: Data | undefined;
  /** The previous answer is shown while the new one loads. */
  isStale: boolean;
}

/**
 * The answer to show: the query's own or, while the next page or search loads, the previous one. After a failure, rows
 * of another query must not stay under the new one; rows of the same query do.
 */
export function useShownAnswer<Data>({ data, loading }: Answer<Data>, variables: object): ShownAnswer<Data> {
  const asked = JSON.stringify(variables);
  const [last, setLast] = useState<{ asked: string; data: Data }>();
  if (data && (last?.data !== data || last.asked !== asked)) setLast({ asked, data });
  const shown = data ?? (loading || last?.asked === asked ? last?.data : undefined);
  return { shown, isStale: shown !== undefined && !data && loading };
}
