import type { TestPerson } from './factories.ts';
import type { TestServer } from './server.ts';

/** Recruiters find all of them, and the first one is invited: their texts are on both sides' pages. */
export async function findEverybody(server: TestServer, seekers: TestPerson[], jobId?: string): Promise<void> {
  const { database } = server.services;
  await database.query('update companies set verified_at = now()');
  for (const { token } of seekers)
    await server.graphql('mutation { setTalentVisibility(isVisible: true) { id } }', {}, token);
  await database.query(
    `insert into invitations
       (job_id, company_id, recruiter_id, seeker_id, talent_id, status, sent_at, expires_at)
     select j.id, j.company_id, j.recruiter_id, t.user_id, t.id, 'SENT', now(), now() + interval '14 days'
     from jobs j, talent_profiles t where j.id = $1 and t.user_id = $2`,
    [jobId, seekers[0]?.id],
  );
}
