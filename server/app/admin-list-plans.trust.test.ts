import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { readAuditLog } from '../office/admin/audit.queries.ts';
import { pageCompanies } from '../office/companies/company-admin.queries.ts';
import { pageAnnouncements } from '../office/content/announcement-admin.queries.ts';
import { pageContactMessages } from '../office/content/contact-admin.queries.ts';
import { exactTotalLimit } from '../core/product.rules.ts';
import type { Statement } from '../core/statement.ts';
import { pageAdminJobs } from '../office/jobs/job-admin.queries.ts';
import { pageUsers } from '../office/admin/user-admin.queries.ts';
import type { JobState } from '../office/jobs/job-admin.labels.ts';
import { pageReports } from '../office/reports/report.queries.ts';

const count = 40_000;
const now = new Date('2026-11-18T05:30:00Z');

/** Every name has "Traders" or "Bakery" in it, and none "Quixote"; they are mixed in the order of names, too. */
const name = `n * 7919 % 100000 || (array[' Traders', ' Bakery'])[1 + n % 2]`;
const at = `timestamptz '2026-01-01' + n * interval '1 minute'`;
const planting = [
  `insert into users (email, name, role, created_at)
   select 'p' || n || '@example.in', ${name}, case when n % 2 = 0 then 'HR' else 'JOBSEEKER' end, ${at}`,
  `insert into companies (name, name_key, verified_at)
   select ${name}, lower(${name}), case when n % 3 = 0 then ${at} end`,
  `insert into contact_messages (name, email, message, created_at)
   select ${name}, 'p' || n || '@example.in', 'Help', ${at}`,
  `insert into announcements (title, description, published_at) select ${name}, 'Something happened.', ${at}`,
  `insert into reports (subject, user_id, reason, text, created_at, reporter_id, settled_at, note)
   select 'PERSON', md5((n / 3)::text)::uuid, 'ASKS_FOR_MONEY', 'He asks for money.', ${at},
     gen_random_uuid(), case when n % 10 > 0 then ${at} end, case when n % 10 > 0 then 'Settled.' end`,
  `insert into audit_log (at, actor_id, actor_role, operation, subject_type, subject_id, ip_address)
   select ${at}, gen_random_uuid(), 'ADMIN', 'verifyCompany', 'COMPANY', gen_random_uuid(), '192.0.2.1'`,
  `insert into jobs (title, description, location, salary_min, salary_max, salary_period, type, experience_level,
     work_mode, skills, recruiter_id, company_id, search_text, posted_at, is_wanted, waits_since)
   select ${name}, 'You sell.', 'Pune', 20000, 30000, 'MONTH', 'FULL_TIME', 'MID', 'OFFICE', '{Sales}',
     md5(n::text)::uuid, md5(n::text)::uuid, lower(${name}), ${at},
     n % 5 > 0,
     case when n % 1000 = 0 then ${at} end`,
];
const tables = ['jobs', 'users', 'companies', 'contact_messages', 'announcements', 'reports', 'audit_log'];

let place: TestDatabase;
let client: Client;
beforeAll(async () => {
  place = await createTestDatabase();
  client = new Client({ connectionString: place.url });
  await client.connect();
  // Rows without those that they refer to: no list looks at these.
  await client.query('set session_replication_role = replica');
  for (const statement of planting) await client.query(`${statement} from generate_series(1, ${count}) n`);
  await client.query(`vacuum analyze ${tables.join(', ')}`);
});
afterAll(async () => {
  await client.end();
  await place.drop();
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How many rows of the large tables a statement looks at, those that it passes over included. */
async function rowsLookedAt({ sql }: Statement<object>): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, timing off, format json) ${sql.text}`,
    sql.values,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('There is no plan.');
  return nodesOf(plan)
    .filter((node) => tables.includes(node['Relation Name'] ?? ''))
    .map((node) => {
      const passedOver = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      return (node['Actual Rows'] + passedOver) * node['Actual Loops'];
    })
    .reduce((sum, one) => sum + one, 0);
}

const size = 21;
/** Its rows are found in an index, then read. */
const page = 150;
/** Companies alone have a total, and every second one has the frequent word. */
const counted = exactTotalLimit + 1;

const companies = (search: string | null) => pageCompanies({ search, state: undefined, after: null, page: 1, size });
const users = (search?: string) => pageUsers({ filter: { search }, after: null, size });
const contact = (search?: string) => pageContactMessages({ filter: { search }, after: null, size });
const announcements = (search?: string) => pageAnnouncements({ filter: { search }, after: null, size, now });
const reports = (filter: Parameters<typeof pageReports>[0]['filter']) => pageReports({ filter, after: null, size });
const jobs = (state?: JobState, search?: string) => pageAdminJobs({ filter: { state, search }, after: null, size });
const audit = (filter: Parameters<typeof readAuditLog>[0]['filter']) => readAuditLog({ filter, after: null, size });

test.each<[string, Statement<object>, number]>([
  ['people', users(), page],
  ['people by a frequent word', users('traders'), page],
  ['people by a word that none has', users('quixote'), page],
  ['people by a letter that begins none', users('q'), page],
  ['companies', companies(null), counted + page],
  ['companies by a frequent word', companies('traders'), 2 * counted + page],
  ['companies by a word that none has', companies('quixote'), page],
  ['contact messages', contact(), page],
  ['contact messages by a frequent word', contact('traders'), page],
  ['contact messages by a word that none has', contact('quixote'), page],
  ['announcements', announcements(), page],
  ['announcements by a frequent word', announcements('traders'), page],
  ['announcements by a word that none has', announcements('quixote'), page],
  ['reports', reports({}), page],
  ['open reports', reports({ state: 'OPEN' }), page],
  ['reports of persons', reports({ subject: 'PERSON' }), page],
  ['jobs', jobs(), page],
  ['open jobs', jobs('OPEN'), page],
  ['jobs that wait', jobs('WAITING'), page],
  ['closed jobs', jobs('CLOSED'), page],
  ['jobs by a frequent word', jobs(undefined, 'traders'), page],
  ['jobs by a word that none has', jobs(undefined, 'quixote'), page],
  ['jobs by two letters that begin many words', jobs(undefined, 'ba'), page],
  ['jobs by a letter that begins none', jobs(undefined, 'q'), page],
  ['jobs by two digits', jobs(undefined, '00'), page],
  ['the audit log', audit({}), page],
  ['the audit log of a day', audit({ from: '2026-02-01', to: '2026-02-01' }), page],
  ['the audit log of one operation', audit({ operation: 'mergeCompanies' }), page],
])(`of ${count} rows the list of %s looks at few`, async (_what, statement, most) => {
  expect(await rowsLookedAt(statement)).toBeLessThanOrEqual(most);
});
