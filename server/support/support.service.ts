import { z } from 'zod';
import { notFound } from '../core/errors.ts';
import { defineCommand, defineQuery, type WriteScope } from '../core/use-case.ts';
import { SupportMessage } from './support.entity.ts';
import { findSupportMessage, listSupportMessages } from './support.queries.ts';
import { supportMessageSchema, supportReply } from './support.rules.ts';

/** A millisecond after the question, so that the answer stands below it. */
const replyDelayMilliseconds = 1;

/** Stores the message and the answer that everybody gets at once (OP-049); both are told live. Answers with the message itself. */
export const sendSupportMessage = defineCommand({
  name: 'sendSupportMessage',
  allow: 'SIGNED_IN',
  input: supportMessageSchema,
  run: async (scope, { text }) => {
    const { tx, effects, actor, now } = scope;
    const conversationId = await openConversation(scope);
    const [message, reply] = await tx.save([
      tx.create(SupportMessage, { conversationId, authorId: actor.id, fromSupport: false, text, createdAt: now }),
      tx.create(SupportMessage, { conversationId, authorId: null, fromSupport: true, text: supportReply, createdAt: new Date(now.getTime() + replyDelayMilliseconds) }),
    ]);
    if (!message || !reply) throw new Error('The messages were not stored.');
    for (const { id } of [message, reply]) effects.events.push({ topic: 'supportMessageReceived', userIds: [actor.id], subjectId: id });
    return message;
  },
});

/** One conversation a person. */
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

/** The person's conversation, oldest first, its newest 200 messages. */
export const listMySupportMessages = defineQuery({
  name: 'supportMessages',
  allow: 'SIGNED_IN',
  input: z.object({}),
  run: ({ services, actor }) => listSupportMessages(services.database, actor.id),
});

/** NOT_FOUND for a message of somebody else's conversation. */
export const readSupportMessage = defineQuery({
  name: 'supportMessageReceived',
  allow: 'SIGNED_IN',
  input: z.object({ id: z.string() }),
  run: async ({ services, actor }, { id }) => {
    const message = await findSupportMessage(services.database, actor.id, id);
    if (!message) throw notFound();
    return message;
  },
});
