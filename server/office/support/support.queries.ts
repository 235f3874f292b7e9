import sql, { empty, type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { columnsOf, defineStatement } from '../../core/statement.ts';
import { SupportMessage } from './support.entity.ts';
import { supportPageSize } from './support.rules.ts';

const isUnseen = sql`
  (m.is_from_support and m.author_id is not null and m.created_at > coalesce(c.seen_at, '-infinity'))`;

const messageColumns = sql`
  ${columnsOf(SupportMessage, 'm')}, ${isUnseen} as "isUnseen",
  not exists (
    select from support_messages e
    where e.conversation_id = m.conversation_id and (e.created_at, e.id) < (m.created_at, m.id)) as "isFirst"`;

/** Only admins see who answered. */
export const columns = sql`${messageColumns}, null::text as "answeredBy"`;
const columnsForStaff = sql`${messageColumns}, (
  select name from users where id = m.author_id and m.is_from_support) as "answeredBy"`;

export const computed = z.object({ isUnseen: z.boolean(), isFirst: z.boolean(), answeredBy: z.nullable(z.string()) });

const isBefore = (id: string) => sql`
  and (created_at, id) < (select created_at, id from support_messages where id = ${id})`;

/**
 * Oldest first: the newest messages, or those just before one of them. The page is found in the index, whose order a
 * join would lose.
 */
export const pageOfMessages = (shown: Sql, conversationId: Sql, before: string | null) => sql`
    select ${shown} from (
      select * from support_messages
      where conversation_id = ${conversationId} ${before ? isBefore(before) : empty}
      order by created_at desc, id desc limit ${supportPageSize}
    ) m join support_conversations c on c.id = m.conversation_id
    order by m.created_at, m.id`;

export const listSupportMessages = defineStatement({
  name: 'support-messages',
  entity: SupportMessage,
  row: computed,
  samples: [
    { userId: '', before: null },
    { userId: '', before: 'id' },
  ],
  sql: ({ userId, before }: { userId: string; before: string | null }) =>
    pageOfMessages(columns, sql`(select id from support_conversations where user_id = ${userId})`, before),
});

/** The same for the admins. */
export const listConversationMessages = defineStatement({
  name: 'conversation-messages',
  entity: SupportMessage,
  row: computed,
  samples: [
    { conversationId: '', before: null },
    { conversationId: '', before: 'id' },
  ],
  sql: ({ conversationId, before }: { conversationId: string; before: string | null }) =>
    pageOfMessages(columnsForStaff, sql`${conversationId}`, before),
});

export const findSupportMessage = defineStatement({
  name: 'support-message',
  entity: SupportMessage,
  row: computed,
  sql: ({ userId, id }: { userId: string; id: string }) => sql`
    select ${columns} from support_messages m join support_conversations c on c.id = m.conversation_id
    where m.id = ${id} and c.user_id = ${userId}`,
});

export const findConversationMessage = defineStatement({
  name: 'conversation-message',
  entity: SupportMessage,
  row: computed,
  sql: ({ conversationId, id }: { conversationId: string; id: string }) => sql`
    select ${columnsForStaff} from support_messages m join support_conversations c on c.id = m.conversation_id
    where m.id = ${id} and m.conversation_id = ${conversationId}`,
});

/** The person's one conversation, locked until the message is in it; it now waits for an answer. */
export const openConversation = defineStatement({
  name: 'open-support-conversation',
  row: z.object({ id: z.string() }),
  sql: ({ userId, now }: { userId: string; now: Date }) => sql`
    insert into support_conversations as c (user_id, created_at, last_message_at, waits_since)
    values (${userId}, ${now}, ${now}, ${now})
    on conflict on constraint support_conversations_user_key do update
      set last_message_at = excluded.last_message_at, waits_since = coalesce(c.waits_since, excluded.waits_since),
        closed_at = null
    returning id`,
});

/** Only forward. Returns the ids of the messages that were unseen, and their notification. */
export const moveSeenMark = defineStatement({
  name: 'support-seen',
  row: z.object({ id: z.string(), conversationId: z.string(), noticeId: z.nullable(z.string()) }),
  sql: ({ userId, id }: { userId: string; id: string }) => sql`
    with moved as (
      update support_conversations c set seen_at = m.created_at, notice_id = null from support_messages m
      where m.id = ${id} and c.id = m.conversation_id and c.user_id = ${userId}
        and (c.seen_at is null or c.seen_at < m.created_at)
      returning c.id, c.seen_at
    )
    -- The conversation is read as it was before.
    select m.id, c.id as "conversationId", c.notice_id as "noticeId"
    from moved join support_conversations c on c.id = moved.id join support_messages m on m.conversation_id = c.id
    where m.created_at <= moved.seen_at and ${isUnseen} order by m.created_at, m.id`,
});
