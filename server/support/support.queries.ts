import type { Database } from '../core/database.ts';
import type { SupportMessage } from './support.entity.ts';

type Prepared = Database['prepared'];
type Row = SupportMessage & Record<string, unknown>;

const listLimit = 200;
const isUnseen = `m.is_from_support and m.author_id is not null and m.created_at > coalesce(c.seen_at, '-infinity')`;
const columns = `m.id, m.conversation_id as "conversationId", m.author_id as "authorId", m.is_from_support as "fromSupport", m.body as text, m.created_at as "createdAt", ${isUnseen} as "isUnseen"`;

/** The newest of the person's conversation, oldest first. */
export function listSupportMessages(prepared: Prepared, userId: string): Promise<SupportMessage[]> {
  return prepared<Row>(
    'support-messages',
    `select * from (
       select ${columns} from support_messages m join support_conversations c on c.id = m.conversation_id
       where c.user_id = $1 order by m.created_at desc, m.id desc limit ${listLimit}
     ) newest order by "createdAt", id`,
    [userId],
  );
}

/** One of the person's conversation, or null. */
export async function findSupportMessage(prepared: Prepared, userId: string, id: string): Promise<SupportMessage | null> {
  const [row] = await prepared<Row>(
    'support-message',
    `select ${columns} from support_messages m join support_conversations c on c.id = m.conversation_id where m.id = $1 and c.user_id = $2`,
    [id, userId],
  );
  return row ?? null;
}

/** Moves the mark up to this message of the person's, never back. Answers the ids of what was unseen until then. */
export async function moveSeenMark(prepared: Prepared, userId: string, id: string): Promise<string[]> {
  const rows = await prepared<{ id: string }>(
    'support-seen',
    `with moved as (
       update support_conversations c set seen_at = m.created_at from support_messages m
       where m.id = $1 and c.id = m.conversation_id and c.user_id = $2 and (c.seen_at is null or c.seen_at < m.created_at)
       returning c.id, c.seen_at
     )
     -- The conversation is read as it was before.
     select m.id from moved join support_conversations c on c.id = moved.id join support_messages m on m.conversation_id = c.id
     where m.created_at <= moved.seen_at and ${isUnseen} order by m.created_at, m.id`,
    [id, userId],
  );
  return rows.map((row) => row.id);
}
