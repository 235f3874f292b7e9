import type * as z from 'zod/mini';

const keyOf = (name: string): string => `kaamyab.draft.${name}`;

/** The browser may refuse storage; everything works without it. */
function attempt<Value>(run: () => Value): Value | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** Text stored for the `tab` is removed with it; text stored for the `browser`, at logout like everything else. */
export type DraftPlace = 'tab' | 'browser';
const storageOf = (place: DraftPlace): Storage => (place === 'tab' ? sessionStorage : localStorage);

/** Unsent text survives a reload and a visit to another page. */
export const readTextDraft = (name: string, place: DraftPlace = 'tab'): string =>
  attempt(() => storageOf(place).getItem(keyOf(name))) ?? '';
export const keepTextDraft = (name: string, text: string, place: DraftPlace = 'tab'): void =>
  void attempt(() => (text ? storageOf(place).setItem(keyOf(name), text) : storageOf(place).removeItem(keyOf(name))));

/** The same for the fields of a form; null also for what another version of the form stored. */
export const readDraft = <Fields>(name: string, schema: z.ZodMiniType<Fields>, place?: DraftPlace): Fields | null =>
  attempt(() => schema.parse(JSON.parse(readTextDraft(name, place))));
export const storeDraft = (name: string, fields: object | null, place?: DraftPlace): void =>
  keepTextDraft(name, fields ? JSON.stringify(fields) : '', place);
