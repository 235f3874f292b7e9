import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { AuditSubject } from '../../core/audit.ts';
import { fromCursor, toCursor } from '../../core/cursor.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { type Slice, sliceInput, toSlice } from '../../core/page.ts';
import { defineCommand, defineQuery, type WriteScope } from '../../core/use-case.ts';
import { findMail, hastenMail, type MailRow, pageMails, sendMailAgain } from './mail-log.queries.ts';
import { mailFilterSchema, mailMessages, mailPageSize, taskMessages } from './mail-log.rules.ts';
import type { MailRecord, TaskRecord } from './mail-log.types.ts';

const superadmins = ['SUPERADMIN'] as const;
const isRowId = (id: string): boolean => /^\d{1,12}$/.test(id);

/** The log and the marks of the list want a UUID: the number of the row, in its last part. */
const uuidOfRow = (id: string): string => `00000000-0000-0000-0000-${id.padStart(12, '0')}`;
const rowOfUuid = (uuid: string): string => String(Number(uuid.slice(-12)) || 0);
const mailSubject: AuditSubject = {
  type: 'MAIL',
  read: async ({ prepared }, uuid) => {
    const [mail] = await prepared(findMail(rowOfUuid(uuid)));
    return mail ? { state: mail.state, attempts: mail.attempts } : null;
  },
};

/** Whether it waits for a try that comes later. What is due within a minute may be under way, and would go out twice. */
const isDeferred = ({ state, attempts, nextAttemptAt }: MailRow, now: Date): boolean =>
  state === 'WAITING' && attempts > 0 && Number(nextAttemptAt) > now.getTime() + 60_000;

const shown = (mail: MailRow, now: Date): MailRecord => ({ ...mail, isDeferred: isDeferred(mail, now) });

const markOf = ({ listedAt, id }: MailRow): string => toCursor(listedAt, uuidOfRow(id));
function placeOf(mark: string): { time: string; id: string } {
  const { time, id } = fromCursor(mark, mailMessages.cursor());
  return { time, id: rowOfUuid(id) };
}

/** Of the last 30 days, newest first; `after` reads on. */
export const adminMails = defineQuery({
  name: 'adminMails',
  allow: superadmins,
  input: z.extend(mailFilterSchema, sliceInput(mailPageSize)),
  run: async ({ services, now }, { after, pageSize, ...filter }): Promise<Slice<MailRecord>> => {
    const place = { filter, after: after ? placeOf(after) : null, size: pageSize + 1 };
    const { items, endCursor } = toSlice(await services.database.searched(pageMails(place)), pageSize, markOf);
    return { items: items.map((mail) => shown(mail, now)), endCursor };
  },
});

const ofMail = {
  allow: superadmins,
  audit: { subject: mailSubject, id: ({ input }: { input: { id: string } }) => uuidOfRow(input.id) },
  input: z.object({ id: z.string() }),
} as const;

async function loadMail({ prepared }: Pick<WriteScope, 'prepared'>, { id }: { id: string }): Promise<MailRow> {
  const [mail] = isRowId(id) ? await prepared(findMail(id)) : [];
  if (!mail) throw notFound(mailMessages.notFound());
  return mail;
}

/** One that was refused or given up. */
export const retryMail = defineCommand({
  ...ofMail,
  name: 'retryMail',
  load: loadMail,
  run: async (scope, { id }, mail): Promise<MailRecord> => {
    const { prepared, effects, services, now } = scope;
    if (!mail.isRepeatable) throw conflict(mailMessages.notRepeatable());
    await services.outbox.queueMails(await prepared(sendMailAgain({ id, now })), scope.tx);
    effects.afterCommit.push(() => services.outbox.wake());
    return shown(await loadMail(scope, { id }), now);
  },
});

/** One that waits after a failed try. What is about to be tried stays as it is; what has left is DONE_ALREADY. */
export const sendMailNow = defineCommand({
  ...ofMail,
  name: 'sendMailNow',
  load: loadMail,
  run: async (scope, { id }, mail): Promise<MailRecord> => {
    const { prepared, effects, services, now } = scope;
    if (mail.state !== 'WAITING')
      throw conflict(mailMessages.notWaiting(), mail.state === 'SENT' ? { reason: 'DONE_ALREADY' } : {});
    if (isDeferred(mail, now)) {
      const queued = await prepared(hastenMail({ id, now }));
      await services.outbox.queueMails(queued, scope.tx);
    }
    effects.afterCommit.push(() => services.outbox.wake());
    return shown(await loadMail(scope, { id }), now);
  },
});

export const adminTasks = defineQuery({
  name: 'adminTasks',
  allow: superadmins,
  input: z.object({}),
  run: ({ services }): Promise<TaskRecord[]> => services.tasks.list(),
});

/** The log wants a UUID, which is made of the name. */
function uuidOfName(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

const taskSubject: AuditSubject = {
  type: 'TASK',
  read: async ({ services }, uuid) => ({ name: services.tasks.names().find((name) => uuidOfName(name) === uuid) }),
};

/** At once instead of at its next turn; on any of the processes. */
export const runTask = defineCommand({
  name: 'runTask',
  allow: superadmins,
  audit: {
    subject: taskSubject,
    id: ({ input }: { input: { name: string } }) => uuidOfName(input.name),
  },
  input: z.object({ name: z.string() }),
  load: async ({ services }, { name }) => {
    if (!services.tasks.names().includes(name)) throw notFound(taskMessages.notFound());
  },
  run: async ({ services, effects }, { name }) => {
    effects.afterCommit.push(() => services.tasks.wake(name));
    return true;
  },
});
