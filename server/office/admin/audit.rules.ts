import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { auditedOperationLabels, auditSubjectLabels } from '../../core/audit.labels.ts';
import { daySchema, keysOf } from '../../core/text.rules.ts';

export const auditPageSize = 50;

export const auditMessages = {
  operation: () => t`There is no such operation.`,
  date: () => t`Date must be written YYYY-MM-DD`,
  dateOrder: () => t`The last day must not be before the first`,
  cursor: () => t`Take \`after\` from \`endCursor\` of the page before.`,
} as const;

const dayInput = z.nullish(daySchema(auditMessages.date));

/** What is left out means any. */
export const auditFilterSchema = z
  .strictObject({
    person: z.nullish(z.string().check(z.maxLength(100))),
    operation: z.nullish(z.enum(keysOf(auditedOperationLabels), { error: auditMessages.operation })),
    subjectType: z.nullish(z.enum(keysOf(auditSubjectLabels))),
    subjectId: z.nullish(z.uuid()),
    from: dayInput,
    to: dayInput,
  })
  .check(z.refine(({ from, to }) => !from || !to || from <= to, { error: auditMessages.dateOrder, path: ['to'] }));

export type AuditFilterFields = z.input<typeof auditFilterSchema>;
export type AuditFilterValues = z.output<typeof auditFilterSchema>;

export interface AuditChange {
  name: string;
  before: string | null;
  after: string | null;
}

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What differs between two states, in the order in which they name it. */
export function changesOf(before: object | null, after: object | null): AuditChange[] {
  const [earlier, later] = [Object(before) as Record<string, unknown>, Object(after) as Record<string, unknown>];
  return [...new Set([...Object.keys(earlier), ...Object.keys(later)])]
    .map((name) => ({ name, before: textOf(earlier[name]), after: textOf(later[name]) }))
    .filter((change) => change.before !== change.after);
}
