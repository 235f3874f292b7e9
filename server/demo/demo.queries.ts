import sql, { raw } from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Database } from '../core/database.ts';
import { defineStatement } from '../core/statement.ts';

const examples = z.object({
  company: z.string(),
  jobId: z.nullable(z.string()),
  newApplicationId: z.nullable(z.string()),
  approvedApplicationId: z.nullable(z.string()),
});
type DemoExamples = z.infer<typeof examples>;

/**
 * What one can try on the demo: a job the demo seeker has not applied to, and applications waiting for the demo
 * recruiter.
 */
const demoExamples = defineStatement({
  name: 'demo-examples',
  row: examples,
  sql: () => sql`
    select c.name as company,
      (select j.id from jobs j where j.recruiter_id = hr.id and j.status = 'ACTIVE'
        and not exists (select from applications a where a.job_id = j.id and a.seeker_id = seeker.id)
        order by j.posted_at desc limit 1) as "jobId",
      (select a.id from applications a where a.recruiter_id = hr.id and a.status = 'NEW'
        order by a.applied_at desc limit 1) as "newApplicationId",
      (select a.id from applications a where a.recruiter_id = hr.id and a.status = 'APPROVED'
        order by a.applied_at desc limit 1) as "approvedApplicationId"
    from users hr join users seeker on seeker.email = 'seeker@demo.kaamyab.test'
      join recruiter_profiles p on p.user_id = hr.id join companies c on c.id = p.company_id
    where hr.email = 'hr@demo.kaamyab.test'`,
});

/** Undefined where there is no demo. */
export async function findDemoExamples(database: Database): Promise<DemoExamples | undefined> {
  const [row] = await database.prepared(demoExamples());
  return row;
}

/** Of the tables, with the statements that make them again. */
export const listWordIndexes = defineStatement({
  name: 'demo-word-indexes',
  row: z.object({ name: z.string(), definition: z.string() }),
  sql: (tables: string[]) => sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = any(${tables}::text[]) and indexdef like '% USING gin %'`,
  samples: [[]],
});

/** All rows of a table, which have the same columns. */
export const insertRows = defineStatement({
  name: 'demo-rows',
  noPlanCache: true,
  sql: ({ table, rows }: { table: string; rows: object[] }) => {
    const columns = raw(Object.keys(rows[0] ?? {}).join(', '));
    return sql`
      insert into ${raw(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::jsonb)`;
  },
  samples: [{ table: 'users', rows: [{ id: '', name: '' }] }],
});
