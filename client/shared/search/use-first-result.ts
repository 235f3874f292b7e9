import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a new search, filter or page the first result gets the focus; going back keeps the scroll position. After a
 * filter chosen by keyboard the focus stays there, for the next choice. While `isWaiting`, the answer is not shown yet.
 */
export function useFirstResult(results: RefObject<HTMLElement | null>, isWaiting: boolean): void {
  const { search } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(search);
  useEffect(() => {
    const area = results.current;
    if (isWaiting || !area || shown.current === search) return;
    shown.current = search;
    if (isBack) return;
    const first = area.querySelector('article');
    (first ?? area).scrollIntoView({ block: 'nearest' });
    if (document.querySelector('aside :focus-visible')) return;
    (first?.querySelector('a') ?? area).focus({ preventScroll: true });
  }, [results, isWaiting, search, isBack]);
}
