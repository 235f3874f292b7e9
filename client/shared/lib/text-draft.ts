import type { z } from 'zod';

const keyOf = (name: string): string => `kaamyab.draft.${name}`;

/** The browser may refuse storage; everything works without it. */
function attempt<Value>(run: () => Value): Value | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/**
 * Text that was typed and not sent survives a reload and a visit to another page. It is removed with the tab and by a
 * logout.
 */
export const readTextDraft = (name: string): string => attempt(() => sessionStorage.getItem(keyOf(name))) ?? '';
export const keepTextDraft = (name: string, text: string): void =>
  void attempt(() => (text ? sessionStorage.setItem(keyOf(name), text) : sessionStorage.removeItem(keyOf(name))));

/** The same for the fields of a form; null also for what another version of the form stored. */
export const readDraft = <Fields>(name: string, schema: z.ZodType<Fields>): Fields | null =>
  attempt(() => schema.parse(JSON.parse(readTextDraft(name))));
export const storeDraft = (name: string, fields: object | null): void =>
  keepTextDraft(name, fields ? JSON.stringify(fields) : '');
