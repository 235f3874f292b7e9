import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { plantApplications } from '../../test/planted-applications.ts';
import { until } from '../../test/until.ts';
import { Database } from './database.ts';

let place: TestDatabase;
let database: Database;
beforeEach(async () => {
  place = await createTestDatabase();
  database = await Database.connect({ url: place.url, entities: [] });
});
afterEach(async () => {
  await database.close();
  await place.drop();
});

const rowsOf = (sql: string, ...values: unknown[]) => database.query<{ id: string }>(sql, values);

/** Takes migrations back until the one of this name is; answers their names, the oldest first. */
async function undoTo(name: string): Promise<string[]> {
  const names = database.dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name);
  const first = names.findIndex((each) => each.startsWith(name));
  expect(first).toBeGreaterThan(0);
  for (let left = names.length - first; left > 0; left -= 1)
    await database.dataSource.undoLastMigration({ transaction: 'each' });
  return names.slice(first);
}

const waitingFor = (statement: string) =>
  rowsOf(
    `select 1 as id from pg_stat_activity
     where datname = current_database() and query like $1 and wait_event_type = 'Lock'`,
    `${statement}%`,
  );

async function plant(count: number): Promise<{ recruiterId: string; jobId: string }> {
  const [company] = await rowsOf(`insert into companies (name) values ('Big Mills') returning id`);
  const [recruiter] = await rowsOf(
    `insert into users (email, name, role) values ('rekha@example.in', 'Rekha Rao', 'HR') returning id`,
  );
  const recruiterId = recruiter?.id ?? '';
  return {
    recruiterId,
    jobId: await plantApplications(place.url, { recruiterId, companyId: company?.id ?? '', count, now: new Date() }),
  };
}

test('C-20 applications from before the search columns and the measures get the values of their triggers', async () => {
  await undoTo('SearchApplications');
  await plant(600);
  await database.query(
    `insert into application_events (application_id, to_status, at) select id, 'NEW', applied_at from applications`,
  );
  await database.query(
    `insert into application_events (application_id, from_status, to_status, at)
     select id, 'NEW', status, applied_at + interval '30 hours' from applications where status <> 'NEW'`,
  );
  await database.migrate();
  const stale = await rowsOf(`
    select a.id
    from applications a join users u on u.id = a.seeker_id join seeker_profiles p on p.user_id = u.id,
      application_progress(array[a.id]) way
    where (a.search_text, a.applicant_skills, a.applicant_years, a.answer_hours, a.decision_hours, a.furthest_step)
      is distinct from (application_search_text(u.name, u.email, p.skills), lower_each(p.skills), p.experience_years,
        way.answer_hours, way.decision_hours, way.furthest_step)`);
  expect(stale).toEqual([]);
  expect(
    (await rowsOf('select id from applications where furthest_step > 0 and answer_hours = 30')).length,
  ).toBeGreaterThan(200);
});

test('C-20 while applications are indexed others read and write them, and a second server waits', async () => {
  const undone = await undoTo('IndexApplications');
  const { recruiterId, jobId } = await plant(20);
  const seekers = await rowsOf(
    `insert into users (email, name, role)
     select 'late' || n || '@example.in', 'Late', 'JOBSEEKER' from generate_series(1, 2) n returning id`,
  );
  const [early, late] = [
    new pg.Client({ connectionString: place.url }),
    new pg.Client({ connectionString: place.url }),
  ];
  const second = await Database.connect({ url: place.url, entities: [] });
  try {
    await Promise.all([early.connect(), late.connect()]);
    const apply = 'insert into applications (job_id, recruiter_id, seeker_id) values ($1, $2, $3)';
    await early.query('begin');
    await early.query(apply, [jobId, recruiterId, seekers[0]?.id]);
    const migrated = Promise.all([database.migrate(), second.migrate()]);
    await until(async () => (await waitingFor('create index')).length > 0, 'an index waits for who is writing');
    // Behind a lock on the table these would wait for the first one too.
    await late.query(`set lock_timeout = '5s'`);
    await late.query(apply, [jobId, recruiterId, seekers[1]?.id]);
    expect((await late.query('select from applications where job_id = $1', [jobId])).rowCount).toBe(2);
    await early.query('commit');
    expect((await migrated).flat()).toEqual(undone);
    expect(await rowsOf(`select indexrelid::regclass::text as id from pg_index where not indisvalid`)).toEqual([]);
  } finally {
    await Promise.all([early.end(), late.end()]);
    await second.close();
  }
});

test('C-20 a change of a table that waits for a long reader lets others through, and is made after it', async () => {
  const undone = await undoTo('SeeSupportMessages');
  const [long, short] = [
    new pg.Client({ connectionString: place.url }),
    new pg.Client({ connectionString: place.url }),
  ];
  try {
    await Promise.all([long.connect(), short.connect()]);
    await long.query('begin; select from support_conversations');
    const migrated = database.migrate();
    await short.query(`set lock_timeout = '5s'`);
    // The first waits behind the change, the second finds that it comes again.
    for (let time = 0; time < 2; time += 1) {
      await until(async () => (await waitingFor('alter table')).length > 0, 'the change waits for the reader');
      await short.query('select from support_conversations');
    }
    await long.query('commit');
    expect(await migrated).toEqual(undone);
    expect(await rowsOf('select null as id where exists (select seen_at from support_conversations)')).toEqual([]);
  } finally {
    await Promise.all([long.end(), short.end()]);
  }
});

test('D-01 of old companies the first and those before the verification belong, others ask, jobs stay', async () => {
  const undone = await undoTo('GiveCompaniesMembers');
  const makeHr = async (name: string, at: string) =>
    (
      await rowsOf(
        `insert into users (email, name, role, created_at) values ($1, $2, 'HR', $3) returning id`,
        `${name}@example.in`,
        name,
        at,
      )
    )[0]?.id;
  const makeNamed = async (name: string, verifiedAt: string | null, founderId?: string) =>
    (
      await rowsOf(
        `insert into companies (name, verified_at, created_by_id) values ($1, $2, $3) returning id`,
        name,
        verifiedAt,
        founderId ?? null,
      )
    )[0]?.id;
  const [early, late, founder, second, poster] = [
    await makeHr('early', '2026-01-01'),
    await makeHr('late', '2026-09-01'),
    await makeHr('founder', '2026-02-01'),
    await makeHr('second', '2026-03-01'),
    await makeHr('poster', '2026-03-02'),
  ];
  const verified = await makeNamed('Kaveri Steel', '2026-06-01', early);
  const lookAlike = await makeNamed('Kаveri Steel Pvt Ltd', null);
  const unverified = await makeNamed('Beas Toys', null, founder);
  const posted = await makeNamed('Tapti Foods', null, poster);
  const profile = (id: string | undefined, companyId: string | null | undefined, at: string) =>
    database.query('insert into recruiter_profiles (user_id, company_id, updated_at) values ($1, $2, $3)', [
      id,
      companyId,
      at,
    ]);
  await profile(early, verified, '2026-10-01');
  await profile(late, verified, '2026-10-01');
  await profile(founder, unverified, '2026-02-01');
  await profile(second, unverified, '2026-03-01');
  await profile(poster, null, '2026-03-01');
  for (const [recruiterId, companyId] of [
    [late, verified],
    [poster, posted],
  ])
    await plantApplications(place.url, {
      recruiterId: recruiterId ?? '',
      companyId: companyId ?? '',
      count: 1,
      now: new Date(),
    });
  expect(await database.migrate()).toEqual(undone);
  expect(
    await rowsOf('select u.name as id from company_members m join users u on u.id = m.user_id order by u.name'),
  ).toEqual([{ id: 'early' }, { id: 'founder' }, { id: 'poster' }]);
  expect(
    await rowsOf(
      `select u.name as id from company_join_requests r join users u on u.id = r.user_id
       where r.status = 'PENDING' order by u.name`,
    ),
  ).toEqual([{ id: 'late' }, { id: 'second' }]);
  expect(await rowsOf('select company_id as id from recruiter_profiles where user_id = $1', poster)).toEqual([
    { id: posted },
  ]);
  const keyOf = async (id: string | undefined) =>
    (await rowsOf('select name_key as id from companies where id = $1', id))[0]?.id;
  expect(await keyOf(lookAlike)).toBe(`${await keyOf(verified)}#${lookAlike}`);
  expect(await rowsOf(`select id from jobs where status <> 'ACTIVE' or waits_since is not null`)).toEqual([]);
});

test('C-20 while applications get a company a long reader blocks no one, and a broken start is continued', async () => {
  const undone = await undoTo('NameApplicationCompany');
  await plant(2500);
  const [long, short] = [
    new pg.Client({ connectionString: place.url }),
    new pg.Client({ connectionString: place.url }),
  ];
  try {
    await Promise.all([long.connect(), short.connect()]);
    // As an earlier start left it: the column is there, some rows are filled.
    await database.query('alter table applications add column company_id uuid');
    await database.query(
      `update applications a set company_id = j.company_id from jobs j where j.id = a.job_id and a.status = 'NEW'`,
    );
    await long.query('begin; select from applications');
    const migrated = database.migrate();
    await short.query(`set lock_timeout = '5s'`);
    for (let time = 0; time < 2; time += 1) {
      await until(
        async () =>
          (
            await rowsOf(
              `select 1 as id from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).length > 0,
        'the change waits for the reader',
      );
      await short.query('select from applications limit 1');
    }
    await long.query('commit');
    expect(await migrated).toEqual(undone);
    expect(
      await rowsOf(
        `select a.id from applications a join jobs j on j.id = a.job_id
         where a.company_id is distinct from j.company_id`,
      ),
    ).toEqual([]);
    const known = `
      select attnotnull::text || convalidated::text as id from pg_attribute, pg_constraint
      where attrelid = 'applications'::regclass and attname = 'company_id' and conname = 'applications_company_fkey'`;
    expect(await rowsOf(known)).toEqual([{ id: 'truetrue' }]);
    expect(
      await rowsOf(`select conname as id from pg_constraint where conname = 'applications_company_known'`),
    ).toEqual([]);
  } finally {
    await Promise.all([long.end(), short.end()]);
  }
});
