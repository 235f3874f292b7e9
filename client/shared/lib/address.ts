import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { type DataRouter, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

type Place = Pick<DataRouter['state'], 'location' | 'navigation'>;

/** Where the person is by now, and whether on the way elsewhere. The app provides it; what is drawn may be older. */
export const LatestPlace = createContext<(() => Place) | null>(null);

/**
 * For answers that come late. What is returned says whether the person is still where they were when it was drawn: only
 * then may an answer lead them on or change the address.
 */
export function useIsHere(): () => boolean {
  const { key } = useLocation();
  const latestPlace = useContext(LatestPlace);
  const drawn = useRef<string | null>(null);
  useLayoutEffect(() => {
    drawn.current = key;
    return () => void (drawn.current = null);
  }, [key]);
  return () => {
    if (drawn.current !== key) return false;
    const place = latestPlace?.();
    return !place || (place.location.key === key && place.navigation.state === 'idle');
  };
}

/**
 * The query of the address as it is drawn, and the way to another. A press may come before the page of the last one is
 * drawn: `change` is given the latest, so that neither press is lost.
 */
export function useAddress() {
  const { search } = useLocation();
  const latestPlace = useContext(LatestPlace);
  const navigate = useNavigate();
  const go = (change: (latest: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
    void navigate(
      { search: change(new URLSearchParams(latestPlace?.().location.search ?? search)).toString() },
      { preventScrollReset: true, ...options },
    );
  return { address: new URLSearchParams(search), go };
}
