import type { MigrationInterface, QueryRunner } from 'typeorm';
import { companyNameKey } from '../server/companies/company.rules.ts';
import { changeTable } from './change-table.ts';

const batchSize = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * Who belongs to which company, from the existing rows. Of an unverified company, the recruiter who founded it or was
 * the first to name it is a member. Of a verified one, a recruiter who named it or posted for it before it was verified
 * is a member. All others ask to join. Their jobs stay where they are, without tick and rating. It runs in batches,
 * each of which can run again. Of companies with one key the verified one, then the oldest, keeps it; the others get a
 * key that no name has.
 *
 * Edited after it had landed, as the way was wrong, not the result. For each recruiter who names a company it looked
 * through all of them again, its statements could reach the limit of a request, and every request waited behind its
 * lock, so that a large table could stop every start. Where it ran already there is nothing to do.
 */
export class FillCompanyMembers1764300101000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      await fill(runner);
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table companies drop constraint companies_name_key_given;
      drop index companies_key_key;
    `);
  }
}

async function fill(runner: QueryRunner): Promise<void> {
  // What an interrupted start left half made is made again.
  await runner.query('drop index concurrently if exists companies_key_key');
  await runner.query('create unique index concurrently companies_key_key on companies (name_key)');
  for (const condition of ['verified_at is not null', 'verified_at is null'])
    await inBatches((after) => giveKeys(runner, condition, after));
  await changeTable(
    runner,
    `
    alter table companies drop constraint if exists companies_name_key_given, add constraint companies_name_key_given
      check (name_key is not null) not valid;
  `,
  );
  await runner.query('alter table companies validate constraint companies_name_key_given');
  await inBatches((after) => placeRecruiters(runner, after));
  await runner.query('alter table jobs validate constraint jobs_waiting_is_closed');
}

async function inBatches(step: (after: string) => Promise<string | undefined>): Promise<void> {
  for (let last: string | undefined = lowestId; last;) last = await step(last);
}

/** Returns the last id of the batch; undefined after the end. */
async function giveKeys(runner: QueryRunner, condition: string, after: string): Promise<string | undefined> {
  const rows = (await runner.query(
    `select id, name::text as name from companies
     where name_key is null and ${condition} and id > $1 order by id limit ${batchSize}`,
    [after],
  )) as { id: string; name: string }[];
  await runner.query(
    `update companies c set name_key = case
         when given.place > 1 or exists (select from companies other where other.name_key = given.key)
         then given.key || '#' || c.id else given.key end
     from (select id, key, row_number() over (partition by key order by id) as place
       from unnest($1::uuid[], $2::text[]) named (id, key)) given
     where c.id = given.id`,
    [rows.map(({ id }) => id), rows.map(({ name }) => companyNameKey(name))],
  );
  return rows.at(-1)?.id;
}

async function placeRecruiters(runner: QueryRunner, after: string): Promise<string | undefined> {
  const rows = (await runner.query(
    `select user_id as id from recruiter_profiles where user_id > $1 order by user_id limit ${batchSize}`,
    [after],
  )) as { id: string }[];
  const ids = rows.map(({ id }) => id);
  await runner.query(placing, [ids]);
  return ids.at(-1);
}

const placing = `
  with home as materialized (
    select p.user_id, p.updated_at, coalesce(p.company_id, (
      select j.company_id from jobs j join companies c on c.id = j.company_id
      where j.recruiter_id = p.user_id and c.created_by_id = p.user_id order by j.posted_at desc limit 1)) as company_id
    from recruiter_profiles p where p.user_id = any($1)
  ), first as materialized (
    select distinct on (p.company_id) p.company_id, p.user_id from recruiter_profiles p
      join companies c on c.id = p.company_id
    where p.company_id in (select company_id from home) and c.verified_at is null
    order by p.company_id, p.user_id is distinct from c.created_by_id, p.user_id
  ), judged as materialized (
    select h.user_id, h.company_id, case
      when c.created_by_id = h.user_id then true
      when c.verified_at is null then exists (
        select from first where first.company_id = c.id and first.user_id = h.user_id)
      else h.updated_at < c.verified_at
        or exists (
          select from jobs j where j.recruiter_id = h.user_id and j.company_id = c.id and j.posted_at < c.verified_at)
      end as belongs
    from home h join companies c on c.id = h.company_id
  ), members as (
    insert into company_members (company_id, user_id, joined_at)
    select g.company_id, g.user_id, u.created_at from judged g join users u on u.id = g.user_id where g.belongs
    on conflict (user_id) where left_at is null do nothing
  ), askers as (
    insert into company_join_requests (company_id, user_id) select company_id, user_id from judged where not belongs
    on conflict do nothing
  )
  update recruiter_profiles p set company_id = g.company_id from judged g
    where p.user_id = g.user_id and p.company_id is null`;
