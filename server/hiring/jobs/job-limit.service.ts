import { belongsToVerified } from '../../companies/company.service.ts';
import { type Employer, lockAffiliation } from '../../companies/membership.service.ts';
import { conflict } from '../../core/errors.ts';
import type { WriteScope } from '../../core/use-case.ts';
import { readSettings } from '../../platform/settings/settings.service.ts';
import type { Job } from './job.entity.ts';
import { countUnverifiedJobs } from './job-state.queries.ts';
import { jobMessages } from './job.rules.ts';

type Scope = Pick<WriteScope, 'tx' | 'prepared'>;

/** A recruiter without the tick has few jobs open at once; those that will open by themselves count (decision 0080). */
export async function refuseTooManyOpen(
  scope: WriteScope<readonly ['HR']>,
  { isVerified }: Pick<Employer, 'isVerified'>,
  exceptJobId: string | null = null,
): Promise<void> {
  if (isVerified) return;
  const { isFull, limit } = await roomOf(scope, scope.actor.id, exceptJobId);
  if (isFull) throw conflict(jobMessages.tooManyOpen(limit), { reason: 'UNVERIFIED_LIMIT' });
}

/** Whether a job that an admin gives back may open. */
export async function mayOpen(scope: Scope, { id, recruiterId, companyId }: Job): Promise<boolean> {
  if (await belongsToVerified(scope.tx, recruiterId, companyId)) return true;
  return !(await roomOf(scope, recruiterId, id)).isFull;
}

/** Of two at once the second counts what the first opened. */
async function roomOf(scope: Scope, recruiterId: string, exceptJobId: string | null) {
  await lockAffiliation(scope, recruiterId);
  const { unverifiedJobLimit: limit } = await readSettings(scope.prepared);
  const [row] = await scope.prepared(countUnverifiedJobs({ recruiterId, exceptJobId }));
  return { limit, isFull: (row?.count ?? 0) >= limit };
}
