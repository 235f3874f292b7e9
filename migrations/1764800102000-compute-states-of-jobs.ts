import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillReasons } from './1764800101000-fill-reasons-of-jobs.ts';

const hiding = ['waits_since', 'held_at', 'taken_down_at', 'company_suspended_at', 'owner_disabled_at'];
const closing = ['owner_leaves_at', 'expired_at'];
const stated = ['is_wanted', 'archived_at', ...hiding, ...closing];

const status = (row: string) =>
  `case when ${row}is_wanted and ${row}archived_at is null
    and num_nonnulls(${[...hiding, ...closing].map((column) => row + column).join(', ')}) = 0
    then 'ACTIVE' else 'INACTIVE' end`;
const isHidden = (row: string) =>
  `num_nonnulls(${['archived_at', ...hiding].map((column) => row + column).join(', ')}) > 0`;

/**
 * As a generated column, but that the table is not written anew under a lock (C-20): a statement that writes one of the
 * two is refused with the same code. What other tables know of the job is read under a lock, so that whoever changes it
 * at the same moment comes before or after, and is seen by one of the two triggers.
 */
const triggers = `
  create function keep_job_state() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if new.status is not null or new.is_hidden is not null then
        raise 'status and is_hidden of a job are computed' using errcode = 'generated_always';
      end if;
      select deletes_at, disabled_at into new.owner_leaves_at, new.owner_disabled_at
        from users where id = new.recruiter_id for share;
      select suspended_at into new.company_suspended_at from companies where id = new.company_id for share;
    else
      if new.status <> old.status or new.is_hidden <> old.is_hidden then
        raise 'status and is_hidden of a job are computed' using errcode = 'generated_always';
      end if;
      if new.company_id <> old.company_id then
        select suspended_at into new.company_suspended_at from companies where id = new.company_id for share;
      end if;
    end if;
    new.status := ${status('new.')};
    new.is_hidden := ${isHidden('new.')};
    return new;
  end $$;
  create trigger jobs_keep_state before insert or update of status, is_hidden, company_id, ${stated.join(', ')} on jobs
    for each row execute function keep_job_state();

  create function keep_company_of_jobs() returns trigger language plpgsql as $$
  begin
    update jobs set company_suspended_at = new.suspended_at where company_id = new.id and archived_at is null;
    return null;
  end $$;
  create trigger companies_keep_jobs after update of suspended_at on companies
    for each row when (old.suspended_at is distinct from new.suspended_at) execute function keep_company_of_jobs();

  -- The history tells that they are gone, or back: what is kept of open jobs goes by its last line.
  create function keep_owner_of_jobs() returns trigger language plpgsql as $$
  begin
    with changed as (
      update jobs j set owner_leaves_at = new.deletes_at, owner_disabled_at = new.disabled_at
      from jobs earlier
      where j.recruiter_id = new.id and j.archived_at is null and earlier.id = j.id
      returning j.id, j.status, earlier.status as earlier
    )
    insert into job_events (job_id, type, at)
    select id, case when status = 'INACTIVE' then 'CLOSED'
      when exists (select from job_events e where e.job_id = changed.id and e.type = 'POSTED') then 'REOPENED'
      else 'POSTED' end, new.updated_at
    from changed where status <> earlier;
    return null;
  end $$;
  create trigger users_keep_jobs after update of deletes_at, disabled_at on users
    for each row
    when ((old.deletes_at, old.disabled_at) is distinct from (new.deletes_at, new.disabled_at))
    execute function keep_owner_of_jobs();
`;

/** Once before the table is locked, and once more for the few that were written since. */
const computed = `
  ${fillReasons};
  update jobs set taken_down_at = null, taken_down_reason = null where taken_down_with_company;
  update jobs set status = ${status('')}, is_hidden = ${isHidden('')}
    where (status, is_hidden) is distinct from (${status('')}, ${isHidden('')})`;

/** The state is computed in the database and nowhere else; what remembered how a job was before is not needed. */
export class ComputeStatesOfJobs1764800102000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${computed};
      alter table jobs drop constraint jobs_archived_is_closed, drop constraint jobs_waiting_is_closed,
        drop constraint jobs_taken_down_is_closed, drop constraint jobs_held_is_closed,
        drop constraint jobs_taken_down_with_company_is_taken_down, drop constraint jobs_opening_when_kept_is_closed;
      drop trigger jobs_refuse_posted on jobs;
      drop trigger jobs_refuse_opened on jobs;
      drop function refuse_job_of_suspended_company();
      ${computed};
      alter table jobs alter column status drop default, alter column is_hidden drop default,
        drop column opens_when_restored, drop column opens_when_kept, drop column taken_down_with_company,
        drop column is_text_released;
      drop index jobs_closing_idx, jobs_taken_down_idx;
      ${triggers}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_keep_jobs on users;
      drop trigger companies_keep_jobs on companies;
      drop trigger jobs_keep_state on jobs;
      drop function keep_owner_of_jobs();
      drop function keep_company_of_jobs();
      drop function keep_job_state();
      alter table jobs alter column status set default 'ACTIVE', alter column is_hidden set default false,
        add column opens_when_restored boolean not null default false,
        add column opens_when_kept boolean not null default false,
        add column taken_down_with_company boolean not null default false,
        add column is_text_released boolean not null default false;
      ${takenBack}
      alter table jobs
        add constraint jobs_archived_is_closed check (archived_at is null or status = 'INACTIVE') not valid,
        add constraint jobs_waiting_is_closed check (waits_since is null or status = 'INACTIVE') not valid,
        add constraint jobs_taken_down_is_closed check (taken_down_at is null or status = 'INACTIVE') not valid,
        add constraint jobs_held_is_closed check (held_at is null or status = 'INACTIVE') not valid,
        add constraint jobs_taken_down_with_company_is_taken_down
          check (taken_down_at is not null or not taken_down_with_company) not valid,
        add constraint jobs_opening_when_kept_is_closed check (not opens_when_kept or status = 'INACTIVE') not valid;
      ${refusing}
      create index jobs_closing_idx on jobs (closes_at) where status = 'ACTIVE' and closes_at is not null;
      create index jobs_taken_down_idx on jobs (posted_at desc, id desc) where taken_down_at is not null;
      create index jobs_taken_down_with_company_idx on jobs (company_id) where taken_down_with_company;
    `);
  }
}

/** A job had one reason at a time, and nothing hid those of somebody who is disabled. */
const takenBack = `
  update jobs set held_at = null, held_reason = null, held_passage = null
    where held_at is not null and (not is_wanted or taken_down_at is not null);
  update jobs set opens_when_restored = is_wanted and not is_hidden_otherwise from (
    select id as job_id, num_nonnulls(expired_at, owner_leaves_at) > 0 as is_hidden_otherwise from jobs
  ) o where o.job_id = jobs.id and taken_down_at is not null;
  update jobs j set taken_down_with_company = true, opens_when_restored = true, taken_down_at = c.suspended_at,
      taken_down_reason = c.suspension_reason
    from companies c
    where c.id = j.company_id and j.company_suspended_at is not null and j.is_wanted and j.archived_at is null
      and num_nonnulls(j.waits_since, j.held_at, j.taken_down_at, j.expired_at, j.owner_leaves_at) = 0;
  update jobs set opens_when_kept = true
    where owner_leaves_at is not null and is_wanted and archived_at is null
      and num_nonnulls(waits_since, held_at, taken_down_at, company_suspended_at, expired_at) = 0;
  update jobs set is_text_released = true where released_version = text_version;
  update jobs set status = 'ACTIVE'
    where owner_disabled_at is not null and is_wanted and archived_at is null
      and num_nonnulls(waits_since, held_at, taken_down_at, company_suspended_at, expired_at, owner_leaves_at) = 0;
`;

const refusing = `
  create function refuse_job_of_suspended_company() returns trigger language plpgsql as $$
    declare suspended timestamptz;
    begin
      select suspended_at into suspended from companies where id = new.company_id for share;
      if suspended is not null then
        raise 'company % is suspended', new.company_id using errcode = 'serialization_failure';
      end if;
      return new;
    end $$;
  create trigger jobs_refuse_posted before insert on jobs
    for each row when (new.status = 'ACTIVE') execute function refuse_job_of_suspended_company();
  create trigger jobs_refuse_opened before update on jobs
    for each row when (new.status = 'ACTIVE' and (old.status <> 'ACTIVE' or old.company_id <> new.company_id))
    execute function refuse_job_of_suspended_company();
`;
