import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import type { Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';

const sourceLocale = 'en-IN';
const folder = join(import.meta.dirname, '../words', sourceLocale);

/** A locale that writes without Latin letters: dates and numbers in English are found, too. */
export const pseudoLocale = 'hi-IN';

/** Every message of the catalogues in Lingui's pseudo-localisation: another letter for each of the alphabet. */
export async function pseudoMessages(): Promise<Messages> {
  const format = formatter();
  const words: Record<string, string> = {};
  for (const filename of readdirSync(folder)) {
    const text = readFileSync(join(folder, filename), 'utf8');
    const catalogue = await format.parse(text, { locale: sourceLocale, sourceLocale, filename });
    for (const [id, { translation = '' }] of Object.entries(catalogue)) words[id] = translation;
  }
  const { source } = createCompiledCatalog(pseudoLocale, words, { namespace: 'json', pseudoLocale });
  return (JSON.parse(source) as { messages: Messages }).messages;
}
