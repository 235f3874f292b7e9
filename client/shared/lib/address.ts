import { useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * For answers that come late. What is returned says whether the person is still where they were when it was drawn, and
 * not on the way elsewhere: only then may an answer lead them on or change the address.
 */
export function useIsHere(): () => boolean {
  const { key } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const here = useRef<string | null>(null);
  useLayoutEffect(() => {
    here.current = isLeaving ? null : key;
    return () => void (here.current = null);
  }, [key, isLeaving]);
  return () => here.current === key;
}

/** The query of the address, and the way to another. */
export function useAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = (next: URLSearchParams, options?: NavigateOptions) =>
    void navigate({ search: next.toString() }, { preventScrollReset: true, ...options });
  return { address: new URLSearchParams(search), go };
}
