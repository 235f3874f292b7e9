import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { plantApplications } from '../../test/planted-applications.ts';
import { until } from '../../test/until.ts';
import { Database } from './database.ts';

/** A change of the catalogue, in a transaction. */
class KnowDaysOfApplications1900000000000 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> =>
    runner.query(`
      alter table applications add column applied_on date,
        add constraint applications_applied_on_known check (applied_on is not null) not valid;
      create function keep_applied_on() returns trigger language plpgsql as $$
      begin
        new.applied_on := (new.applied_at at time zone 'Asia/Kolkata')::date;
        return new;
      end $$;
      create trigger applications_keep_applied_on before insert or update on applications
        for each row execute function keep_applied_on()`);

  down = (runner: QueryRunner): Promise<void> =>
    runner.query(`
      alter table applications drop column applied_on;
      drop trigger applications_keep_applied_on on applications;
      drop function keep_applied_on()`);
}

/** The rows from before, without a transaction around it. */
class FillDaysOfApplications1900000000001 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after;) {
        const [last] = (await runner.query(
          `with batch as materialized (select id from applications where id > $1 order by id limit 1000),
             filled as (
               update applications a set applied_on = (applied_at at time zone 'Asia/Kolkata')::date
               from batch where a.id = batch.id and a.applied_on is null
             )
           select id from batch order by id desc limit 1`,
          [after],
        )) as { id: string }[];
        after = last?.id;
      }
      await runner.query('drop index concurrently if exists applications_applied_on_idx');
      await runner.query('create index concurrently applications_applied_on_idx on applications (applied_on)');
      await runner.query('alter table applications validate constraint applications_applied_on_known');
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  down = (runner: QueryRunner): Promise<void> => runner.query('drop index applications_applied_on_idx');
}

/** Postgres knows by the check that no row has to be looked at. */
class RequireDaysOfApplications1900000000002 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> =>
    runner.query(`
      alter table applications alter column applied_on set not null,
        drop constraint applications_applied_on_known`);

  down = (runner: QueryRunner): Promise<void> =>
    runner.query(`
      alter table applications alter column applied_on drop not null,
        add constraint applications_applied_on_known check (applied_on is not null) not valid`);
}

/** As the guide shows them (docs/how-to-add.md). */
const online = [
  KnowDaysOfApplications1900000000000,
  FillDaysOfApplications1900000000001,
  RequireDaysOfApplications1900000000002,
];
const names = online.map(({ name }) => name);

let place: TestDatabase;
let database: Database;
let second: Database;
let [early, late]: pg.Client[] = [];
beforeEach(async () => {
  place = await createTestDatabase();
  const connect = async () => {
    const made = await Database.connect({ url: place.url, entities: [] });
    made.dataSource.migrations.push(...online.map((Migration) => new Migration()));
    return made;
  };
  [database, second] = await Promise.all([connect(), connect()]);
  [early, late] = [1, 2].map(() => new pg.Client({ connectionString: place.url })) as [pg.Client, pg.Client];
  await Promise.all([early.connect(), late.connect()]);
  // Behind a lock on the table it would wait for the early one too.
  await late.query(`set lock_timeout = '5s'`);
});
afterEach(async () => {
  await Promise.all([early?.end(), late?.end()]);
  await Promise.all([database.close(), second.close()]);
  await place.drop();
});

const rowsOf = (sql: string, ...values: unknown[]) => database.query<{ id: string }>(sql, values);

const waiting = (statement: string) =>
  until(
    async () =>
      (
        await rowsOf(
          `select pid as id from pg_stat_activity
           where datname = current_database() and query like $1 and wait_event_type = 'Lock'`,
          `${statement}%`,
        )
      ).length > 0,
    `${statement} waits for a lock`,
  );

async function plant(count: number): Promise<{ recruiterId: string; jobId: string }> {
  const [company] = await rowsOf(
    `insert into companies (name, name_key) values ('Big Mills', 'bigmills') returning id`,
  );
  const [recruiter] = await rowsOf(
    `insert into users (email, name, role) values ('rekha@example.in', 'Rekha Rao', 'HR') returning id`,
  );
  const recruiterId = recruiter?.id ?? '';
  return {
    recruiterId,
    jobId: await plantApplications(place.url, { recruiterId, companyId: company?.id ?? '', count, now: new Date() }),
  };
}

test('C-20 a change of a table that waits for a long reader lets others through, and is made after it', async () => {
  await early?.query('begin; select from applications');
  const migrated = database.migrate();
  // The first waits behind the change, the second finds that it comes again.
  for (let time = 0; time < 2; time += 1) {
    await waiting('%alter table');
    await late?.query('select from applications');
  }
  await early?.query('commit');
  expect(await migrated).toEqual(names);
});

test('C-20 a start that was broken off while it filled a table goes on, and gives every row its value', async () => {
  await plant(2500);
  const [last] = await rowsOf('select id from applications order by id desc limit 1');
  await database.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$;
    create trigger fail before update on applications for each row
      when (old.id = '${last?.id}') execute function fail()`);
  await expect(database.migrate()).rejects.toThrow('broken off');
  const filled = `select count(*)::int as id from applications where applied_on is not null`;
  expect(await rowsOf(filled)).toEqual([{ id: 2000 }]);
  await database.query('drop function fail() cascade');
  expect(await database.migrate()).toEqual(names.slice(1));
  expect(await rowsOf(filled)).toEqual([{ id: 2500 }]);
  expect(await rowsOf(`select attnotnull as id from pg_attribute where attname = 'applied_on'`)).toContainEqual({
    id: true,
  });
});

test('C-20 while a table is indexed others read and write it, and a second server waits', async () => {
  const { recruiterId, jobId } = await plant(20);
  const seekers = await rowsOf(
    `insert into users (email, name, role)
     select 'late' || n || '@example.in', 'Late', 'JOBSEEKER' from generate_series(1, 2) n returning id`,
  );
  await database.runMigrations((name) => name === names[0]);
  const apply = 'insert into applications (job_id, recruiter_id, seeker_id) values ($1, $2, $3)';
  await early?.query('begin');
  await early?.query(apply, [jobId, recruiterId, seekers[0]?.id]);
  const migrated = Promise.all([database.migrate(), second.migrate()]);
  await waiting('create index');
  await late?.query(apply, [jobId, recruiterId, seekers[1]?.id]);
  expect((await late?.query('select from applications where job_id = $1', [jobId]))?.rowCount).toBe(2);
  await early?.query('commit');
  expect((await migrated).flat()).toEqual(names.slice(1));
  expect(await rowsOf(`select indexrelid::regclass::text as id from pg_index where not indisvalid`)).toEqual([]);
});
