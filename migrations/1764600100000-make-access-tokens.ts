import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For programs that act for a person, within scopes (decision 0065). */
export class MakeAccessTokens1764600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access_tokens (
        id uuid not null default new_id(),
        user_id uuid not null constraint access_tokens_user_fkey references users on delete cascade,
        name text not null,
        token_hash bytea not null,
        scopes text[] not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        last_used_at timestamptz,
        constraint access_tokens_pkey primary key (id),
        constraint access_tokens_hash_key unique (token_hash),
        constraint access_tokens_name_key unique (user_id, name),
        constraint access_tokens_name_check check (length(name) between 1 and 60),
        constraint access_tokens_scopes_check check (cardinality(scopes) > 0)
      );
      create index access_tokens_expires_idx on access_tokens (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table access_tokens');
  }
}
