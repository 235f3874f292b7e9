import { fill } from './user.ts';

/**
 * Leaves half a date in the field as a browser holds it, which jsdom does not: no value, and bad input. Returns a
 * function to clear it.
 */
export async function typeHalfDate(field: HTMLElement): Promise<() => void> {
  await fill(field, '');
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: true } });
  return () => void Reflect.deleteProperty(field, 'validity');
}
