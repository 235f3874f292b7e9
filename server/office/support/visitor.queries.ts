import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';
import { SupportMessage } from './support.entity.ts';
import { columns, computed, pageOfMessages } from './support.queries.ts';

export const listVisitorMessages = defineStatement({
  name: 'visitor-messages',
  entity: SupportMessage,
  row: computed,
  samples: [null, 'id'].map((before) => ({ tokenHash: Buffer.alloc(0), before })),
  sql: ({ tokenHash, before }: { tokenHash: Buffer; before: string | null }) =>
    pageOfMessages(
      columns,
      sql`(select id from support_conversations where visitor_token_hash = ${tokenHash})`,
      before,
    ),
});

export const findVisitorMessage = defineStatement({
  name: 'visitor-message',
  entity: SupportMessage,
  row: computed,
  sql: ({ tokenHash, id }: { tokenHash: Buffer; id: string }) => sql`
    select ${columns} from support_messages m join support_conversations c on c.id = m.conversation_id
    where m.id = ${id} and c.visitor_token_hash = ${tokenHash}`,
});

/** Locked until the message is in it; it now waits for an answer. */
export const continueVisitorConversation = defineStatement({
  name: 'continue-visitor-conversation',
  row: z.object({ id: z.string() }),
  sql: ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) => sql`
    update support_conversations
    set last_message_at = ${now}, waits_since = coalesce(waits_since, ${now}), closed_at = null
    where visitor_token_hash = ${tokenHash}
    returning id`,
});
