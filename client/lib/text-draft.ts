import type { z } from 'zod';

const keyOf = (name: string): string => `kaamyab.draft.${name}`;

/** Storage may be refused by the browser; everything works without it. */
function attempt<Value>(run: () => Value): Value | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** What was typed and not sent outlives a reload and the way to another page; it goes with the tab and with a logout. */
export const readTextDraft = (name: string): string => attempt(() => sessionStorage.getItem(keyOf(name))) ?? '';
export const keepTextDraft = (name: string, text: string): void =>
  void attempt(() => (text ? sessionStorage.setItem(keyOf(name), text) : sessionStorage.removeItem(keyOf(name))));

/** The same for the fields of a form; null also for what another version of it left behind. */
export const readDraft = <Fields>(name: string, schema: z.ZodType<Fields>): Fields | null => attempt(() => schema.parse(JSON.parse(readTextDraft(name))));
export const keepDraft = (name: string, fields: object | null): void => keepTextDraft(name, fields ? JSON.stringify(fields) : '');
