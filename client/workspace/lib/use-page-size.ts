import { useQuery } from '@apollo/client/react';
import { MeDocument } from '../../shared/lib/me.ts';

/** The browser may refuse storage; lists then begin with their first size. */
function attempt<Value>(run: () => Value): Value | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/**
 * How many rows of a list this person last chose to see, of the sizes that are offered; at first the first of them. A
 * logout forgets it.
 */
export function usePageSize(list: 'applicants' | 'jobs', sizes: readonly [number, ...number[]]) {
  const me = useQuery(MeDocument, { fetchPolicy: 'cache-only' }).data?.me?.id;
  const key = `kaamyab.page-size.${list}.${me}`;
  const stored = Number(attempt(() => localStorage.getItem(key)));
  return {
    size: sizes.find((size) => size === stored) ?? sizes[0],
    remember: (size: number): void => void attempt(() => localStorage.setItem(key, String(size))),
  };
}
