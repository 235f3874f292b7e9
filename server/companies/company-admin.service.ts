import { z } from 'zod';
import { conflict, notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { containing } from '../core/like-pattern.ts';
import { pageInput, type Page, toPage } from '../core/page.ts';
import { searchTextSchema } from '../core/text.rules.ts';
import { defineCommand, defineQuery, type WriteScope } from '../core/use-case.ts';
import {
  deleteDomain,
  findMember,
  findRecord,
  insertDomain,
  pageCompanies,
  type PastOrPresentMember,
  removeMember,
  setVerified,
} from './company-admin.queries.ts';
import { Company } from './company.entity.ts';
import { companyDomainSchema, companyMessages } from './company.rules.ts';
import { joinRequestPageSize } from './membership.labels.ts';
import { listRequestsOfDomain, pageRequests } from './membership.queries.ts';
import { decide, loadRequest } from './membership.service.ts';
import type { CompanyRecord, JoinRequest } from './membership.types.ts';

const staff = ['ADMIN', 'SUPERADMIN'] as const;
type StaffScope = WriteScope<typeof staff>;

/** The company; NOT_FOUND if there is none. */
async function loadRecord({ tx }: Pick<StaffScope, 'tx'>, { id }: { id: string }): Promise<CompanyRecord> {
  const record = isId(id) ? await findRecord(tx, id) : null;
  if (!record) throw notFound(companyMessages.notFound);
  return record;
}

/** Companies by a part of their name, with who belongs to them. */
export const listCompanies = defineQuery({
  name: 'adminCompanies',
  allow: staff,
  input: z.object({ search: searchTextSchema, ...pageInput(joinRequestPageSize) }),
  run: async ({ services }, { search, ...asked }): Promise<Page<CompanyRecord>> => {
    const { items, total } = await pageCompanies(services.database, containing(search ?? ''), asked);
    return toPage(items, total, asked);
  },
});

/** Who waits to be let into any company, or into one. */
export const listAllJoinRequests = defineQuery({
  name: 'adminJoinRequests',
  allow: staff,
  input: z.object({ companyId: z.uuid().nullish(), ...pageInput(joinRequestPageSize) }),
  run: async ({ services }, { companyId, ...asked }): Promise<Page<JoinRequest>> => {
    const { items, total } = await pageRequests(
      services.database,
      { speakerId: null, companyId: companyId ?? null },
      asked,
    );
    return toPage(items, total, asked);
  },
});

/** Decides a request in place of the members. NOT_FOUND for an unknown one, CONFLICT for one that is decided. */
export const decideAnyJoinRequest = defineCommand({
  name: 'adminAnswerJoinRequest',
  allow: staff,
  input: z.object({ id: z.string(), isAccepted: z.boolean() }),
  load: ({ tx }, { id }) => loadRequest(tx, id, null),
  run: (scope, { isAccepted }, request): Promise<boolean> => decide(scope, request, isAccepted),
});

/** Gives a company its tick, or takes it away. All of its members have it, and nobody else: whoever does not belong there is removed first. */
export const verifyCompany = defineCommand({
  name: 'verifyCompany',
  allow: staff,
  input: z.object({ id: z.string(), isVerified: z.boolean() }),
  load: loadRecord,
  run: async (scope, { id, isVerified }): Promise<CompanyRecord> => {
    await (isVerified ? setVerified(scope.tx, id, scope.now) : scope.tx.update(Company, id, { verifiedAt: null }));
    return loadRecord(scope, { id });
  },
});

const domainInput = z.object({ id: z.string(), domain: companyDomainSchema });

/** From now on who has a confirmed address there is let in, those who wait already too. CONFLICT for another company's domain. */
export const confirmCompanyDomain = defineCommand({
  name: 'confirmCompanyDomain',
  allow: staff,
  isCreating: true,
  input: domainInput,
  load: loadRecord,
  run: async (scope, { id, domain }): Promise<CompanyRecord> => {
    const { tx, actor, now } = scope;
    if (!(await insertDomain(tx, { companyId: id, domain, confirmedById: actor.id, now })))
      throw conflict(companyMessages.domainTaken);
    for (const request of await listRequestsOfDomain(tx, id, domain)) await decide(scope, request, true);
    return loadRecord(scope, { id });
  },
});

/** The domain lets nobody in any more; who was let in stays. */
export const removeCompanyDomain = defineCommand({
  name: 'removeCompanyDomain',
  allow: staff,
  input: domainInput,
  load: loadRecord,
  run: async (scope, { id, domain }): Promise<CompanyRecord> => {
    await deleteDomain(scope.tx, id, domain);
    return loadRecord(scope, { id });
  },
});

/** Takes somebody out of a company: their jobs show neither tick nor rating any more. NOT_FOUND for an unknown membership; one that is over stays so. */
export const removeCompanyMember = defineCommand({
  name: 'removeCompanyMember',
  allow: staff,
  input: z.object({ id: z.string() }),
  load: async ({ tx }, { id }): Promise<PastOrPresentMember> => {
    const member = isId(id) ? await findMember(tx, id) : null;
    if (!member) throw notFound(companyMessages.memberNotFound);
    return member;
  },
  run: async (scope, _input, member): Promise<CompanyRecord> => {
    await removeMember(scope.tx, member, scope.now);
    return loadRecord(scope, { id: member.companyId });
  },
});
