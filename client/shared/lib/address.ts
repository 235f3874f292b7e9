import { useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * For late answers. The returned function says whether the user is still on the page that rendered this, with no
 * navigation pending: only then may an answer redirect or change the address.
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

/** The query of the address, and a function to change it. */
export function useAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = (next: URLSearchParams, options?: NavigateOptions) =>
    void navigate({ search: next.toString() }, { preventScrollReset: true, ...options });
  return { address: new URLSearchParams(search), go };
}
