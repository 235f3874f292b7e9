import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A webhook is a recruiter's or a company's (decision 0093); a delivery sent again keeps its count of tries. */
export class ShareWebhooks1764700600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhooks
        alter column user_id drop not null,
        add column company_id uuid constraint webhooks_company_fkey references companies on delete cascade,
        add constraint webhooks_of_one check (num_nonnulls(user_id, company_id) = 1),
        add constraint webhooks_company_url_key unique (company_id, url);
      alter table webhook_deliveries add column attempts_before int not null default 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from webhooks where user_id is null;
      alter table webhooks drop column company_id, alter column user_id set not null;
      alter table webhook_deliveries drop column attempts_before;
    `);
  }
}
