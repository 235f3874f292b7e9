import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from './change-table.ts';

const before = `'APPLICATION_RECEIVED', 'APPLICATION_STATUS_CHANGED', 'INTERVIEW_SCHEDULED', 'JOB_CLOSED'`;
const added = `'JOB_POSTED', 'JOB_UPDATED', 'JOB_REOPENED', 'INTERVIEW_MOVED', 'INTERVIEW_CANCELLED'`;

const knowEvents = (runner: QueryRunner, events: string): Promise<void> =>
  changeTable(
    runner,
    `alter table webhooks drop constraint if exists webhooks_events_known,
      add constraint webhooks_events_known check (events <@ array[${events}]) not valid`,
  );

/** Webhooks hear of all that happens to a job and to an interview (decision 0105). What is past is not sent. */
export class SendJobEvents1764800501000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await knowEvents(runner, `${before}, ${added}`);
    await changeTable(runner, 'alter table job_events add column if not exists is_sent boolean not null default true');
    await runner.query('alter table job_events alter column is_sent set default false');
    await runner.query('drop index concurrently if exists job_events_unsent_idx');
    await runner.query('create index concurrently job_events_unsent_idx on job_events (id) where not is_sent');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index job_events_unsent_idx');
    await changeTable(runner, 'alter table job_events drop column if exists is_sent');
    await runner.query(
      `update webhooks set events = array(select event from unnest(events) event where event <> all(array[${added}]))
      where events && array[${added}]`,
    );
    await knowEvents(runner, before);
  }
}
