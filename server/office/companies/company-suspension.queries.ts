import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';

const openJob = z.object({ id: z.uuid(), recruiterId: z.uuid() });

/** Locked, after the row of the company. */
export const lockOpenJobsOfCompany = defineStatement({
  name: 'lock-open-jobs-of-company',
  row: openJob,
  sql: (companyId: string) => sql`
    select id, recruiter_id as "recruiterId" from jobs
    where company_id = ${companyId} and status = 'ACTIVE' order by id for no key update`,
});
