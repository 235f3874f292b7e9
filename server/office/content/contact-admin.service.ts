import * as z from 'zod/mini';
import type { AuditSubject } from '../../core/audit.ts';
import type { Prepared } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { type Slice, sliceInput, toSlice } from '../../core/page.ts';
import { defineCommand, defineQuery, type WriteScope } from '../../core/use-case.ts';
import { afterId } from './announcement-admin.service.ts';
import { type ContactRow, findContactMessage, pageContactMessages } from './contact-admin.queries.ts';
import type { ContactMessageRecord } from './contact-admin.types.ts';
import {
  contactAnswerSchema,
  contactFilterSchema,
  contentAdminMessages,
  contentAdminPageSize,
} from './content-admin.rules.ts';
import { ContactAnswer, ContactMessage } from './content.entity.ts';
import { contactAnswerMail } from './content.mails.ts';

const staff = ['ADMIN', 'SUPERADMIN'] as const;
const idInput = z.object({ id: z.string() });

/** Texts are not logged: the log outlives accounts. */
const contactMessage: AuditSubject = {
  type: 'CONTACT_MESSAGE',
  read: async ({ tx }, id) => {
    const row = await tx.findOne(ContactMessage, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return row && { handledAt: row.handledAt, closedAt: row.closedAt };
  },
};
const audit = { subject: contactMessage, id: ({ input }: { input: { id: string } }) => input.id };

const toRecord = ({ answers, ...message }: ContactRow): ContactMessageRecord => ({
  ...message,
  answers: answers.map((answer) => ({ ...answer, sentAt: new Date(answer.sentAt) })),
});

/** Open, answered and closed ones; newest first. */
export const adminContactMessages = defineQuery({
  name: 'adminContactMessages',
  allow: staff,
  input: z.extend(contactFilterSchema, sliceInput(contentAdminPageSize)),
  run: async ({ services }, { after, pageSize, ...filter }): Promise<Slice<ContactMessageRecord>> => {
    const place = { filter, after: afterId(after), size: pageSize + 1 };
    const rows = await services.database.searched(pageContactMessages(place));
    return toSlice(rows.map(toRecord), pageSize, ({ id }) => id);
  },
});

async function readRecord(prepared: Prepared, id: string): Promise<ContactMessageRecord> {
  const [row] = isId(id) ? await prepared(findContactMessage(id)) : [];
  if (!row) throw notFound(contentAdminMessages.messageNotFound());
  return toRecord(row);
}

export const adminContactMessage = defineQuery({
  name: 'adminContactMessage',
  allow: staff,
  input: idInput,
  run: ({ services }, { id }) => readRecord(services.database.prepared, id),
});

/** Locked until the end of the transaction. */
async function load({ tx }: WriteScope<typeof staff>, { id }: { id: string }): Promise<ContactMessage> {
  const row = isId(id)
    ? await tx.findOne(ContactMessage, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!row) throw notFound(contentAdminMessages.messageNotFound());
  return row;
}

/** The mail quotes the message. A closed message becomes an answered one. */
export const answerContactMessage = defineCommand({
  name: 'answerContactMessage',
  allow: staff,
  audit,
  isCreating: true,
  input: z.extend(idInput, contactAnswerSchema.shape),
  load,
  run: async (
    { tx, prepared, effects, actor, now },
    { id, text },
    { userId, name, email, message, createdAt },
  ): Promise<ContactMessageRecord> => {
    await tx.insert(ContactAnswer, { messageId: id, authorId: actor.id, text, sentAt: now });
    await tx.update(ContactMessage, id, { handledAt: now, closedAt: null });
    effects.mails.push(contactAnswerMail({ id, userId, name, email, message, createdAt, answer: text }));
    return readRecord(prepared, id);
  },
  answerIsAbout: (_record, { id, userId }) => [id, userId],
});

/** With or without an answer. Twice is fine. */
export const closeContactMessage = defineCommand({
  name: 'closeContactMessage',
  allow: staff,
  audit,
  input: idInput,
  load,
  run: async ({ tx, prepared, now }, { id }, { handledAt, closedAt }): Promise<ContactMessageRecord> => {
    await tx.update(ContactMessage, id, { handledAt: handledAt ?? now, closedAt: closedAt ?? now });
    return readRecord(prepared, id);
  },
});

/** It waits for an answer again. Twice is fine. */
export const reopenContactMessage = defineCommand({
  name: 'reopenContactMessage',
  allow: staff,
  audit,
  input: idInput,
  load,
  run: async ({ tx, prepared }, { id }): Promise<ContactMessageRecord> => {
    await tx.update(ContactMessage, id, { handledAt: null, closedAt: null });
    return readRecord(prepared, id);
  },
});
