import { type RefObject, useEffect, useId, useRef } from 'react';

/** A group takes the focus with the first of it that can be chosen. */
const focusable = (field: HTMLElement | null | undefined) =>
  (field?.matches('fieldset') && field.querySelector<HTMLElement>('input:enabled')) || field;

/**
 * The focus of a form that appears in the page: first in its first field, after each refusal in the first wrong one.
 */
export function useFormFocus(attempt: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    focusable(
      form.current?.querySelector<HTMLElement>(attempt === 0 ? 'input, textarea, select' : '[aria-invalid="true"]'),
    )?.focus();
  }, [attempt]);
  return form;
}

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
