import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For content that replaces a form: it takes the focus that was lost with the form. An element that already has the
 * focus keeps it.
 */
export function useFocusAfter<Section extends HTMLElement>(isFormOpen: boolean): RefObject<Section | null> {
  const part = useRef<Section>(null);
  const wasOpen = useRef(isFormOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isFormOpen && document.activeElement === document.body) part.current?.focus();
    wasOpen.current = isFormOpen;
  }, [isFormOpen]);
  return part;
}
