import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applications with their history and the recruiter's notes, and interviews, which never overlap for one person. */
export class CreateApplications1763700000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table applications (
        id uuid constraint applications_pkey primary key default new_id(),
        job_id uuid not null,
        recruiter_id uuid not null,
        seeker_id uuid not null constraint applications_seeker_fkey references users on delete restrict,
        status text not null default 'NEW' constraint applications_status_known check (status in
          ('NEW', 'IN_REVIEW', 'APPROVED', 'ON_HOLD', 'REJECTED', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'HIRED',
            'WITHDRAWN')),
        resume_file_id uuid constraint applications_resume_file_fkey references files on delete set null,
        applied_at timestamptz not null default now(),
        moved_at timestamptz not null default now(),
        decided_at timestamptz,
        constraint applications_job_seeker_key unique (job_id, seeker_id),
        -- The recruiter is repeated here so that all lists of one recruiter are one index walk; the pair cannot go
        -- apart.
        constraint applications_job_fkey foreign key (job_id, recruiter_id)
          references jobs (id, recruiter_id) on delete restrict
      );
      create index applications_recruiter_idx on applications (recruiter_id, applied_at desc, id desc);
      create index applications_recruiter_status_idx on applications (recruiter_id, status, applied_at desc, id desc);
      create index applications_job_idx on applications (job_id, applied_at desc, id desc);
      create index applications_seeker_idx on applications (seeker_id, applied_at desc, id desc);
      create index applications_resume_file_idx on applications (resume_file_id);

      create table application_events (
        id uuid constraint application_events_pkey primary key default new_id(),
        application_id uuid not null constraint application_events_application_fkey
          references applications on delete cascade,
        from_status text,
        to_status text not null,
        actor_id uuid constraint application_events_actor_fkey references users on delete set null,
        reason text constraint application_events_reason_length check (char_length(reason) <= 1000),
        at timestamptz not null default now()
      );
      create index application_events_application_idx on application_events (application_id, at, id);
      create index application_events_actor_idx on application_events (actor_id);

      create table application_notes (
        id uuid constraint application_notes_pkey primary key default new_id(),
        application_id uuid not null constraint application_notes_application_fkey
          references applications on delete cascade,
        author_id uuid not null constraint application_notes_author_fkey references users on delete cascade,
        note_text text not null constraint application_notes_text_length
          check (char_length(note_text) between 1 and 2000),
        created_at timestamptz not null default now()
      );
      create index application_notes_application_idx on application_notes (application_id, created_at);
      create index application_notes_author_idx on application_notes (author_id);

      create table interviews (
        id uuid constraint interviews_pkey primary key default new_id(),
        application_id uuid constraint interviews_application_fkey references applications on delete cascade,
        recruiter_id uuid not null constraint interviews_recruiter_fkey references users on delete restrict,
        seeker_id uuid constraint interviews_seeker_fkey references users on delete restrict,
        title text not null constraint interviews_title_length check (char_length(title) between 1 and 150),
        candidate text not null constraint interviews_candidate_length check (char_length(candidate) between 1 and 150),
        date date not null,
        slot text not null constraint interviews_slot_known
          check (slot in ('S0900_1000', 'S1030_1130', 'S1300_1400', 'S1430_1530', 'S1600_1700')),
        starts_at timestamptz not null generated always as
          ((date + make_time(substr(slot, 2, 2)::int, substr(slot, 4, 2)::int, 0)) at time zone 'Asia/Kolkata') stored,
        ends_at timestamptz not null generated always as
          ((date + make_time(substr(slot, 7, 2)::int, substr(slot, 9, 2)::int, 0)) at time zone 'Asia/Kolkata') stored,
        status text not null default 'SCHEDULED' constraint interviews_status_known
          check (status in ('SCHEDULED', 'PENDING', 'COMPLETED', 'CANCELLED')),
        -- iCalendar SEQUENCE: rises with each move, so that calendars take the newer invitation.
        sequence int not null default 0,
        reminded_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint interviews_recruiter_no_overlap
          exclude using gist (recruiter_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'CANCELLED'),
        constraint interviews_seeker_no_overlap
          exclude using gist (seeker_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'CANCELLED'),
        constraint interviews_application_has_seeker check ((application_id is null) = (seeker_id is null))
      );
      create unique index interviews_live_application_key on interviews (application_id)
        where status in ('SCHEDULED', 'PENDING');
      create index interviews_application_idx on interviews (application_id);
      create index interviews_recruiter_idx on interviews (recruiter_id, starts_at);
      create index interviews_seeker_idx on interviews (seeker_id, starts_at);
      create index interviews_reminder_idx on interviews (starts_at) where status = 'SCHEDULED' and reminded_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table interviews, application_notes, application_events, applications');
  }
}
