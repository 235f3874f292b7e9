import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { speaksFor } from '../../companies/company.service.ts';
import { keysOf } from '../../core/text.rules.ts';
import { defineStatement } from '../../core/statement.ts';
import { applicationStatusLabels } from './application.labels.ts';

/**
 * A member's job when the application came, or now that of a person who speaks for the company: an accomplice of
 * anybody else moves no rating.
 */
const isOfCompany = sql`(${speaksFor(sql`recruiter_id`, sql`applications.company_id`)} or exists (
  select from company_members m where m.user_id = recruiter_id and m.company_id = applications.company_id
    and applied_at >= m.joined_at and applied_at < m.left_at))`;

/** It cannot move while the review is written. */
export const findReviewable = defineStatement({
  name: 'reviewable-company',
  row: z.object({
    companyId: z.string(),
    status: z.enum(keysOf(applicationStatusLabels)),
    isOfCompany: z.boolean(),
  }),
  sql: ({ seekerId, applicationId }: { seekerId: string; applicationId: string }) => sql`
    select company_id as "companyId", status, ${isOfCompany} as "isOfCompany" from applications
    where id = ${applicationId} and seeker_id = ${seekerId} for share`,
});

export const findCompaniesOfApplications = defineStatement({
  name: 'companies-of-applications',
  row: z.object({ id: z.string(), companyId: z.string(), isOfCompany: z.boolean() }),
  sql: (ids: string[]) => sql`
    select id, company_id as "companyId", ${isOfCompany} as "isOfCompany" from applications
    where id = any(${ids}::uuid[])`,
});
