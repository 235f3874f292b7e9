import { useEffect, useId, useRef } from 'react';

/**
 * For a form in the place of the button that opened it: closing it gives the focus back to that button, which is a new
 * element by then. A form that closes because another one opened takes no focus.
 */
export function useFormInPlace(isOpen: boolean, onClose: () => void): { buttonId: string; leave: () => void } {
  const buttonId = useId();
  const isLeft = useRef(false);
  useEffect(() => {
    if (isOpen || !isLeft.current) return;
    isLeft.current = false;
    document.getElementById(buttonId)?.focus();
  }, [isOpen, buttonId]);
  const leave = () => {
    isLeft.current = true;
    onClose();
  };
  return { buttonId, leave };
}
