import { createContext, useContext } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** The query that the address has by now. The app provides it; the drawn one, which stands in for it, may be older. */
export const LatestQuery = createContext<(() => string) | null>(null);

/**
 * The query of the address as it is drawn, and the way to another. A press may come before the page of the last one is
 * drawn: `change` is given the latest, so that neither press is lost.
 */
export function useAddress() {
  const { search } = useLocation();
  const latestQuery = useContext(LatestQuery);
  const navigate = useNavigate();
  const go = (change: (latest: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
    void navigate(
      { search: change(new URLSearchParams(latestQuery?.() ?? search)).toString() },
      { preventScrollReset: true, ...options },
    );
  return { address: new URLSearchParams(search), go };
}
