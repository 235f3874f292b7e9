import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from './change-table.ts';
import { admitErasedPeople, refuseErasedPeople, tablesOfPeople } from './refuse-erased-people.ts';

/**
 * Whatever was on its way while an account was deleted comes too late: no row refers to it any more, and its own row
 * does not become theirs again (decision 0104). The error is that of a reference to nothing, which begins a command
 * anew.
 */
export class RefuseErasedPeople1764800402000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // A foreign key's own trigger comes first by its name, and has waited for a deletion that is under way.
    await runner.query(`
      create or replace function refuse_erased_people() returns trigger language plpgsql as $$
      declare
        written jsonb := to_jsonb(new);
      begin
        if exists (
          select from users
          where id = any(array(select (written->>referring)::uuid from unnest(tg_argv) referring))
            and erased_at is not null
        ) then
          raise exception 'The account of a person in "%" was deleted', tg_table_name
            using errcode = 'foreign_key_violation', table = tg_table_name, constraint = 'refuse_erased_people';
        end if;
        return null;
      end $$;
      create or replace function refuse_change_of_erased() returns trigger language plpgsql as $$
      begin
        raise exception 'The account was deleted'
          using errcode = 'foreign_key_violation', table = 'users', constraint = 'refuse_change_of_erased';
      end $$`);
    for (const table of await tablesOfPeople(runner)) await refuseErasedPeople(runner, table);
    await changeTable(
      runner,
      `create or replace trigger refuse_change_of_erased before update on users
       for each row when (old.erased_at is not null and ${personal('old')} is distinct from ${personal('new')})
       execute function refuse_change_of_erased()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of await tablesOfPeople(runner)) await admitErasedPeople(runner, table);
    await changeTable(runner, 'drop trigger if exists refuse_change_of_erased on users');
    await runner.query('drop function if exists refuse_erased_people(), refuse_change_of_erased()');
  }
}

const personal = (row: string): string =>
  `(${row}.name, ${row}.email, ${row}.password_hash, ${row}.email_verified_at, ${row}.erased_at)`;
