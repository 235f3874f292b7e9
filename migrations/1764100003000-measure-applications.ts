import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How soon the recruiter first answered and first decided, and how far an application came: kept beside it, so that the
 * figures of 100,000 are one walk of one index.
 */
export class MeasureApplications1764100003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table applications
        -- Whole hours since it was last sent; null while nothing was said.
        add column answer_hours int,
        add column decision_hours int,
        -- 0 sent, 1 answered, 2 approved, 3 interview, 4 offer, 5 hired: the furthest that it ever was since it was
        -- last sent.
        add column furthest_step smallint not null default 0 constraint applications_furthest_step_known
          check (furthest_step between 0 and 5);

      create function application_progress(ids uuid[])
        returns table (id uuid, answer_hours int, decision_hours int, furthest_step smallint) language sql stable as $$
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
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger application_events_keep_progress on application_events;
      drop function keep_application_progress, application_progress;
      alter table applications drop column furthest_step, drop column decision_hours, drop column answer_hours;
    `);
  }
}
