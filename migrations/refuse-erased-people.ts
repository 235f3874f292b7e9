import type { QueryRunner } from 'typeorm';
import { changeTable } from './change-table.ts';

const triggerName = 'refuse_erased_people';

/**
 * From now on the table takes no row that refers to somebody whose account was deleted (decision 0104). Its foreign
 * keys to users are read from the catalogue; a migration that adds one calls this again.
 */
export async function refuseErasedPeople(runner: QueryRunner, table: string): Promise<void> {
  const columns = (
    (await runner.query(
      `select quote_ident(attname) as name from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid = 'users'::regclass and conrelid = $1::regclass order by attnum`,
      [table],
    )) as { name: string }[]
  ).map(({ name }) => name);
  await changeTable(
    runner,
    `create or replace trigger ${triggerName} after insert or update of ${columns.join(', ')} on ${table}
     for each row execute function refuse_erased_people(${columns.map((name) => `'${name}'`).join(', ')})`,
  );
}

export const admitErasedPeople = (runner: QueryRunner, table: string): Promise<void> =>
  changeTable(runner, `drop trigger if exists ${triggerName} on ${table}`);

/** All that refer to people. */
export const tablesOfPeople = async (runner: QueryRunner): Promise<string[]> =>
  (
    (await runner.query(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass order by 1`,
    )) as { name: string }[]
  ).map(({ name }) => name);
