import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { auditSubjectLabels } from '../../core/audit.labels.ts';
import type { Services } from '../../core/context.ts';
import { csvLine, csvStart } from '../../core/csv.ts';
import { fromCursor, toCursor } from '../../core/cursor.ts';
import { type Slice, sliceInput, toSlice } from '../../core/page.ts';
import { defineQuery } from '../../core/use-case.ts';
import { type AuditPlace, readAuditLog } from './audit.queries.ts';
import { auditFilterSchema, auditMessages, auditPageSize } from './audit.rules.ts';
import { AuditEntry } from './audit.types.ts';

const superadmins = ['SUPERADMIN'] as const;
const filterInput = { filter: z.nullish(auditFilterSchema) };

const read = async ({ database }: Services, place: AuditPlace) =>
  (await database.searched(readAuditLog(place))).map((row) => Object.assign(new AuditEntry(), row));

/** Newest first; `after` reads on. */
export const auditLog = defineQuery({
  name: 'auditLog',
  allow: superadmins,
  input: z.object({ ...filterInput, ...sliceInput(auditPageSize) }),
  run: async ({ services }, { filter, after, pageSize }): Promise<Slice<AuditEntry>> => {
    const rows = await read(services, {
      filter: filter ?? {},
      after: after ? fromCursor(after, auditMessages.cursor()) : null,
      size: pageSize + 1,
    });
    return toSlice(rows, pageSize, ({ cursorTime, id }) => toCursor(cursorTime, id));
  },
});

/** As a table, in the order of the log. */
export const exportAuditLog = defineQuery({
  name: 'exportAuditLog',
  allow: superadmins,
  input: z.strictObject(filterInput),
  run: async ({ services }, { filter }) => csvOf(services, filter ?? {}),
});

const exportBatch = 1000;
const columns = () => [
  t`Time`,
  t`Name`,
  t`Email`,
  t`Role`,
  t`Operation`,
  t`What was done`,
  t`Kind`,
  t`Subject`,
  t`Subject ID`,
  t`Before`,
  t`After`,
  t`Address`,
];

async function* csvOf(services: Services, filter: AuditPlace['filter']): AsyncGenerator<string> {
  let head = csvStart + csvLine(columns());
  for (let after: AuditPlace['after'] = null; ;) {
    const batch = await read(services, { filter, after, size: exportBatch });
    yield head + batch.map(lineOf).join('');
    head = '';
    const last = batch.at(-1);
    if (!last || batch.length < exportBatch) return;
    after = { time: last.cursorTime, id: last.id };
  }
}

const lineOf = (entry: AuditEntry): string =>
  csvLine([
    entry.at.toISOString(),
    entry.actorName,
    entry.actorEmail,
    entry.actorRole,
    entry.operation,
    entry.operationText,
    auditSubjectLabels[entry.subjectType](),
    entry.subjectName,
    entry.subjectId,
    entry.before && JSON.stringify(entry.before),
    entry.after && JSON.stringify(entry.after),
    entry.ipAddress,
  ]);
