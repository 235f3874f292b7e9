import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { holdSection } from './hold-section.ts';

/** Leads to the section that the address names, on a fresh load too. */
export function useAddressedSection(): void {
  const location = useLocation();
  const arrival = useNavigationType();
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1));
    // Going back returns to where the reader was; a fresh load has the key "default".
    const isReturn = arrival === NavigationType.Pop && location.key !== 'default';
    if (!section || isReturn) return;
    let stop: (() => void) | undefined;
    // After the effects of the page change, which focus the page as a whole.
    const frame = requestAnimationFrame(() => {
      stop = holdSection(section, 'instant');
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [location, arrival]);
}
