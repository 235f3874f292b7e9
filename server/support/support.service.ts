import { z } from 'zod';
import { limitByPerson } from '../core/limits.ts';
import { notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { defineCommand, defineQuery, type WriteScope } from '../core/use-case.ts';
import { SupportMessage } from './support.entity.ts';
import { findSupportMessage, listSupportMessages, moveSeenMark } from './support.queries.ts';
import { supportLimit, supportMessageSchema, supportReply } from './support.rules.ts';

/** A millisecond after the question, so that the answer stands below it. */
const replyDelayMilliseconds = 1;

/** Stores the message and the answer that everybody gets at once (OP-049); both are told live. Answers with the message itself. */
export const sendSupportMessage = defineCommand({
  name: 'sendSupportMessage',
  allow: 'SIGNED_IN',
  isCreating: true,
  input: supportMessageSchema,
  run: async (scope, { text }) => {
    const { tx, effects, actor, now } = scope;
    await limitByPerson(scope, 'support', supportLimit);
    const conversationId = await openConversation(scope);
    const [message, reply] = await tx.save([
      tx.create(SupportMessage, { conversationId, authorId: actor.id, fromSupport: false, text, createdAt: now }),
      tx.create(SupportMessage, {
        conversationId,
        authorId: null,
        fromSupport: true,
        text: supportReply,
        createdAt: new Date(now.getTime() + replyDelayMilliseconds),
      }),
    ]);
    if (!message || !reply) throw new Error('The messages were not stored.');
    for (const { id } of [message, reply])
      effects.events.push({ topic: 'supportMessageReceived', userIds: [actor.id], subjectId: id });
    return findOwn(scope, message.id);
  },
});

/** One conversation a person, locked until the message is in it. */
async function openConversation({ tx, actor, now }: WriteScope<'SIGNED_IN'>): Promise<string> {
  const [row] = (await tx.query(
    `insert into support_conversations (user_id, created_at, last_message_at) values ($1, $2, $2)
     on conflict on constraint support_conversations_user_key do update set last_message_at = excluded.last_message_at
     returning id`,
    [actor.id, now],
  )) as { id: string }[];
  if (!row) throw new Error('The conversation was not opened.');
  return row.id;
}

/** A page of the person's conversation, oldest first. NOT_FOUND for `before` a message of somebody else's. */
export const listMySupportMessages = defineQuery({
  name: 'supportMessages',
  allow: 'SIGNED_IN',
  input: z.object({ before: z.string().nullish() }),
  load: async ({ services, actor }, { before }) =>
    before ? findOwn({ prepared: services.database.prepared, actor }, before) : null,
  run: ({ services, actor }, { before }) => listSupportMessages(services.database.prepared, actor.id, before ?? null),
});

/** NOT_FOUND for a message of somebody else's conversation. */
async function findOwn(
  { prepared, actor }: Pick<WriteScope<'SIGNED_IN'>, 'prepared' | 'actor'>,
  id: string,
): Promise<SupportMessage> {
  const message = isId(id) ? await findSupportMessage(prepared, actor.id, id) : null;
  if (!message) throw notFound();
  return message;
}

/** NOT_FOUND for a message of somebody else's conversation. */
export const readSupportMessage = defineQuery({
  name: 'supportMessageReceived',
  allow: 'SIGNED_IN',
  input: z.object({ id: z.string() }),
  run: ({ services, actor }, { id }) => findOwn({ prepared: services.database.prepared, actor }, id),
});

/**
 * The person has seen the conversation up to this message; the other windows are told. Answers its newest messages.
 * NOT_FOUND for a message of somebody else's conversation.
 */
export const markSupportMessagesSeen = defineCommand({
  name: 'markSupportMessagesSeen',
  allow: 'SIGNED_IN',
  input: z.object({ id: z.string() }),
  load: (scope, { id }) => findOwn(scope, id),
  run: async ({ prepared, effects, actor }, { id }) => {
    for (const subjectId of await moveSeenMark(prepared, actor.id, id))
      effects.events.push({ topic: 'supportMessageReceived', userIds: [actor.id], subjectId });
    return listSupportMessages(prepared, actor.id, null);
  },
});
