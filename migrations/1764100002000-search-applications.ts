import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What recruiters search and filter applications by stands in the application's own row, so that a list of 100,000
 * needs no join to be narrowed; triggers keep it. Later migrations fill and index it. And decisions on several at once,
 * which can be taken back for a while before anybody is written to.
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
      alter table application_events drop column undoes_id;
      drop table decision_batch_items, decision_batches;

      drop trigger users_keep_applications on users;
      drop trigger seeker_profiles_keep_applications on seeker_profiles;
      drop trigger applications_keep_search on applications;
      drop function keep_applications_of_seeker(), keep_application_search(), lower_each(text[]),
        application_search_text(text, citext, text[]);
      alter table applications drop column search_text, drop column applicant_skills, drop column applicant_years;
    `);
  }
}

const searchUp = `
  alter table applications
    add column search_text text not null default '',
    add column applicant_skills text[] not null default '{}',
    add column applicant_years numeric;

  -- Name, e-mail and each skill in lower case on a line of its own: what is searched for holds no line break, so it
  -- never matches across two.
  create function application_search_text(name text, email citext, skills text[]) returns text
    language sql immutable parallel safe as $$
    select lower(name || E'\\n' || email::text || E'\\n' || array_to_string(coalesce(skills, '{}'), E'\\n'))
  $$;
  create function lower_each(words text[]) returns text[] language sql immutable parallel safe as $$
    select array(select lower(word) from unnest(words) word)
  $$;

  create function keep_application_search() returns trigger language plpgsql as $$
  begin
    -- Whoever is changing them is waited for, and who changes them next waits and finds this row: else it would keep
    -- what they were.
    perform from users where id = new.seeker_id for share;
    perform from seeker_profiles where user_id = new.seeker_id for share;
    select application_search_text(u.name, u.email, p.skills), lower_each(p.skills), p.experience_years
      into new.search_text, new.applicant_skills, new.applicant_years
      from users u left join seeker_profiles p on p.user_id = u.id where u.id = new.seeker_id;
    return new;
  end $$;
  create trigger applications_keep_search before insert on applications for each row
    execute function keep_application_search();

  create function keep_applications_of_seeker() returns trigger language plpgsql as $$
  declare
    seeker uuid := coalesce(to_jsonb(new)->>'user_id', to_jsonb(new)->>'id')::uuid;
  begin
    update applications a
      set search_text = application_search_text(u.name, u.email, p.skills), applicant_skills = lower_each(p.skills),
        applicant_years = p.experience_years
      from users u left join seeker_profiles p on p.user_id = u.id
      where a.seeker_id = seeker and u.id = seeker
        and (a.search_text, a.applicant_skills, a.applicant_years)
          is distinct from (application_search_text(u.name, u.email, p.skills), lower_each(p.skills),
            p.experience_years);
    return null;
  end $$;
  create trigger users_keep_applications after update of name, email on users for each row
    execute function keep_applications_of_seeker();
  create trigger seeker_profiles_keep_applications after insert or update of skills, experience_years on seeker_profiles
    for each row execute function keep_applications_of_seeker();
`;

const batchesUp = `
  create table decision_batches (
    id uuid constraint decision_batches_pkey primary key default new_id(),
    recruiter_id uuid not null constraint decision_batches_recruiter_fkey references users on delete cascade,
    to_status text not null constraint decision_batches_status_known
      check (to_status in ('APPROVED', 'ON_HOLD', 'REJECTED')),
    decided_at timestamptz not null,
    undo_until timestamptz not null,
    undone_at timestamptz
  );
  create index decision_batches_recruiter_idx on decision_batches (recruiter_id, undo_until desc);

  create table decision_batch_items (
    batch_id uuid not null constraint decision_batch_items_batch_fkey references decision_batches on delete cascade,
    application_id uuid not null constraint decision_batch_items_application_fkey
      references applications on delete cascade,
    earlier_status text not null,
    earlier_moved_at timestamptz not null,
    earlier_decided_at timestamptz,
    -- What the bell said of it, and the mail by its hold_id: an undo calls both back, also when the seeker has deleted
    -- the first meanwhile.
    notice_id uuid,
    constraint decision_batch_items_pkey primary key (batch_id, application_id)
  );
  create index decision_batch_items_application_idx on decision_batch_items (application_id);

  -- The step that this one took back.
  alter table application_events add column undoes_id uuid constraint application_events_undoes_fkey
    references application_events on delete cascade;
  create unique index application_events_undoes_key on application_events (undoes_id) where undoes_id is not null;

  -- A mail that waits and may be called back.
  alter table outbox add column hold_id uuid;
  create index outbox_hold_idx on outbox (hold_id) where hold_id is not null;
`;
