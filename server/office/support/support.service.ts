import * as z from 'zod/mini';
import { limitByPerson } from '../../core/limits.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { recallMails } from '../../core/outbox.queries.ts';
import { defineCommand, defineQuery, nobodyElse, type WriteScope } from '../../core/use-case.ts';
import { withdrawNotices } from '../../platform/notifications/notification.service.ts';
import { informStaff } from './conversation.service.ts';
import { SupportMessage } from './support.entity.ts';
import { findSupportMessage, listSupportMessages, moveSeenMark, openConversation } from './support.queries.ts';
import { supportLimit, supportMessageSchema, supportReply } from './support.rules.ts';

/** A millisecond after the question, so that the answer stands below it. */
const replyDelayMilliseconds = 1;

/** The automatic answer follows at once (OP-049); both go out live. Returns the message itself. */
export const sendSupportMessage = defineCommand({
  name: 'sendSupportMessage',
  allow: 'SIGNED_IN',
  isCreating: true,
  answerIsAbout: nobodyElse,
  input: supportMessageSchema,
  run: async (scope, { text }) => {
    const { prepared, actor, now } = scope;
    await limitByPerson(scope, 'support', supportLimit);
    const [conversation] = await prepared(openConversation({ userId: actor.id, now }));
    if (!conversation) throw new Error('The conversation was not opened.');
    const message = await writeMessage(scope, { conversationId: conversation.id, authorId: actor.id, text });
    return findOwn(scope, message.id);
  },
});

/** With the automatic answer below it. Updates the author's windows and those of the admins. */
export async function writeMessage(
  scope: Pick<WriteScope, 'tx' | 'prepared' | 'effects' | 'now'>,
  said: Pick<SupportMessage, 'conversationId' | 'authorId' | 'text'>,
): Promise<SupportMessage> {
  const { tx, effects, now } = scope;
  const { conversationId, authorId } = said;
  const [message, reply] = await tx.save([
    tx.create(SupportMessage, { ...said, fromSupport: false, createdAt: now }),
    tx.create(SupportMessage, {
      conversationId,
      authorId: null,
      fromSupport: true,
      text: supportReply(),
      createdAt: new Date(now.getTime() + replyDelayMilliseconds),
    }),
  ]);
  if (!message || !reply) throw new Error('The messages were not stored.');
  if (authorId)
    for (const { id } of [message, reply])
      effects.events.push({ topic: 'supportMessageReceived', userIds: [authorId], subjectId: id });
  await informStaff(scope, conversationId);
  return message;
}

/** A page of the person's conversation, oldest first. NOT_FOUND if `before` is a message of another person. */
export const listMySupportMessages = defineQuery({
  name: 'supportMessages',
  allow: 'SIGNED_IN',
  input: z.object({ before: z.nullish(z.string()) }),
  load: async ({ services, actor }, { before }) =>
    before ? findOwn({ prepared: services.database.prepared, actor }, before) : null,
  run: ({ services, actor }, { before }) =>
    services.database.prepared(listSupportMessages({ userId: actor.id, before: before ?? null })),
});

async function findOwn(
  { prepared, actor }: Pick<WriteScope<'SIGNED_IN'>, 'prepared' | 'actor'>,
  id: string,
): Promise<SupportMessage> {
  const [message] = isId(id) ? await prepared(findSupportMessage({ userId: actor.id, id })) : [];
  if (!message) throw notFound();
  return message;
}

/** NOT_FOUND for a message of another conversation. */
export const readSupportMessage = defineQuery({
  name: 'supportMessageReceived',
  allow: 'SIGNED_IN',
  input: z.object({ id: z.string() }),
  run: ({ services, actor }, { id }) => findOwn({ prepared: services.database.prepared, actor }, id),
});

/**
 * Updates the person's other windows and those of the admins, and removes the notification of what was seen. Returns
 * the newest messages. NOT_FOUND for a message of another conversation.
 */
export const markSupportMessagesSeen = defineCommand({
  name: 'markSupportMessagesSeen',
  allow: 'SIGNED_IN',
  input: z.object({ id: z.string() }),
  load: (scope, { id }) => findOwn(scope, id),
  run: async (scope, { id }) => {
    const { prepared, effects, actor } = scope;
    const seen = await prepared(moveSeenMark({ userId: actor.id, id }));
    for (const { id: subjectId } of seen)
      effects.events.push({ topic: 'supportMessageReceived', userIds: [actor.id], subjectId });
    const [latest] = seen;
    if (latest?.noticeId) {
      await withdrawNotices(scope, [latest.noticeId]);
      await prepared(recallMails([latest.conversationId]));
    }
    if (latest) await informStaff(scope, latest.conversationId);
    return prepared(listSupportMessages({ userId: actor.id, before: null }));
  },
});
