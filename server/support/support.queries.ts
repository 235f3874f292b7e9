import type { Database } from '../core/database.ts';
import type { SupportMessage } from './support.entity.ts';

const listLimit = 200;
const columns = `m.id, m.conversation_id as "conversationId", m.author_id as "authorId", m.is_from_support as "fromSupport", m.body as text, m.created_at as "createdAt"`;

/** The newest of the person's conversation, oldest first. */
export function listSupportMessages(database: Database, userId: string): Promise<SupportMessage[]> {
  return database.prepared<SupportMessage & Record<string, unknown>>(
    'support-messages',
    `select * from (
       select ${columns} from support_messages m join support_conversations c on c.id = m.conversation_id
       where c.user_id = $1 order by m.created_at desc, m.id desc limit ${listLimit}
     ) newest order by "createdAt", id`,
    [userId],
  );
}

/** One of the person's conversation, or null. */
export async function findSupportMessage(database: Database, userId: string, id: string): Promise<SupportMessage | null> {
  const [row] = await database.prepared<SupportMessage & Record<string, unknown>>(
    'support-message',
    `select ${columns} from support_messages m join support_conversations c on c.id = m.conversation_id where m.id = $1 and c.user_id = $2`,
    [id, userId],
  );
  return row ?? null;
}
