import type { Database } from '../core/database.ts';
import type { SupportMessage } from './support.entity.ts';
import { supportPageSize } from './support.rules.ts';

type Prepared = Database['prepared'];
type Row = SupportMessage & Record<string, unknown>;

const isUnseen = `m.is_from_support and m.author_id is not null and m.created_at > coalesce(c.seen_at, '-infinity')`;
const isFirst =
  'not exists (select from support_messages e where e.conversation_id = m.conversation_id and (e.created_at, e.id) < (m.created_at, m.id))';
const columns = `
  m.id, m.conversation_id as "conversationId", m.author_id as "authorId", m.is_from_support as "fromSupport", m.body as text, m.created_at as "createdAt",
  ${isUnseen} as "isUnseen", ${isFirst} as "isFirst"`;

/** A page of the person's conversation, oldest first: its newest messages, or those just before one of them. */
export function listSupportMessages(
  prepared: Prepared,
  userId: string,
  before: string | null,
): Promise<SupportMessage[]> {
  return before
    ? prepared<Row>(
        'support-messages-before',
        pageSql('and (created_at, id) < (select created_at, id from support_messages where id = $2)'),
        [userId, before],
      )
    : prepared<Row>('support-messages', pageSql(''), [userId]);
}

/** The page is found in the index, whose order a join would lose. */
const pageSql = (further: string): string =>
  `select ${columns} from (
     select * from support_messages where conversation_id = (select id from support_conversations where user_id = $1) ${further}
     order by created_at desc, id desc limit ${supportPageSize}
   ) m join support_conversations c on c.id = m.conversation_id
   order by m.created_at, m.id`;

/** One of the person's conversation, or null. */
export async function findSupportMessage(
  prepared: Prepared,
  userId: string,
  id: string,
): Promise<SupportMessage | null> {
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
