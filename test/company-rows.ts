import { insert, makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from './factories.ts';
import type { TestServer } from './server.ts';

/** Every column that refers to a company, from the database catalog. */
const references = ({ services }: TestServer) =>
  services.database.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, attname as column from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'companies'::regclass order by 1, 2`,
  );
export const rowsOfCompany = async (server: TestServer, id: string) =>
  Object.fromEntries(
    await Promise.all(
      (await references(server)).map(async ({ table, column }) => {
        const [row] = await server.services.database.query<{ rows: number }>(
          `select count(*)::int as rows from ${table} where ${column} = $1`,
          [id],
        );
        return [`${table}.${column}`, row?.rows ?? 0] as const;
      }),
    ),
  );

/** A row in each table that refers to companies. */
export async function fillCompany({ services, clock }: TestServer, companyId: string, recruiter: TestPerson) {
  const seeker = await makeSeeker(services);
  const now = clock.now();
  const jobId = await makeJob(services, { id: recruiter.id, companyId });
  const of = { company_id: companyId, seeker_id: seeker.id };
  const applicationId = await makeApplication(services, {
    jobId,
    recruiterId: recruiter.id,
    seekerId: seeker.id,
  });
  await insert(services, 'company_reviews', { ...of, rating: 4 });
  await insert(services, 'company_join_requests', {
    company_id: companyId,
    user_id: (await makeRecruiter(services)).id,
  });
  await services.database.query('insert into company_domains (domain, company_id) values ($1, $2)', [
    `c${companyId}.in`,
    companyId,
  ]);
  await insert(services, 'invitations', {
    ...of,
    job_id: jobId,
    recruiter_id: recruiter.id,
    talent_id: seeker.id,
    status: 'SENT',
    sent_at: now,
    expires_at: now,
  });
  await insert(services, 'invitation_blocks', { ...of, blocked_at: now });
  await insert(services, 'resume_views', {
    ...of,
    application_id: applicationId,
    recruiter_id: recruiter.id,
    kind: 'VIEW',
    at: now,
  });
  await insert(services, 'webhooks', {
    company_id: companyId,
    url: `https://c${companyId}.in`,
    events: ['JOB_CLOSED'],
    sealed_secret: '',
    is_active: true,
    created_at: now,
  });
  const earlier = { id: seeker.id, company_id: companyId, name: 'Earlier', name_key: 'earller' };
  await insert(services, 'merged_companies', { ...earlier, reason: 'One address.', merged_at: now });
  return { seeker, jobId };
}
