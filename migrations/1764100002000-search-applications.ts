import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What recruiters search and filter applications by stands in the application's own row, so that a list of 100,000 needs no join to be
 * narrowed; triggers keep it. And decisions on several at once, which can be taken back for a while before anybody is written to.
 */
export class SearchApplications1764100002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchUp);
    await runner.query(batchesUp);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index outbox_hold_idx;
      alter table outbox drop column hold_id;
      alter table application_events drop column is_undo;
      drop table decision_batch_items, decision_batches;

      drop trigger users_keep_applications on users;
      drop trigger seeker_profiles_keep_applications on seeker_profiles;
      drop trigger applications_keep_search on applications;
      drop function keep_applications_of_seeker(), keep_application_search(), lower_each(text[]), application_search_text(text, citext, text[]);
      drop index applications_search_idx, applications_skills_idx, applications_experience_idx, applications_recruiter_idx, applications_job_idx;
      alter table applications drop column search_text, drop column applicant_skills, drop column applicant_years;
      create index applications_recruiter_idx on applications (recruiter_id, applied_at desc, id desc);
      create index applications_job_idx on applications (job_id, applied_at desc, id desc);
    `);
  }
}

const searchUp = `
  alter table applications
    add column search_text text not null default '',
    add column applicant_skills text[] not null default '{}',
    add column applicant_years numeric;

  -- Name, e-mail and each skill in lower case on a line of its own: what is searched for holds no line break, so it never matches across two.
  create function application_search_text(name text, email citext, skills text[]) returns text language sql immutable parallel safe as $$
    select lower(name || E'\\n' || email::text || E'\\n' || array_to_string(coalesce(skills, '{}'), E'\\n'))
  $$;
  create function lower_each(words text[]) returns text[] language sql immutable parallel safe as $$
    select array(select lower(word) from unnest(words) word)
  $$;

  create function keep_application_search() returns trigger language plpgsql as $$
  begin
    select application_search_text(u.name, u.email, p.skills), lower_each(p.skills), p.experience_years
      into new.search_text, new.applicant_skills, new.applicant_years
      from users u left join seeker_profiles p on p.user_id = u.id where u.id = new.seeker_id;
    return new;
  end $$;
  create trigger applications_keep_search before insert on applications for each row execute function keep_application_search();

  create function keep_applications_of_seeker() returns trigger language plpgsql as $$
  declare
    seeker uuid := coalesce(to_jsonb(new)->>'user_id', to_jsonb(new)->>'id')::uuid;
  begin
    update applications a
      set search_text = application_search_text(u.name, u.email, p.skills), applicant_skills = lower_each(p.skills), applicant_years = p.experience_years
      from users u left join seeker_profiles p on p.user_id = u.id
      where a.seeker_id = seeker and u.id = seeker
        and (a.search_text, a.applicant_skills, a.applicant_years)
          is distinct from (application_search_text(u.name, u.email, p.skills), lower_each(p.skills), p.experience_years);
    return null;
  end $$;
  create trigger users_keep_applications after update of name, email on users for each row execute function keep_applications_of_seeker();
  create trigger seeker_profiles_keep_applications after insert or update of skills, experience_years on seeker_profiles for each row
    execute function keep_applications_of_seeker();

  update applications a
    set search_text = application_search_text(u.name, u.email, p.skills), applicant_skills = lower_each(p.skills), applicant_years = p.experience_years
    from users u left join seeker_profiles p on p.user_id = u.id where u.id = a.seeker_id;

  -- The status goes along, so that a list is counted from the index alone.
  drop index applications_recruiter_idx, applications_job_idx;
  create index applications_recruiter_idx on applications (recruiter_id, applied_at desc, id desc) include (status);
  create index applications_job_idx on applications (job_id, applied_at desc, id desc) include (status);
  create index applications_experience_idx on applications (recruiter_id, applicant_years) include (status);
  create index applications_search_idx on applications using gin (search_text gin_trgm_ops) with (fastupdate = off);
  create index applications_skills_idx on applications using gin (applicant_skills) with (fastupdate = off);
`;

const batchesUp = `
  create table decision_batches (
    id uuid constraint decision_batches_pkey primary key default new_id(),
    recruiter_id uuid not null constraint decision_batches_recruiter_fkey references users on delete cascade,
    to_status text not null constraint decision_batches_status_known check (to_status in ('APPROVED', 'ON_HOLD', 'REJECTED')),
    decided_at timestamptz not null,
    undo_until timestamptz not null,
    undone_at timestamptz,
    -- What the bell said: taken out of it again by an undo.
    notice_ids uuid[] not null default '{}'
  );
  create index decision_batches_recruiter_idx on decision_batches (recruiter_id, undo_until desc);

  create table decision_batch_items (
    batch_id uuid not null constraint decision_batch_items_batch_fkey references decision_batches on delete cascade,
    application_id uuid not null constraint decision_batch_items_application_fkey references applications on delete cascade,
    earlier_status text not null,
    earlier_decided_at timestamptz,
    constraint decision_batch_items_pkey primary key (batch_id, application_id)
  );
  create index decision_batch_items_application_idx on decision_batch_items (application_id);

  alter table application_events add column is_undo boolean not null default false;

  -- Mails that wait together and may be called back together.
  alter table outbox add column hold_id uuid;
  create index outbox_hold_idx on outbox (hold_id) where hold_id is not null;
`;
