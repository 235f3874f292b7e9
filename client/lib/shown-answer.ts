import { useState } from 'react';

interface Answer<Data> {
  data: Data | undefined;
  loading: boolean;
}

interface ShownAnswer<Data> {
  shown: Data | undefined;
  /** What is shown is the answer before; the new one is on its way. */
  isStale: boolean;
}

/**
 * What of a query to show: its answer, or, while the next page or search is on its way, the one before. When that fails, rows of another
 * question must not stand under the new one; those of the same question stay.
 */
export function useShownAnswer<Data>({ data, loading }: Answer<Data>, variables: object): ShownAnswer<Data> {
  const asked = JSON.stringify(variables);
  const [last, setLast] = useState<{ asked: string; data: Data }>();
  if (data && (last?.data !== data || last.asked !== asked)) setLast({ asked, data });
  const shown = data ?? (loading || last?.asked === asked ? last?.data : undefined);
  return { shown, isStale: shown !== undefined && !data && loading };
}
