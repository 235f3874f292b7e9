import * as z from 'zod/mini';
import { suspendCompanySchema } from './company-admin.rules.ts';
import { auditedCompany, loadCompanyRecord, notifyOfSuspension } from './company-admin.service.ts';
import { Company } from '../../companies/company.entity.ts';
import type { CompanyRecord } from './company-admin.types.ts';
import { isId } from '../../core/ids.ts';
import { defineCommand, type WriteScope } from '../../core/use-case.ts';
import { Job } from '../../hiring/jobs/job.entity.ts';
import { announceBack, announceTakenOff, expireDueJobs } from '../../hiring/jobs/job-closing.service.ts';

const staff = ['ADMIN', 'SUPERADMIN'] as const;
const idInput = z.object({ id: z.string() });

type Scope = WriteScope<typeof staff>;

/**
 * Locks the company before its jobs, as posting a job does: a concurrent post comes before or after.
 */
async function loadLocked(scope: Scope, { id }: { id: string }): Promise<CompanyRecord> {
  if (isId(id)) await scope.tx.findOne(Company, { where: { id }, lock: { mode: 'for_no_key_update' } });
  return loadCompanyRecord(scope, { id });
}

/** After the row of the company. */
const lockOpenJobs = ({ tx }: Scope, companyId: string): Promise<Pick<Job, 'id' | 'recruiterId'>[]> =>
  tx.find(Job, {
    select: { id: true, recruiterId: true },
    where: { companyId, status: 'ACTIVE' },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });

/**
 * Nobody sees its jobs, and none is posted for it (decision 0101); its recruiters and the applicants who wait for an
 * answer are notified. Suspending it once more changes the reason.
 */
export const suspendCompany = defineCommand({
  name: 'suspendCompany',
  allow: staff,
  audit: auditedCompany,
  input: z.extend(idInput, suspendCompanySchema.shape),
  load: loadLocked,
  run: async (scope, { id, reason }, { suspendedAt, company: { name } }): Promise<CompanyRecord> => {
    const { tx, now } = scope;
    const open = suspendedAt ? [] : await lockOpenJobs(scope, id);
    await tx.update(Company, id, { suspendedAt: suspendedAt ?? now, suspensionReason: reason });
    if (suspendedAt) return loadCompanyRecord(scope, { id });
    await announceTakenOff(scope, open);
    await notifyOfSuspension(scope, { id, name, reason }, open);
    return loadCompanyRecord(scope, { id });
  },
});

/** Its jobs are what they were without the suspension. Twice is fine. */
export const liftSuspension = defineCommand({
  name: 'liftSuspension',
  allow: staff,
  audit: auditedCompany,
  input: idInput,
  load: loadLocked,
  run: async (scope, { id }, { suspendedAt, company: { name } }): Promise<CompanyRecord> => {
    const { tx } = scope;
    if (!suspendedAt) return loadCompanyRecord(scope, { id });
    await expireDueJobs(scope, { companyId: id });
    await tx.update(Company, id, { suspendedAt: null, suspensionReason: null });
    const open = await lockOpenJobs(scope, id);
    await announceBack(scope, open);
    await notifyOfSuspension(scope, { id, name, reason: null }, open);
    return loadCompanyRecord(scope, { id });
  },
});
