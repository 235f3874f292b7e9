import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * In which transaction an event was dispatched: a process that lost its connection finds exactly what it has missed.
 */
export class RememberTellingTransaction1764300200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox add column dispatched_in xid8');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox drop column dispatched_in');
  }
}
