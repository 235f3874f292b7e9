import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { contains } from '../../core/like-pattern.ts';
import { defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import type { ContactFilterValues } from './content-admin.rules.ts';
import { type ContactState, contactStateLabels } from './content.labels.ts';

const mostAnswers = 20;

const contactRecord = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  personId: z.nullable(z.string()),
  state: z.enum(keysOf(contactStateLabels)),
  createdAt: z.date(),
  answers: z.array(
    z.object({ id: z.string(), text: z.string(), authorName: z.nullable(z.string()), sentAt: z.string() }),
  ),
});
export type ContactRow = z.infer<typeof contactRecord>;

const recordColumns = sql`
  m.id, m.name, m.email::text as email, m.message, m.user_id as "personId", m.created_at as "createdAt",
  case when m.handled_at is null then 'OPEN' when m.closed_at is null then 'ANSWERED' else 'CLOSED' end as state,
  coalesce((
    select json_agg(json_build_object('id', a.id, 'text', a.answer_text, 'authorName', u.name, 'sentAt', a.sent_at)
      order by a.sent_at, a.id)
    from (
      select * from contact_answers where message_id = m.id order by sent_at, id limit ${mostAnswers}
    ) a left join users u on u.id = a.author_id
  ), '[]') as answers`;

/** The same conditions as in the partial indexes. */
const inState: Record<ContactState, Sql> = {
  OPEN: sql`m.handled_at is null`,
  ANSWERED: sql`m.handled_at is not null and m.closed_at is null`,
  CLOSED: sql`m.closed_at is not null`,
};

interface ContactPlace {
  filter: ContactFilterValues;
  after: string | null;
  size: number;
}

/** Newest first, which is the order of their ids. Planned for its values, as lists of admins are. */
export const pageContactMessages = defineStatement({
  name: 'admin-contact-messages',
  row: contactRecord,
  samples: [undefined, ...keysOf(contactStateLabels)].flatMap((state) =>
    [undefined, 'as', 'asha'].map((search) => ({ filter: { state, search }, after: null, size: 1 })),
  ),
  sql: ({ filter: { search, state }, after, size }: ContactPlace) => {
    const text = sql`lower(m.name || E'\\n' || m.email::text || E'\\n' || m.message)`;
    return sql`
      select ${recordColumns} from contact_messages m
      where ${state ? inState[state] : sql`true`}
        and ${search ? contains(search, (pattern) => sql`${text} like lower(${pattern}::text)`) : sql`true`}
        and (${after}::uuid is null or m.id < ${after}::uuid)
      order by m.id desc limit ${size}`;
  },
});

export const findContactMessage = defineStatement({
  name: 'admin-contact-message',
  row: contactRecord,
  sql: (id: string) => sql`select ${recordColumns} from contact_messages m where m.id = ${id}`,
});
