import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What recruiters may find of seekers who agreed to it, in a table of its own without names (decision 0086). Triggers
 * fill it from profile and account, in the transaction that changes those.
 */
export class MakeTalentProfiles1764700400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(consents("'PRIVACY_NOTICE', 'ADULT', 'TALENT_SEARCH'"));
    await runner.query(table);
    await runner.query(filling);
    await runner.query(triggers);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_change_talent_profile on users;
      drop trigger seeker_profiles_change_talent_profile on seeker_profiles;
      drop table talent_profiles;
      drop function change_talent_profile();
      drop function fill_talent_profile();
      drop function degree_of(text);
      drop function names_nobody(text, text);
      delete from consents where kind = 'TALENT_SEARCH';
    `);
    await runner.query(consents("'PRIVACY_NOTICE', 'ADULT'"));
  }
}

const consents = (kinds: string) => `
  alter table consents drop constraint consents_kind_known;
  alter table consents add constraint consents_kind_known check (kind in (${kinds}));
`;

/** The id is random and a new one each time that a seeker begins to be found: it leads nowhere. */
const table = `
  create table talent_profiles (
    id uuid not null default gen_random_uuid(),
    user_id uuid not null constraint talent_profiles_user_fkey references users on delete cascade,
    found_since timestamptz not null,
    changed_on date not null,
    is_shown boolean not null,
    skills text[] not null,
    location text,
    experience_years int,
    education text,
    program text,
    skill_keys text[] not null,
    place_keys text[] not null,
    constraint talent_profiles_pkey primary key (id),
    constraint talent_profiles_user_key unique (user_id)
  );
  create index talent_profiles_order_idx on talent_profiles (changed_on desc, id) where is_shown;
  create index talent_profiles_years_idx on talent_profiles (experience_years);
  create index talent_profiles_keys_idx on talent_profiles using gin (skill_keys, place_keys);
`;

/**
 * Texts that hold an address, a link, a long number or a part of the name are left out, and so is where somebody
 * learned.
 * Who has no skills is not shown. A skill is found whole and by
 * its words, a place whole and by its parts. The locks let a change of the profile at the same moment come first.
 */
const filling = `
  create function names_nobody(line text, name text) returns boolean language sql immutable parallel safe as $$
    select line !~* '@|://|www\\.|[[:alnum:]]\\.[a-z]{2,}/|\\d{6}|(\\d[ ().-]?){9}' and not exists (
      select from regexp_split_to_table(lower(name), '[^[:alnum:]]+') part
      where length(part) >= 3
        and position(' ' || part || ' ' in ' ' || regexp_replace(lower(line), '[^[:alnum:]]+', ' ', 'g') || ' ') > 0)
  $$;

  -- Of "B.Com, St. Xavier's College, 2021" the degree.
  create function degree_of(line text) returns text language sql immutable parallel safe as $$
    select nullif(trim(regexp_replace(line,
      '\\s*([,;(|]|\\s[-–—]\\s|\\mfrom\\M|\\mat\\M|\\m(19|20)\\d\\d\\M).*$', '', 'i')), '')
  $$;

  create function fill_talent_profile() returns trigger language plpgsql as $$
  declare
    profile seeker_profiles;
    person users;
  begin
    select * into person from users where id = new.user_id for share;
    select * into profile from seeker_profiles where user_id = new.user_id for share;
    new.changed_on := (profile.updated_at at time zone 'Asia/Kolkata')::date;
    new.skills := array(
      select skill from unnest(profile.skills) with ordinality s (skill, place)
      where names_nobody(skill, person.name) order by place);
    new.location := case when names_nobody(profile.location, person.name) then profile.location end;
    new.experience_years := floor(profile.experience_years);
    new.education := case when names_nobody(profile.education, person.name) then degree_of(profile.education) end;
    new.program := case when names_nobody(profile.program, person.name) then degree_of(profile.program) end;
    new.is_shown := person.disabled_at is null and cardinality(new.skills) > 0;
    new.skill_keys := array(
      select lower(skill) from unnest(new.skills) skill
      union select word from unnest(new.skills) skill, regexp_split_to_table(lower(skill), '[^[:alnum:]+#]+') word
        where word <> '');
    new.place_keys := array(
      select lower(new.location) where new.location is not null
      union select trim(part) from regexp_split_to_table(lower(new.location), '[,/()-]+') part where trim(part) <> '');
    return new;
  end $$;
`;

const triggers = `
  create trigger talent_profiles_fill before insert or update on talent_profiles
    for each row execute function fill_talent_profile();

  create function change_talent_profile() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'users' then
      update talent_profiles set found_since = found_since where user_id = new.id;
    else
      update talent_profiles set found_since = found_since where user_id = new.user_id;
    end if;
    return null;
  end $$;
  create trigger users_change_talent_profile after update on users for each row
    when ((old.name, old.disabled_at) is distinct from (new.name, new.disabled_at))
    execute function change_talent_profile();
  create trigger seeker_profiles_change_talent_profile after update on seeker_profiles for each row
    when ((old.skills, old.location, old.experience_years, old.education, old.program, old.updated_at)
      is distinct from (new.skills, new.location, new.experience_years, new.education, new.program, new.updated_at))
    execute function change_talent_profile();
`;
