import type { MigrationInterface, QueryRunner } from 'typeorm';

const batchSize = 2000;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * As far as it is known of what was written before: notifications by the moment that caused them, mails by the
 * notification that they carry, answers by the ids in them. All but the notifications are gone after a month.
 */
export class FillWhomTextsAreAbout1764800401000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      await inBatches(runner, 'application_events', ofMoves);
      await inBatches(runner, 'interviews', ofInterviews);
      for (const statement of ofOthers) await runner.query(statement);
      await runner.query('drop index concurrently if exists notifications_about_idx');
      await runner.query(`create index concurrently notifications_about_idx on notifications using gin (about_ids)
        where about_ids is not null`);
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index notifications_about_idx');
  }
}

/** Each batch commits by itself. */
async function inBatches(runner: QueryRunner, table: string, fill: string): Promise<void> {
  for (let after: string | undefined = lowestId; after;) {
    const rows = (await runner.query(`select id from ${table} where id > $1 order by id limit $2`, [
      after,
      batchSize,
    ])) as { id: string }[];
    await runner.query(fill, [rows.map(({ id }) => id)]);
    after = rows.at(-1)?.id;
  }
}

const ofMoves = `
  update notifications n
  set about_ids = array[case when n.user_id = a.recruiter_id then a.seeker_id else a.recruiter_id end]
  from application_events e join applications a on a.id = e.application_id
  where e.id = any($1) and n.about_ids is null and n.created_at = e.at
    and (n.user_id = a.recruiter_id or (n.user_id = a.seeker_id and e.reason is not null))`;

const ofInterviews = `
  update notifications n
  set about_ids = array[case when n.user_id = i.recruiter_id then i.seeker_id else i.recruiter_id end]
  from interviews i join users seeker on seeker.id = i.seeker_id
  where i.id = any($1) and n.about_ids is null and n.type in ('INTERVIEW', 'REMINDER')
    and n.user_id in (i.recruiter_id, i.seeker_id)
    and (n.user_id = i.seeker_id or starts_with(n.body, seeker.name || ', '))`;

const ofOthers = [
  `update notifications n set about_ids = array[asked.user_id] from company_join_requests asked
   where n.about_ids is null and n.created_at = asked.asked_at and n.user_id <> asked.user_id and n.type = 'GENERAL'`,
  `update notifications n set about_ids = array[r.user_id] from reports r
   where n.about_ids is null and n.user_id = r.reporter_id and n.created_at = r.settled_at and r.user_id is not null`,
  `update outbox o set about_ids = array[u.id] || coalesce((
     select array_agg(distinct about) from notifications n, unnest(n.about_ids) about
     where n.user_id = u.id and n.title = o.payload->>'subject'
       and (n.id = o.hold_id or n.created_at between o.created_at - interval '1 minute' and o.created_at)), '{}')
   from users u where o.kind = 'MAIL' and o.about_ids is null and lower(u.email::text) = lower(o.payload->>'to')`,
  `update mailbox_messages m set about_ids = array[u.id] || coalesce((
     select array_agg(distinct about) from notifications n, unnest(n.about_ids) about
     where n.user_id = u.id and n.title = m.subject
       and n.created_at between m.received_at - interval '1 hour' and m.received_at), '{}')
   from users u where m.about_ids is null and lower(u.email::text) = lower(m.recipient)`,
  `update idempotency_keys k set about_ids = (
     select array_agg(distinct person) from (
       select found[1]::uuid as id
       from regexp_matches(k.answer::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found
     ) named
     cross join lateral (
       select u.id as person from users u where u.id = named.id
       union select a.seeker_id from applications a where a.id = named.id
     ) people)
   where about_ids is null`,
];
