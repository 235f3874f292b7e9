import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where an interview takes place: an address, a phone call or the https link of a video call (decision 0091). */
export class KnowWhereInterviewsAre1764709910000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Rows from before have neither, which all three allow.
    await runner.query(`
      alter table interviews
        add column mode text constraint interviews_mode_known check (mode in ('IN_PERSON', 'PHONE', 'VIDEO')),
        add column location text,
        add constraint interviews_location_length
          check (char_length(location) between 1 and case mode when 'IN_PERSON' then 300 else 500 end),
        add constraint interviews_location_fits_mode check (case mode
          when 'IN_PERSON' then location is not null
          when 'VIDEO' then location is not null and location like 'https://%'
          else location is null end);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table interviews drop column location, drop column mode');
  }
}
