import sql, { empty, type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { roles } from '../../core/actor.rules.ts';
import { exactTotalLimit } from '../../core/product.rules.ts';
import { columnsOf, defineStatement } from '../../core/statement.ts';
import { SupportConversation } from './conversation.entity.ts';
import type { ConversationState } from './support.labels.ts';
import { lookingSeconds } from './support.rules.ts';

const ownColumns = columnsOf(SupportConversation, 'c');

const stateOf = sql`
  case when c.waits_since is not null then 'WAITING' when c.closed_at is null then 'ANSWERED' else 'CLOSED' end`;

/** Without the automatic answer, which has no author. */
const lastText = sql`(
  select m.body from support_messages m
  where m.conversation_id = c.id and (not m.is_from_support or m.author_id is not null)
  order by m.created_at desc, m.id desc limit 1)`;

const columns = (actorId: string) => sql`
  ${ownColumns},
  ${stateOf} as state, coalesce(${lastText}, '') as "lastText",
  (select name from users where id = c.assigned_to) as "assignedName",
  coalesce(c.assigned_to = ${actorId}, false) as "isMine",
  coalesce(u.name, c.visitor_name) as name, coalesce(u.email::text, c.visitor_email) as email, u.role,
  (select max(last_seen_at) from sessions where user_id = u.id and revoked_at is null) as "lastActiveAt"`;

const computed = z.object({
  state: z.enum(['WAITING', 'ANSWERED', 'CLOSED']),
  lastText: z.string(),
  assignedName: z.nullable(z.string()),
  isMine: z.boolean(),
  name: z.string(),
  email: z.string(),
  role: z.nullable(z.enum(roles)),
  lastActiveAt: z.nullable(z.date()),
});

interface Asked {
  state: ConversationState;
  /** Only those that this admin has taken. */
  takenBy: string | null;
}

/** The same conditions as in the partial indexes. */
const conditions: Record<ConversationState, Sql> = {
  WAITING: sql`c.waits_since is not null`,
  ANSWERED: sql`c.waits_since is null and c.closed_at is null`,
  CLOSED: sql`c.closed_at is not null`,
};
const wanted = ({ state, takenBy }: Asked) =>
  sql`${conditions[state]} ${takenBy === null ? empty : sql`and c.assigned_to = ${takenBy}`}`;

const everyForm = (['WAITING', 'ANSWERED', 'CLOSED'] as const).flatMap((state) =>
  [null, ''].map((takenBy) => ({ state, takenBy, actorId: '', page: 1, pageSize: 1 })),
);

/** Waiting ones by the longest wait; all others by the latest message. */
export const listConversations = defineStatement({
  name: 'support-conversations',
  entity: SupportConversation,
  row: computed,
  samples: everyForm,
  sql: ({ actorId, page, pageSize, ...asked }: Asked & { actorId: string; page: number; pageSize: number }) => sql`
    select ${columns(actorId)} from support_conversations c left join users u on u.id = c.user_id
    where ${wanted(asked)}
    order by ${asked.state === 'WAITING' ? sql`c.waits_since, c.id` : sql`c.last_message_at desc, c.id desc`}
    limit ${pageSize} offset ${(page - 1) * pageSize}`,
});

export const countConversations = defineStatement({
  name: 'count-support-conversations',
  row: z.object({ count: z.int() }),
  samples: everyForm,
  sql: (asked: Asked) => sql`
    select count(*)::int as count from (
      select from support_conversations c where ${wanted(asked)} limit ${exactTotalLimit + 1}
    ) found`,
});

export const findConversation = defineStatement({
  name: 'support-conversation',
  entity: SupportConversation,
  row: computed,
  sql: ({ id, actorId }: { id: string; actorId: string }) => sql`
    select ${columns(actorId)} from support_conversations c left join users u on u.id = c.user_id where c.id = ${id}`,
});

interface Look {
  id: string;
  actorId: string;
  now: Date;
}

/** Notes that somebody looks at a conversation, and answers who else does. Their older looks are forgotten. */
export const lookAtConversation = defineStatement({
  name: 'look-at-support-conversation',
  row: z.object({ name: z.string() }),
  sql: ({ id, actorId, now }: Look) => {
    const since = sql`${now}::timestamptz - make_interval(secs => ${lookingSeconds.counts})`;
    return sql`
      with noted as (
        insert into support_viewers (conversation_id, user_id, looked_at) values (${id}, ${actorId}, ${now})
        on conflict (conversation_id, user_id) do update set looked_at = excluded.looked_at
      ), forgotten as (
        delete from support_viewers
        where user_id = ${actorId} and conversation_id <> ${id} and looked_at < ${since}
      )
      select u.name from support_viewers v join users u on u.id = v.user_id
      where v.conversation_id = ${id} and v.user_id <> ${actorId} and v.looked_at >= ${since}
      order by u.name, u.id`;
  },
});
