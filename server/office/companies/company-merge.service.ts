import { In } from 'typeorm';
import * as z from 'zod/mini';
import { conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { defineCommand, defineQuery, type WriteScope } from '../../core/use-case.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { mergeCompaniesSchema } from './company-admin.rules.ts';
import { auditedCompany, letInFrom, loadCompanyRecord } from './company-admin.service.ts';
import {
  deleteDoubled,
  findMerge,
  listConcerned,
  moveToCompany,
  settleRequestsOfMembers,
} from './company-merge.queries.ts';
import type { CompanyMerge } from './company-merge.types.ts';
import { Company } from '../../companies/company.entity.ts';
import { companyMessages } from '../../companies/company.rules.ts';
import { MergedCompany } from '../../companies/membership.entity.ts';
import { mergedNotice } from '../../companies/membership.notices.ts';
import { openJobsThatWaited } from '../../companies/membership.service.ts';
import type { CompanyRecord } from './company-admin.types.ts';

const staff = ['ADMIN', 'SUPERADMIN'] as const;

type Merge = CompanyMerge & { key: string };

/** NOT_FOUND if one is not there or they are the same, CONFLICT while one is suspended. */
async function loadMerge(
  { prepared }: Pick<WriteScope, 'prepared'>,
  { id, intoId }: { id: string; intoId: string },
): Promise<Merge> {
  const [merge] = isId(id) && isId(intoId) ? await prepared(findMerge({ id, intoId })) : [];
  if (!merge) throw notFound(companyMessages.notFound());
  if (merge.isSuspended) throw conflict(companyMessages.mergeSuspended());
  return merge;
}

/** What `mergeCompanies` would do; refused as it would be. */
export const previewMerge = defineQuery({
  name: 'companyMerge',
  allow: staff,
  input: z.object({ id: z.string(), intoId: z.string() }),
  run: ({ services }, pair): Promise<CompanyMerge> => loadMerge(services.database, pair),
});

/**
 * All that is the first company's is the second's, whose tick, domains and suspension hold for it; id and name of the
 * first lead to the second (decision 0014). It cannot be taken back. The recruiters of both are notified.
 */
export const mergeCompanies = defineCommand({
  name: 'mergeCompanies',
  allow: staff,
  audit: { subject: auditedCompany.subject, id: ({ input }: { input: { intoId: string } }) => input.intoId },
  input: z.extend(mergeCompaniesSchema, { id: z.string() }),
  load: async (scope, { id, intoId }): Promise<Merge> => {
    // Both until the end: rows that refer to one of them wait, and find it gone (decision 0014).
    const where = { id: In([id, intoId].filter(isId)) };
    await scope.tx.find(Company, { where, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
    return loadMerge(scope, { id, intoId });
  },
  run: async (scope, { id, intoId, reason }, { goneName, name, key }): Promise<CompanyRecord> => {
    const { tx, prepared, actor, now } = scope;
    const concerned = await prepared(listConcerned({ id, intoId }));
    await tx.insert(MergedCompany, { id, companyId: intoId, name: goneName, key, reason, mergedAt: now });
    await prepared(deleteDoubled([id, intoId]));
    await prepared(moveToCompany({ id, intoId }));
    await tx.delete(Company, { id });
    await prepared(settleRequestsOfMembers({ companyId: intoId, adminId: actor.id, now }));
    const { domains } = await loadCompanyRecord(scope, { id: intoId });
    for (const domain of domains) await letInFrom(scope, { companyId: intoId, domain });
    await openJobsThatWaited(scope, { userId: null, companyId: intoId });
    await notify(
      scope,
      concerned.map(({ userId }) => mergedNotice(userId, { goneName, name, reason })),
    );
    return loadCompanyRecord(scope, { id: intoId });
  },
});
