import { In, IsNull } from 'typeorm';
import * as z from 'zod/mini';
import type { AuditSubject } from '../../core/audit.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { pageInput, type Page, toPage } from '../../core/page.ts';
import { keysOf } from '../../core/text.rules.ts';
import { defineCommand, defineQuery, type WriteScope } from '../../core/use-case.ts';
import { User } from '../../people/users/user.entity.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { SupportConversation } from './conversation.entity.ts';
import { countConversations, findConversation, listConversations, lookAtConversation } from './conversation.queries.ts';
import { SupportMessage } from './support.entity.ts';
import { conversationStateLabels } from './support.labels.ts';
import { visitorAnswerMail } from './support.mails.ts';
import { answeredNotice } from './support.notices.ts';
import { findConversationMessage, listConversationMessages } from './support.queries.ts';
import {
  answerMailAfterSeconds,
  conversationPageSize,
  supportMessages,
  supportMessageSchema,
} from './support.rules.ts';

const staff = ['ADMIN', 'SUPERADMIN'] as const;
type Prepared = Pick<WriteScope, 'prepared'>;
type ConversationRow = Awaited<ReturnType<typeof readRow>>;

async function readRow({ prepared }: Prepared, id: string, actorId: string) {
  const [row] = isId(id) ? await prepared(findConversation({ id, actorId })) : [];
  if (!row) throw notFound(supportMessages.notFound());
  return row;
}

const toConversation = ({ name, email, role, lastActiveAt, ...row }: ConversationRow): SupportConversation => ({
  ...row,
  person: { id: row.userId, name, email, role, lastActiveAt },
});

/** Texts are not logged: the log outlives accounts. */
const conversation: AuditSubject = {
  type: 'CONVERSATION',
  read: ({ tx }, id) =>
    tx.findOne(SupportConversation, {
      where: { id },
      select: { waitsSince: true, assignedTo: true, lastMessageAt: true, closedAt: true },
      lock: { mode: 'pessimistic_write' },
    }),
};
const audit = { subject: conversation, id: ({ input }: { input: { id: string } }) => input.id };

/** NOT_FOUND if there is none. */
const load = async (
  scope: Prepared & { actor: { id: string } },
  { id }: { id: string },
): Promise<SupportConversation> => toConversation(await readRow(scope, id, scope.actor.id));

/** Of two answers at once the second waits for the first. */
async function lock(scope: WriteScope<typeof staff>, input: { id: string }): Promise<SupportConversation> {
  if (isId(input.id)) await conversation.read(scope, input.id);
  return load(scope, input);
}

/** Postgres takes 8,000 bytes for one event, which is some 190 ids. */
const idsOfAnEvent = 100;

/** Updates the open windows of all admins. */
export async function informStaff({ tx, effects }: Pick<WriteScope, 'tx' | 'effects'>, id: string) {
  const people = await tx.find(User, { select: { id: true }, where: { role: In(staff), disabledAt: IsNull() } });
  const userIds = people.map((person) => person.id);
  for (let from = 0; from < userIds.length; from += idsOfAnEvent)
    effects.events.push({
      topic: 'supportConversationChanged',
      userIds: userIds.slice(from, from + idsOfAnEvent),
      subjectId: id,
    });
}

/** Waiting ones by the longest wait; all others by the latest message. */
export const listSupportConversations = defineQuery({
  name: 'supportConversations',
  allow: staff,
  input: z.object({
    state: z.nullish(z.enum(keysOf(conversationStateLabels))),
    isMine: z.nullish(z.boolean()),
    ...pageInput(conversationPageSize),
  }),
  run: async ({ services, actor }, { state, isMine, ...asked }): Promise<Page<SupportConversation>> => {
    const wanted = { state: state ?? 'WAITING', takenBy: isMine ? actor.id : null };
    const { prepared } = services.database;
    const [rows, [counted]] = await Promise.all([
      prepared(listConversations({ ...wanted, ...asked, actorId: actor.id })),
      prepared(countConversations(wanted)),
    ]);
    return toPage(rows.map(toConversation), counted?.count ?? 0, asked);
  },
});

/** NOT_FOUND if there is none. */
export const readSupportConversation = defineQuery({
  name: 'supportConversation',
  allow: staff,
  input: z.object({ id: z.string() }),
  run: ({ services, actor }, { id }) => load({ prepared: services.database.prepared, actor }, { id }),
});

/**
 * The names of the other admins who have it open. Asking notes that the caller has it open, for half a minute: what
 * it changes says nothing to the audit log. NOT_FOUND if there is none.
 */
export const listViewers = defineQuery({
  name: 'supportConversationViewers',
  allow: staff,
  input: z.object({ id: z.string() }),
  run: async ({ services, actor, now }, { id }): Promise<string[]> => {
    const { prepared } = services.database;
    await load({ prepared, actor }, { id });
    return (await prepared(lookAtConversation({ id, actorId: actor.id, now }))).map(({ name }) => name);
  },
});

/** Oldest first, at most 50. NOT_FOUND for an unknown conversation, or a `before` of another one. */
export const listMessagesOfConversation = defineQuery({
  name: 'supportConversationMessages',
  allow: staff,
  input: z.object({ id: z.string(), before: z.nullish(z.string()) }),
  run: async ({ services, actor }, { id, before }) => {
    const { prepared } = services.database;
    await load({ prepared, actor }, { id });
    const [known] =
      before && isId(before) ? await prepared(findConversationMessage({ conversationId: id, id: before })) : [];
    if (before && !known) throw notFound(supportMessages.notFound());
    return prepared(listConversationMessages({ conversationId: id, before: before ?? null }));
  },
});

/**
 * Goes out live. Until it is seen a notification stands in the person's bell, and after two minutes goes by mail; to a
 * visitor it goes by mail at once. The first admin who answers takes the conversation. NOT_FOUND if
 * there is none.
 */
export const answerSupportConversation = defineCommand({
  name: 'answerSupportConversation',
  allow: staff,
  audit,
  isCreating: true,
  input: z.extend(supportMessageSchema, { id: z.string() }),
  load: lock,
  run: async (scope, { text }, asked) => {
    const { tx, prepared, effects, actor, now } = scope;
    const { id: conversationId, userId } = asked;
    const { id } = await tx.save(
      tx.create(SupportMessage, { conversationId, authorId: actor.id, fromSupport: true, text, createdAt: now }),
    );
    const noticeId = asked.noticeId ?? (await notifyOfAnswer(scope, asked, text));
    await tx.update(SupportConversation, conversationId, {
      lastMessageAt: now,
      waitsSince: null,
      closedAt: null,
      assignedTo: asked.assignedTo ?? actor.id,
      noticeId,
    });
    if (userId) effects.events.push({ topic: 'supportMessageReceived', userIds: [userId], subjectId: id });
    await informStaff(scope, conversationId);
    const [message] = await prepared(findConversationMessage({ conversationId, id }));
    if (!message) throw new Error('The answer was not stored.');
    return message;
  },
  answerIsAbout: (_answer, { id, userId }) => [id, userId],
});

/** Returns the id of the notification. A visitor has no bell, and is mailed at once. */
async function notifyOfAnswer(
  scope: WriteScope<typeof staff>,
  { id, userId, person }: SupportConversation,
  text: string,
): Promise<string | null> {
  if (userId === null || person.role === null) {
    scope.effects.mails.push(visitorAnswerMail(person, id, text));
    return null;
  }
  const until = new Date(scope.now.getTime() + answerMailAfterSeconds * 1000);
  const [noticeId = null] = await notify(scope, [
    { ...answeredNotice(userId, person.role, text), hold: { id, until } },
  ]);
  return noticeId;
}

/** Takes a conversation, also one of somebody else, or gives it back. NOT_FOUND if there is none. */
export const assignSupportConversation = defineCommand({
  name: 'assignSupportConversation',
  allow: staff,
  audit,
  input: z.object({ id: z.string(), isMine: z.boolean() }),
  load: lock,
  run: (scope, { isMine }, { id }) => change(scope, id, { assignedTo: isMine ? scope.actor.id : null }),
});

/** A new message opens it again. NOT_FOUND if there is none. */
export const closeSupportConversation = defineCommand({
  name: 'closeSupportConversation',
  allow: staff,
  audit,
  input: z.object({ id: z.string() }),
  load: lock,
  run: (scope, _input, { id, closedAt }) => change(scope, id, { waitsSince: null, closedAt: closedAt ?? scope.now }),
});

async function change(
  scope: WriteScope<typeof staff>,
  id: string,
  columns: Partial<Pick<SupportConversation, 'assignedTo' | 'waitsSince' | 'closedAt'>>,
): Promise<SupportConversation> {
  await scope.tx.update(SupportConversation, id, columns);
  await informStaff(scope, id);
  return load(scope, { id });
}
