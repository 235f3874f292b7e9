import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the recruiter said that a job stays open though all openings are filled (D-05). */
export class AskAboutFilledJobs1764300602000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table jobs add column kept_open_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table jobs drop column kept_open_at');
  }
}
