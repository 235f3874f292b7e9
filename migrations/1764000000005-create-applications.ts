import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Applications with their history and notes. What lists and figures ask of an application stands in its own row, and
 * triggers keep it.
 */
export class CreateApplications1764000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      create table applications (
        id uuid primary key default new_id(),
        job_id uuid not null,
        recruiter_id uuid not null,
        seeker_id uuid not null constraint applications_seeker_fkey references users on delete restrict,
        -- To which it was sent: the job may be given another one later.
        company_id uuid not null constraint applications_company_fkey references companies on delete restrict,
        status text not null default 'NEW' constraint applications_status_known
          check (status in ('NEW', 'IN_REVIEW', 'APPROVED', 'ON_HOLD', 'REJECTED', 'INTERVIEW_SCHEDULED',
            'OFFER_EXTENDED', 'HIRED', 'WITHDRAWN')),
        resume_file_id uuid constraint applications_resume_file_fkey references files on delete set null,
        applied_at timestamptz not null default now(),
        moved_at timestamptz not null default now(),
        decided_at timestamptz,
        -- What recruiters search by, of profile and account; triggers keep it.
        search_text text not null default '',
        applicant_skills text[] not null default '{}',
        applicant_years numeric,
        -- Whole hours since it was last sent; null while nothing was said.
        answer_hours int,
        decision_hours int,
        -- 0 sent, 1 answered, 2 approved, 3 interview, 4 offer, 5 hired: the furthest that it ever was since it was
        -- last sent.
        furthest_step smallint not null default 0 constraint applications_furthest_step_known
          check (furthest_step between 0 and 5),
        -- Why there is no resume any more (decision 0104).
        resume_gone text,
        -- When the last mail to the seeker about its status leaves or left; null if none was written.
        mail_leaves_at timestamptz,
        -- When the last one before that left.
        mail_left_at timestamptz,
        -- When the last mail that a review has begun leaves or left.
        review_mail_at timestamptz,
        changed_at timestamptz,
        constraint applications_job_seeker_key unique (job_id, seeker_id),
        constraint applications_job_fkey foreign key (job_id, recruiter_id) references jobs (id, recruiter_id)
          on delete restrict,
        constraint applications_resume_gone_known
          check (resume_gone is null or resume_gone in ('REVOKED', 'REMOVED') and resume_file_id is null)
      );
      create index applications_recruiter_status_idx on applications (recruiter_id, status, applied_at desc, id desc);
      create index applications_seeker_idx on applications (seeker_id, applied_at desc, id desc);
      create index applications_resume_file_idx on applications (resume_file_id);
      -- A list of 100,000 is counted from indexes that hold all it asks for.
      create index applications_recruiter_idx on applications (recruiter_id, applied_at desc, id desc) include (status);
      create index applications_job_idx on applications (job_id, applied_at desc, id desc)
        include (status, recruiter_id);
      create index applications_experience_idx on applications (recruiter_id, applicant_years)
        include (status, applied_at, id);
      create index applications_figures_idx on applications (recruiter_id, applied_at)
        include (status, furthest_step, answer_hours, decision_hours) where status <> 'WITHDRAWN';
      -- Words and skills of those in the running are indexed apart: in the end most are rejected, and a search would
      -- walk over them. Statuses are spelled as lists spell them, so that the planner knows the index. A long
      -- pending list slows searches down (docs/performance.md).
      create index applications_live_search_idx on applications using gin (search_text gin_trgm_ops)
        with (fastupdate = on, gin_pending_list_limit = 64)
        where status in ('NEW', 'IN_REVIEW', 'APPROVED', 'ON_HOLD', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'HIRED');
      create index applications_live_skills_idx on applications using gin (applicant_skills)
        with (fastupdate = on, gin_pending_list_limit = 64)
        where status in ('NEW', 'IN_REVIEW', 'APPROVED', 'ON_HOLD', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'HIRED');
      create index applications_rejected_search_idx on applications using gin (search_text gin_trgm_ops)
        with (fastupdate = on, gin_pending_list_limit = 64) where status = 'REJECTED';
      create index applications_rejected_skills_idx on applications using gin (applicant_skills)
        with (fastupdate = on, gin_pending_list_limit = 64) where status = 'REJECTED';
      create index applications_approved_idx on applications (recruiter_id, applied_at desc, id desc)
        where status in ('APPROVED', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'HIRED');
      create index applications_hired_idx on applications (job_id) where status = 'HIRED';
      -- Rows lie about in the order in which they came, so the range of each block is enough.
      create index applications_days_idx on applications using brin (applied_at) with (autosummarize = on);
      create index applications_rejected_resume_idx on applications (decided_at)
        where status = 'REJECTED' and resume_file_id is not null;
      create index applications_changed_idx on applications (recruiter_id, greatest(moved_at, changed_at), id);
      create trigger refuse_erased_people after insert or update of seeker_id on applications
        for each row execute function refuse_erased_people('seeker_id');

      create function keep_application_company() returns trigger language plpgsql as $$
      begin
        select company_id into new.company_id from jobs where id = new.job_id;
        return new;
      end $$;
      create trigger applications_keep_company before insert on applications
        for each row execute function keep_application_company();

      -- Name, e-mail and each skill in lower case on a line of its own: what is searched for holds no line break, so it
      -- never matches across two.
      create function application_search_text(name text, email citext, skills text[]) returns text
      language sql immutable parallel safe as $$
        select lower(name || E'\n' || email::text || E'\n' || array_to_string(coalesce(skills, '{}'), E'\n'))
      $$;

      create function lower_each(words text[]) returns text[] language sql immutable parallel safe as $$
        select array(select lower(word) from unnest(words) word)
      $$;

      create function keep_application_search() returns trigger language plpgsql as $$
      begin
        -- Whoever is changing them is waited for, and who changes them next waits and finds this row: else it would
        -- keep what they were.
        perform from users where id = new.seeker_id for share;
        perform from seeker_profiles where user_id = new.seeker_id for share;
        select application_search_text(u.name, u.email, p.skills), lower_each(p.skills), p.experience_years
          into new.search_text, new.applicant_skills, new.applicant_years
          from users u left join seeker_profiles p on p.user_id = u.id where u.id = new.seeker_id;
        return new;
      end $$;
      create trigger applications_keep_search before insert on applications
        for each row execute function keep_application_search();

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
      create trigger users_keep_applications after update of name, email on users
        for each row execute function keep_applications_of_seeker();
      create trigger seeker_profiles_keep_applications after insert or update of skills, experience_years
        on seeker_profiles
        for each row execute function keep_applications_of_seeker();

      create table application_events (
        id uuid primary key default new_id(),
        application_id uuid not null constraint application_events_application_fkey references applications
          on delete cascade,
        from_status text constraint application_events_from_status_known
          check (from_status in ('NEW', 'IN_REVIEW', 'ON_HOLD', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'APPROVED',
            'HIRED', 'REJECTED', 'WITHDRAWN')),
        to_status text not null constraint application_events_to_status_known
          check (to_status in ('NEW', 'IN_REVIEW', 'ON_HOLD', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'APPROVED',
            'HIRED', 'REJECTED', 'WITHDRAWN')),
        actor_id uuid constraint application_events_actor_fkey references users on delete set null,
        reason text constraint application_events_reason_length check (char_length(reason) <= 1000),
        at timestamptz not null default now(),
        undoes_id uuid constraint application_events_undoes_fkey references application_events on delete cascade
      );
      create index application_events_application_idx on application_events (application_id, at, id);
      create index application_events_actor_idx on application_events (actor_id);
      create unique index application_events_undoes_key on application_events (undoes_id) where undoes_id is not null;
      create trigger refuse_erased_people after insert or update of actor_id on application_events
        for each row execute function refuse_erased_people('actor_id');

      -- Its plan takes ten times as long to make as to run, and is the same for all.
      create function application_progress(ids uuid[])
      returns table (id uuid, answer_hours int, decision_hours int, furthest_step smallint)
      language sql stable set plan_cache_mode = force_generic_plan as $$
        select a.id,
          floor(extract(epoch from
            min(e.at) filter (where e.to_status not in ('NEW', 'WITHDRAWN')) - a.applied_at) / 3600)::int,
          floor(extract(epoch from
            min(e.at) filter (where e.to_status in ('APPROVED', 'ON_HOLD', 'REJECTED', 'OFFER_EXTENDED', 'HIRED'))
            - a.applied_at) / 3600)::int,
          max(case e.to_status when 'NEW' then 0 when 'WITHDRAWN' then 0 when 'APPROVED' then 2
            when 'INTERVIEW_SCHEDULED' then 3 when 'OFFER_EXTENDED' then 4 when 'HIRED' then 5 else 1 end)::smallint
        -- Walked from the ids: as a condition they would be compared with every row of a table that has no statistics
        -- yet.
        from unnest(ids) wanted (id) join applications a on a.id = wanted.id
          -- Applying again starts anew; an undo that gives back NEW does not.
          left join lateral (
            select s.at, s.id from application_events s
              where s.application_id = a.id and s.to_status = 'NEW' and s.undoes_id is null
              order by s.at desc, s.id desc limit 1
          ) sent on true
          join application_events e on e.application_id = a.id
            and (sent.id is null or (e.at, e.id) >= (sent.at, sent.id))
            -- What was taken back has not been: neither the step nor its undo counts.
            and e.undoes_id is null and not exists (select from application_events undo where undo.undoes_id = e.id)
        group by a.id
      $$;

      -- They follow from the events alone, whoever writes those.
      create function keep_application_progress() returns trigger language plpgsql as $$
      begin
        update applications a set answer_hours = p.answer_hours, decision_hours = p.decision_hours,
          furthest_step = p.furthest_step
        from application_progress(array(select distinct application_id from added)) p
        where a.id = p.id and (a.answer_hours, a.decision_hours, a.furthest_step)
          is distinct from (p.answer_hours, p.decision_hours, p.furthest_step);
        return null;
      end $$;
      create trigger application_events_keep_progress after insert on application_events
        referencing new table as added for each statement execute function keep_application_progress();

      create table application_notes (
        id uuid primary key default new_id(),
        application_id uuid not null constraint application_notes_application_fkey references applications
          on delete cascade,
        author_id uuid not null constraint application_notes_author_fkey references users on delete cascade,
        note_text text not null constraint application_notes_text_length
          check (char_length(note_text) between 1 and 2000),
        created_at timestamptz not null default now()
      );
      create index application_notes_application_idx on application_notes (application_id, created_at);
      create index application_notes_author_idx on application_notes (author_id);
      create trigger refuse_erased_people after insert or update of author_id on application_notes
        for each row execute function refuse_erased_people('author_id');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_keep_applications on users;
      drop trigger seeker_profiles_keep_applications on seeker_profiles;
      drop table application_notes, application_events, applications;
      drop function keep_application_progress, application_progress, keep_applications_of_seeker,
        keep_application_search, lower_each, application_search_text, keep_application_company;
    `);
  }
}
