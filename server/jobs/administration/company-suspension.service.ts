import { IsNull } from 'typeorm';
import * as z from 'zod/mini';
import { suspendCompanySchema } from '../../companies/company-admin.rules.ts';
import { auditedCompany, loadCompanyRecord, notifyOfSuspension } from '../../companies/company-admin.service.ts';
import { Company } from '../../companies/company.entity.ts';
import type { CompanyRecord } from '../../companies/membership.types.ts';
import { defineCommand } from '../../core/use-case.ts';
import { jobEventTask } from '../../companies/membership.service.ts';
import { noticesOfClosings } from '../job-closing.service.ts';
import { Job } from '../job.entity.ts';
import { restoreJobsOf, takeDownJobsOf } from './company-suspension.queries.ts';

const staff = ['ADMIN', 'SUPERADMIN'] as const;
const idInput = z.object({ id: z.string() });

/**
 * Its open jobs are taken down and no job is posted for it (decision 0075); its recruiters and the applicants who wait
 * for an answer are notified. Suspending it once more changes the reason.
 */
export const suspendCompany = defineCommand({
  name: 'suspendCompany',
  allow: staff,
  audit: auditedCompany,
  input: z.extend(idInput, suspendCompanySchema.shape),
  load: loadCompanyRecord,
  run: async (scope, { id, reason }, { company: { name } }): Promise<CompanyRecord> => {
    const { tx, prepared, effects, services, now } = scope;
    const suspension = { suspendedAt: now, suspensionReason: reason };
    if (!(await tx.update(Company, { id, suspendedAt: IsNull() }, suspension)).affected) {
      await tx.update(Company, id, { suspensionReason: reason });
      await tx.update(Job, { companyId: id, takenDownWithCompany: true }, { takenDownReason: reason });
      return loadCompanyRecord(scope, { id });
    }
    const jobs = await prepared(takeDownJobsOf({ companyId: id, reason, now }));
    await notifyOfSuspension(scope, { id, name, reason }, jobs);
    if (jobs.length > 0)
      effects.afterCommit.push(
        () => services.tasks.wake(noticesOfClosings),
        () => services.tasks.wake(jobEventTask),
      );
    return loadCompanyRecord(scope, { id });
  },
});

/** Exactly the jobs that the suspension took down are open again, without those deleted meanwhile. Twice is fine. */
export const liftSuspension = defineCommand({
  name: 'liftSuspension',
  allow: staff,
  audit: auditedCompany,
  input: idInput,
  load: loadCompanyRecord,
  run: async (scope, { id }, { suspendedAt, company: { name } }): Promise<CompanyRecord> => {
    const { tx, prepared, effects, services, now } = scope;
    if (!suspendedAt) return loadCompanyRecord(scope, { id });
    await tx.update(Company, id, { suspendedAt: null, suspensionReason: null });
    const jobs = await prepared(restoreJobsOf({ companyId: id, now }));
    if (jobs.length > 0) effects.afterCommit.push(() => services.tasks.wake(jobEventTask));
    await notifyOfSuspension(scope, { id, name, reason: null }, jobs);
    return loadCompanyRecord(scope, { id });
  },
});
