import { type RefObject, useEffect, useRef } from 'react';

/** After a refused attempt the first wrong field in the element gets the focus; clearing one later moves nothing. */
export function useFocusOnProblem<Part extends HTMLElement>(attempt: number): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (attempt > 0) part.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return part;
}
