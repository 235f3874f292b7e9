import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';

const mixedScripts = () => t`Please write each word of the name in one script: one has letters of two.`;

/** Scripts whose letters pass for those of another; Indian ones do not. */
const mistaken = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Coptic', 'Cherokee', 'Lisu', 'Georgian', 'Tifinagh'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/**
 * One word of Latin and Cyrillic letters is made to be taken for another; words of two scripts may stand side by side.
 */
const mixesScripts = (text: string): boolean =>
  (text.normalize('NFKC').match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => mistaken.filter((script) => script.test(word)).length > 1,
  );

/** The name of a company as it is typed; one with a word of two scripts is made to pass for another's. */
export const companyName = <Schema extends z.ZodMiniType<string | null>>(schema: Schema) =>
  schema.check(z.refine((name) => !mixesScripts(name ?? ''), { error: mixedScripts }));
