import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
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

const rowsOf = <Row extends object>(sql: string, ...values: unknown[]) =>
  database.query<Row & Record<string, unknown>>(sql, values);

async function undo(): Promise<void> {
  const names = database.dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name);
  const first = names.findIndex((name) => name.startsWith('KnowReasonsOfJobs'));
  for (let left = names.length - first; left > 0; left -= 1)
    await database.dataSource.undoLastMigration({ transaction: 'each' });
}

const past = `'2026-11-01T00:00:00Z'`;
const down = `taken_down_at = ${past}, taken_down_reason = 'A fee.'`;

/** As they were before: what is written of each job, and where its recruiter and its company stand. */
const before = {
  open: { set: '', state: 'ACTIVE', reasons: [] },
  closed: { set: `closed_at = ${past}`, state: 'INACTIVE', reasons: ['not wanted'] },
  deleted: { set: `closed_at = ${past}, archived_at = ${past}`, state: 'INACTIVE', reasons: ['not wanted'] },
  waiting: { set: `waits_since = ${past}`, state: 'INACTIVE', reasons: ['waits_since'] },
  held: {
    set: `held_at = ${past}, held_reason = 'FEES', held_passage = 'fee'`,
    state: 'INACTIVE',
    reasons: ['held_at'],
  },
  'taken down': { set: `${down}, opens_when_restored = true`, state: 'INACTIVE', reasons: ['taken_down_at'] },
  'taken down closed': { set: down, state: 'INACTIVE', reasons: ['not wanted', 'taken_down_at'] },
  'of suspended': {
    set: `${down}, opens_when_restored = true, taken_down_with_company = true`,
    state: 'INACTIVE',
    reasons: ['company_suspended_at'],
  },
  'of leaving': { set: `closed_at = ${past}, opens_when_kept = true`, state: 'INACTIVE', reasons: ['owner_leaves_at'] },
  'of disabled': { set: '', state: 'ACTIVE', reasons: ['owner_disabled_at'] },
};
type Name = keyof typeof before;
const names = Object.keys(before) as Name[];

const facts = `
  select j.title as name, j.status, array_remove(array[
    case when not j.is_wanted then 'not wanted' end, case when j.waits_since is not null then 'waits_since' end,
    case when j.held_at is not null then 'held_at' end, case when j.taken_down_at is not null then 'taken_down_at' end,
    case when j.company_suspended_at is not null then 'company_suspended_at' end,
    case when j.owner_leaves_at is not null then 'owner_leaves_at' end,
    case when j.owner_disabled_at is not null then 'owner_disabled_at' end], null) as reasons,
    exists (select from open_jobs o where o.id = j.id) as "isFound"
  from jobs j`;

/** A recruiter and a company for each. */
async function plant(name: Name): Promise<void> {
  const { set, state } = before[name];
  const [person] = await rowsOf<{ id: string }>(
    `insert into users (email, name, role, deletes_at, disabled_at)
     values ($1::text, $1::text, 'HR', case when $1::text = 'of leaving' then ${past}::timestamptz end,
       case when $1::text = 'of disabled' then ${past}::timestamptz end) returning id`,
    name,
  );
  const [company] = await rowsOf<{ id: string }>(
    'insert into companies (name, name_key) values ($1::text, $1::text) returning id',
    name,
  );
  const [job] = await rowsOf<{ id: string }>(
    `insert into jobs (recruiter_id, company_id, title, description, location, salary_min, salary_max, salary_period,
       type, experience_level, work_mode, skills)
     values ($1, $2, $3, 'Work.', 'Pune', 20000, 30000, 'MONTH', 'FULL_TIME', 'MID', 'OFFICE', '{Sales}') returning id`,
    person?.id,
    company?.id,
    name,
  );
  await rowsOf(`update jobs set status = '${state}'${set && `, ${set}`} where id = $1`, job?.id);
  if (name === 'of suspended')
    await rowsOf(
      `update companies set suspended_at = ${past}, suspension_reason = 'A fee.' where id = $1`,
      company?.id,
    );
}

const statesOf = async (text: string) =>
  Object.fromEntries((await rowsOf<{ name: Name }>(text)).map(({ name, ...row }) => [name, row]));

test('a job from before has the reason that it had, and goes back to what it was', async () => {
  await undo();
  for (const name of names) await plant(name);
  const earlier = await statesOf('select title as name, to_jsonb(j) as row from jobs j');
  await database.migrate();
  const expected = Object.fromEntries(
    names.map((name) => {
      const { reasons } = before[name];
      return [name, { status: reasons.length > 0 ? 'INACTIVE' : 'ACTIVE', reasons, isFound: reasons.length === 0 }];
    }),
  );
  expect(await statesOf(facts)).toEqual(expected);
  expect((await rowsOf(`select title from jobs where is_hidden order by title`)).map(({ title }) => title)).toEqual([
    'deleted',
    'held',
    'of disabled',
    'of suspended',
    'taken down',
    'taken down closed',
    'waiting',
  ]);
  await undo();
  expect(await statesOf('select title as name, to_jsonb(j) as row from jobs j')).toEqual(earlier);
});
