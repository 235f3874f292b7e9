import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For what takes the place of a form: when the form is gone, and the focus with it, it takes the focus. What has the
 * focus already keeps it.
 */
export function useFocusAfter<Part extends HTMLElement>(isFormOpen: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const wasOpen = useRef(isFormOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isFormOpen && document.activeElement === document.body) part.current?.focus();
    wasOpen.current = isFormOpen;
  }, [isFormOpen]);
  return part;
}
