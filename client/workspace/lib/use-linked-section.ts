import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** For links to a section of a page that had not rendered yet when the router scrolled. */
export function useLinkedSection(isThere = true): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = isThere ? document.getElementById(hash.slice(1)) : null;
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, isThere]);
}
