import sql, { join, raw, type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';
import { deletedUserName } from '../../people/users/user.rules.ts';
import type { PersonalTable } from './privacy.labels.ts';
import { privacyMessages } from './privacy.rules.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
}
interface At {
  person: Person;
  now: Date;
}

/** How rows of a table are found by person, whether they are exported, and what a deletion does to them. */
export interface DataRule {
  table: PersonalTable;
  /** The column that leads to the person. */
  key: string;
  rows: (person: Person) => Sql;
  isExported: boolean;
  /** Columns that are not exported. Bytes, which are hashes, never are. */
  without?: readonly string[];
  /** DELETE, the new values, or null for rows without personal data and those that are deleted with another row. */
  erasing: 'DELETE' | ((at: At) => Sql) | null;
}

const of = (column: string) => (person: Person) => sql`${raw(column)} = ${person.id}`;
const within = (column: string, table: string, owner: string) => (person: Person) =>
  sql`${raw(column)} in (select id from ${raw(table)} where ${raw(owner)} = ${person.id})`;
const exported = { isExported: true } as const;
const notExported = { isExported: false } as const;
const deleted = { erasing: 'DELETE' } as const;
const staying = { erasing: null } as const;
const own = (table: PersonalTable, key: string) => ({ table, key, rows: of(key) });
const byEmail = (column: string) => (person: Person) => sql`${raw(column)} = ${person.email}`;

/** Also what they wrote under their address before they were signed in. */
const conversationOf = ({ id, email }: Person): Sql => sql`(user_id = ${id} or lower(visitor_email) = lower(${email}))`;
const contactOf = ({ id, email }: Person): Sql => sql`(user_id = ${id} or email = ${email})`;

/** They, and what they wrote without an account: by these ids texts for others are known to be about them. */
const idsOf = (person: Person): Sql => sql`(array[${person.id}::uuid]
  || array(select id from support_conversations where ${conversationOf(person)})
  || array(select id from contact_messages where ${contactOf(person)}))`;
const isAbout = (person: Person): Sql => sql`about_ids && ${idsOf(person)}`;

/** A place may be a home, and a link names its meeting. */
const interviewErased = (now: Date) => sql`title = ${privacyMessages.interview()}, mode = null, location = null,
  status = case when status in ('SCHEDULED', 'PENDING') then 'CANCELLED' else status end, updated_at = ${now}`;

/**
 * Each key of a person in the database, in the order of a deletion. A test compares the list with the schema: a table,
 * or a reference to users, that is not here fails it (decision 0104).
 */
export const dataRules: readonly DataRule[] = [
  // What is about the person is found by the ids of what they wrote, so it goes first.
  {
    table: 'outbox',
    key: 'about_ids',
    rows: (person) => sql`kind = 'MAIL' and (lower(payload->>'to') = lower(${person.email}) or ${isAbout(person)})`,
    ...notExported,
    ...deleted,
  },
  {
    table: 'mailbox_messages',
    key: 'about_ids',
    rows: (person) => sql`lower(recipient) = lower(${person.email}) or ${isAbout(person)}`,
    ...notExported,
    ...deleted,
  },
  { table: 'mailbox_messages', key: 'recipient', rows: byEmail('recipient'), ...notExported, ...staying },
  {
    table: 'idempotency_keys',
    key: 'about_ids',
    rows: (person) => sql`subject = ${person.id} or ${isAbout(person)}`,
    ...notExported,
    ...deleted,
  },
  // Of other people, whose open windows are notified.
  { table: 'notifications', key: 'about_ids', rows: isAbout, ...notExported, ...staying },
  { ...own('sessions', 'user_id'), ...exported, ...deleted },
  { ...own('known_devices', 'user_id'), ...exported, ...deleted },
  { ...own('access_tokens', 'user_id'), ...exported, ...deleted },
  {
    ...own('one_time_codes', 'user_id'),
    rows: ({ id, email }) => sql`user_id = ${id} or email = ${email}`,
    ...notExported,
    ...deleted,
  },
  { table: 'signups', key: 'email', rows: byEmail('email'), ...notExported, ...staying },
  { table: 'staff_invitations', key: 'email', rows: byEmail('email'), ...notExported, ...deleted },
  { ...own('consents', 'user_id'), ...exported, ...deleted },
  { ...own('notification_preferences', 'user_id'), ...exported, ...deleted },
  { ...own('notifications', 'user_id'), ...exported, ...deleted },
  {
    table: 'webhook_deliveries',
    key: 'webhook_id',
    rows: within('webhook_id', 'webhooks', 'user_id'),
    ...exported,
    ...deleted,
  },
  { ...own('webhooks', 'user_id'), ...exported, without: ['sealed_secret'], ...deleted },
  {
    table: 'support_messages',
    key: 'conversation_id',
    rows: (person) => sql`conversation_id in (select id from support_conversations where ${conversationOf(person)})`,
    ...exported,
    without: ['author_id'],
    ...deleted,
  },
  { ...own('support_messages', 'author_id'), ...notExported, ...staying },
  { ...own('support_conversations', 'assigned_to'), ...notExported, ...staying },
  {
    ...own('support_conversations', 'user_id'),
    rows: conversationOf,
    ...exported,
    without: ['assigned_to'],
    ...deleted,
  },
  { ...own('support_viewers', 'user_id'), ...notExported, ...deleted },
  {
    table: 'contact_answers',
    key: 'message_id',
    rows: (person) => sql`message_id in (select id from contact_messages where ${contactOf(person)})`,
    ...exported,
    without: ['author_id'],
    ...deleted,
  },
  { ...own('contact_answers', 'author_id'), ...notExported, ...staying },
  {
    ...own('contact_messages', 'user_id'),
    rows: contactOf,
    ...exported,
    ...deleted,
  },
  { ...own('talent_profiles', 'user_id'), ...exported, without: ['id'], ...deleted },
  { ...own('invitations', 'seeker_id'), ...exported, without: ['talent_id', 'recruiter_id'], ...deleted },
  { ...own('invitations', 'recruiter_id'), ...exported, without: ['seeker_id'], ...deleted },
  { ...own('invitation_blocks', 'seeker_id'), ...exported, ...deleted },
  {
    ...own('reports', 'reporter_id'),
    ...exported,
    without: ['user_id', 'settled_by_id'],
    erasing: () => sql`reporter_id = null, text = ''`,
  },
  // A person does not learn who reported them.
  { ...own('reports', 'user_id'), ...notExported, ...deleted },
  { ...own('reports', 'settled_by_id'), ...notExported, ...staying },
  { table: 'reports', key: 'job_id', rows: within('job_id', 'jobs', 'recruiter_id'), ...notExported, ...deleted },
  { ...own('audit_log', 'actor_id'), ...notExported, ...staying },
  { ...own('seeker_profiles', 'user_id'), ...exported, ...deleted },
  { ...own('recruiter_profiles', 'user_id'), ...exported, ...deleted },
  { ...own('saved_jobs', 'seeker_id'), ...exported, ...deleted },
  { ...own('company_join_requests', 'user_id'), ...exported, without: ['decided_by_id'], ...deleted },
  {
    ...own('company_join_requests', 'decided_by_id'),
    ...notExported,
    erasing: () => sql`decided_by_id = null`,
  },
  // A company's rating keeps counting it. The row no longer names the person.
  { ...own('company_members', 'user_id'), ...exported, erasing: ({ now }) => sql`left_at = coalesce(left_at, ${now})` },
  { ...own('company_domains', 'confirmed_by_id'), ...notExported, erasing: () => sql`confirmed_by_id = null` },
  { ...own('companies', 'created_by_id'), ...exported, erasing: () => sql`created_by_id = null` },
  // The stars stay, in the rating of the company.
  { ...own('company_reviews', 'seeker_id'), ...exported, erasing: () => sql`review_text = ''` },
  { ...own('application_notes', 'author_id'), ...exported, ...deleted },
  {
    table: 'application_notes',
    key: 'application_id',
    rows: within('application_id', 'applications', 'seeker_id'),
    ...notExported,
    ...deleted,
  },
  {
    table: 'application_events',
    key: 'application_id',
    rows: within('application_id', 'applications', 'seeker_id'),
    ...exported,
    without: ['actor_id'],
    erasing: () => sql`reason = null`,
  },
  {
    ...own('application_events', 'actor_id'),
    ...exported,
    erasing: () => sql`reason = null, actor_id = null`,
  },
  {
    table: 'decision_batch_items',
    key: 'batch_id',
    rows: within('batch_id', 'decision_batches', 'recruiter_id'),
    ...exported,
    ...deleted,
  },
  { ...own('decision_batches', 'recruiter_id'), ...exported, ...deleted },
  { ...own('resume_views', 'seeker_id'), ...exported, without: ['recruiter_id'], ...deleted },
  { ...own('resume_views', 'recruiter_id'), ...notExported, erasing: () => sql`recruiter_id = null` },
  {
    ...own('interviews', 'seeker_id'),
    ...exported,
    erasing: ({ now }) => sql`${interviewErased(now)}, candidate = ${deletedUserName()}`,
  },
  {
    table: 'interviews',
    key: 'recruiter_id',
    rows: ({ id }) => sql`recruiter_id = ${id} and application_id is null`,
    ...exported,
    ...deleted,
  },
  {
    ...own('interviews', 'recruiter_id'),
    ...exported,
    erasing: ({ now }) => sql`${interviewErased(now)}`,
  },
  // Stays for the recruiter's counts, without a name: the account's name, address and profile are deleted.
  {
    ...own('applications', 'seeker_id'),
    ...exported,
    without: ['search_text'],
    erasing: () => sql`resume_file_id = null, search_text = '', applicant_skills = '{}', applicant_years = null`,
  },
  { ...own('applications', 'recruiter_id'), ...notExported, ...staying },
  { table: 'job_events', key: 'job_id', rows: within('job_id', 'jobs', 'recruiter_id'), ...exported, ...staying },
  {
    table: 'job_closings_to_tell',
    key: 'job_id',
    rows: within('job_id', 'jobs', 'recruiter_id'),
    ...notExported,
    ...staying,
  },
  { table: 'open_jobs', key: 'id', rows: within('id', 'jobs', 'recruiter_id'), ...notExported, ...staying },
  { table: 'job_attachments', key: 'job_id', rows: within('job_id', 'jobs', 'recruiter_id'), ...exported, ...deleted },
  // Title, company and place stay for those who applied.
  {
    ...own('jobs', 'recruiter_id'),
    ...exported,
    without: ['search_text'],
    erasing: ({ now }) => sql`description = ${privacyMessages.postingGone()}, eligibility = null,
      external_id = null, held_at = null, held_reason = null, held_passage = null, waits_since = null, is_wanted = false,
      closed_at = coalesce(closed_at, ${now}), archived_at = coalesce(archived_at, ${now}), updated_at = ${now}`,
  },
  { ...own('announcements', 'author_id'), ...notExported, erasing: () => sql`author_id = null` },
  { ...own('data_exports', 'user_id'), ...exported, ...deleted },
  { ...own('files', 'owner_id'), ...exported, without: ['storage_key'], ...deleted },
  {
    ...own('users', 'id'),
    ...exported,
    without: ['password_hash'],
    erasing: ({ person, now }) => sql`name = ${deletedUserName()}, email = ${`deleted-${person.id}@deleted.invalid`},
      password_hash = null, email_verified_at = null, disabled_reason = null, deletes_at = null,
      disabled_at = ${now}, erased_at = ${now}, updated_at = ${now}`,
  },
];

export const exportedTables = [...new Set(dataRules.filter((rule) => rule.isExported).map(({ table }) => table))];

const rulesOf = (table: PersonalTable) => dataRules.filter((rule) => rule.table === table && rule.isExported);
const hash = { name: 'Asha Rao', email: 'asha@example.in', id: '00000000-0000-0000-0000-000000000000' };

interface ExportedPage {
  table: PersonalTable;
  person: Person;
  offset: number;
  size: number;
}

/** Rows of one table as JSON, a page at a time: few of a person's rows change while they are read. */
export const listPersonalRows = defineStatement({
  name: 'personal-rows',
  row: z.object({ row: z.looseObject({}) }),
  noPlanCache: true,
  samples: exportedTables.map((table) => ({ table, person: hash, offset: 0, size: 1 })),
  sql: ({ table, person, offset, size }: ExportedPage) => sql`
    select to_jsonb(t) - coalesce((
        select array_agg(column_name::text) from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and data_type = 'bytea'), '{}')
      - ${rulesOf(table).flatMap(({ without = [] }) => without)}::text[] as row
    from ${raw(table)} t where ${join(
      rulesOf(table).map(({ rows }) => sql`(${rows(person)})`),
      ' or ',
    )}
    order by t.ctid offset ${offset} limit ${size}`,
});

export const erasures = dataRules.filter(({ erasing }) => erasing !== null);

export const eraseRows = defineStatement({
  name: 'erase-rows',
  noPlanCache: true,
  samples: erasures.map((rule) => ({ rule, person: hash, now: new Date(0) })),
  sql: ({ rule: { table, rows, erasing }, person, now }: At & { rule: DataRule }) =>
    typeof erasing === 'function'
      ? sql`update ${raw(table)} set ${erasing({ person, now })} where ${rows(person)}`
      : sql`delete from ${raw(table)} where ${rows(person)}`,
});
