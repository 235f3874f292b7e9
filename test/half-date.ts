import { fireEvent } from '@testing-library/react';

/**
 * Leaves half a date in the field as a browser holds it, which jsdom does not: no value, and bad input. Returns how it
 * is cleared.
 */
export function typeHalfDate(field: HTMLElement): () => void {
  fireEvent.change(field, { target: { value: '' } });
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: true } });
  return () => void Reflect.deleteProperty(field, 'validity');
}
