import { IsNull } from 'typeorm';
import * as z from 'zod/mini';
import type { AuditSubject } from '../../core/audit.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { insertMissing } from '../../core/insert-missing.ts';
import { pageInput, type Page, toPage, toSlice } from '../../core/page.ts';
import { keysOf, searchTextSchema } from '../../core/text.rules.ts';
import { defineCommand, defineQuery, nobodyElse, type WriteScope } from '../../core/use-case.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { companyStateLabels } from './company-admin.labels.ts';
import { findAuditedCompany, findRecord, pageCompanies, type RecordRow, setVerified } from './company-admin.queries.ts';
import { Company } from '../../companies/company.entity.ts';
import { companyDomainSchema, companyMessages } from '../../companies/company.rules.ts';
import { decide, listRequests, loadRequest, requestsOfDomain } from '../../companies/join-request.service.ts';
import { joinRequestPageSize } from '../../companies/membership.labels.ts';
import { CompanyDomain, CompanyMembership, MergedCompany } from '../../companies/membership.entity.ts';
import { suspendedNotice, suspensionLiftedNotice, verifiedNotice } from '../../companies/membership.notices.ts';
import { openJobsThatWaited, speakersOf } from '../../companies/membership.service.ts';
import { HrProfile } from '../../people/profiles/profile.entity.ts';
import type { CompanyRecord } from './company-admin.types.ts';

const staff = ['ADMIN', 'SUPERADMIN'] as const;

const toRecord = ({
  members,
  domains,
  requests,
  state,
  openJobs,
  suspendedAt,
  suspensionReason,
  ...company
}: RecordRow): CompanyRecord => ({
  id: company.id,
  company: Object.assign(new Company(), company),
  state,
  suspendedAt,
  suspensionReason,
  members: members.map((member) => ({ ...member, joinedAt: new Date(member.joinedAt) })),
  domains,
  requests,
  openJobs,
});

/** NOT_FOUND if there is none. */
export async function loadCompanyRecord(
  { prepared }: Pick<WriteScope, 'prepared'>,
  { id }: { id: string },
): Promise<CompanyRecord> {
  const [row] = isId(id) ? await prepared(findRecord(id)) : [];
  if (!row) throw notFound(companyMessages.notFound());
  return toRecord(row);
}

const company: AuditSubject = {
  type: 'COMPANY',
  read: async ({ prepared }, id) => (await prepared(findAuditedCompany(id)))[0] ?? null,
};
export const auditedCompany = { subject: company, id: ({ input }: { input: { id: string } }) => input.id };
const auditedByCompany = { subject: company, id: ({ loaded }: { loaded: { companyId: string } }) => loaded.companyId };

const companiesInput = z.object({
  search: searchTextSchema,
  state: z.nullish(z.enum(keysOf(companyStateLabels))),
  after: z.nullish(z.uuid({ error: companyMessages.cursor })),
  ...pageInput(joinRequestPageSize),
});

export const listCompanies = defineQuery({
  name: 'adminCompanies',
  allow: staff,
  input: companiesInput,
  run: async ({ services }, { search, state, after, ...asked }): Promise<Page<CompanyRecord>> => {
    const rows = await services.database.searched(
      pageCompanies({
        search: search ?? null,
        state: state ?? undefined,
        after: after ?? null,
        page: asked.page,
        size: asked.pageSize,
      }),
    );
    const found = rows.filter(({ id }) => id !== null).map(({ total: _total, ...row }) => toRecord(row));
    const { items, endCursor } = toSlice(found, asked.pageSize, ({ id }) => id);
    return toPage(items, rows[0]?.total ?? 0, asked, { endCursor });
  },
});

/** The id of a merged company leads to the company that it is part of now. */
export const readCompany = defineQuery({
  name: 'adminCompany',
  allow: staff,
  input: z.object({ id: z.string() }),
  run: async ({ services: { database } }, { id }): Promise<CompanyRecord> => {
    const merged = isId(id) ? await database.manager.findOneBy(MergedCompany, { id }) : null;
    return loadCompanyRecord(database, { id: merged?.companyId ?? id });
  },
});

export const listAllJoinRequests = defineQuery({
  name: 'adminJoinRequests',
  allow: staff,
  input: z.object({ companyId: z.nullish(z.uuid()), ...pageInput(joinRequestPageSize) }),
  run: ({ services }, { companyId, ...asked }) =>
    listRequests(services, { speakerId: null, companyId: companyId ?? null, ...asked }),
});

/** In place of the members. NOT_FOUND for an unknown request, CONFLICT for one that is decided. */
export const decideAnyJoinRequest = defineCommand({
  name: 'adminAnswerJoinRequest',
  allow: staff,
  audit: auditedByCompany,
  input: z.object({ id: z.string(), isAccepted: z.boolean() }),
  load: (scope, { id }) => loadRequest(scope, id, null),
  run: (scope, { isAccepted }, request): Promise<boolean> => decide(scope, request, isAccepted),
});

/** All of its members have the tick, and no one else. Their jobs that waited for it are open at once. */
export const verifyCompany = defineCommand({
  name: 'verifyCompany',
  allow: staff,
  audit: auditedCompany,
  input: z.object({ id: z.string(), isVerified: z.boolean() }),
  load: loadCompanyRecord,
  run: async (scope, { id, isVerified }, { company: { name, verified } }): Promise<CompanyRecord> => {
    const { tx, prepared, now } = scope;
    await (isVerified ? prepared(setVerified({ id, now })) : tx.update(Company, id, { verifiedAt: null }));
    if (isVerified && !verified) {
      await openJobsThatWaited(scope, { userId: null, companyId: id });
      const members = await speakersOf(scope, id);
      await notify(
        scope,
        members.map((member) => verifiedNotice(member, name)),
      );
    }
    return loadCompanyRecord(scope, { id });
  },
});

/** Lets in the recruiters who wait with a confirmed address of this domain. */
export async function letInFrom(
  scope: WriteScope<typeof staff>,
  of: { companyId: string; domain: string },
): Promise<void> {
  for (const request of await requestsOfDomain(scope, of)) await decide(scope, request, true);
}

const domainInput = z.object({ id: z.string(), domain: companyDomainSchema });

/**
 * People with a confirmed address there are let in from now on, those who wait too. CONFLICT for another company's
 * domain.
 */
export const confirmCompanyDomain = defineCommand({
  name: 'confirmCompanyDomain',
  allow: staff,
  audit: auditedCompany,
  isCreating: true,
  answerIsAbout: nobodyElse,
  input: domainInput,
  load: loadCompanyRecord,
  run: async (scope, { id, domain }): Promise<CompanyRecord> => {
    const { tx, actor, now } = scope;
    const row = { domain, companyId: id, confirmedById: actor.id, confirmedAt: now };
    await insertMissing(tx, CompanyDomain, row);
    if (!(await tx.existsBy(CompanyDomain, { domain, companyId: id }))) throw conflict(companyMessages.domainTaken());
    await letInFrom(scope, { companyId: id, domain });
    return loadCompanyRecord(scope, { id });
  },
});

/** The domain lets no one in any more; those who were let in stay. */
export const removeCompanyDomain = defineCommand({
  name: 'removeCompanyDomain',
  allow: staff,
  audit: auditedCompany,
  input: domainInput,
  load: loadCompanyRecord,
  run: async (scope, { id, domain }): Promise<CompanyRecord> => {
    await scope.tx.delete(CompanyDomain, { companyId: id, domain });
    return loadCompanyRecord(scope, { id });
  },
});

/**
 * Also what the person had as founder: their jobs lose tick and rating. NOT_FOUND for an unknown membership; one that
 * has ended stays so.
 */
export const removeCompanyMember = defineCommand({
  name: 'removeCompanyMember',
  allow: staff,
  audit: auditedByCompany,
  input: z.object({ id: z.string() }),
  load: async ({ tx }, { id }): Promise<CompanyMembership> => {
    const membership = isId(id) ? await tx.findOneBy(CompanyMembership, { id }) : null;
    if (!membership) throw notFound(companyMessages.memberNotFound());
    return membership;
  },
  run: async (scope, { id }, { companyId, userId }): Promise<CompanyRecord> => {
    const { tx, now } = scope;
    await tx.update(CompanyMembership, { id, leftAt: IsNull() }, { leftAt: now });
    await tx.update(Company, { id: companyId, founderId: userId }, { founderId: null });
    await tx.update(HrProfile, { userId, companyId }, { companyId: null });
    return loadCompanyRecord(scope, { id: companyId });
  },
});

/** Members and recruiters of its jobs. Without a reason the suspension is lifted. In the caller's transaction. */
export async function notifyOfSuspension(
  scope: Pick<WriteScope, 'tx' | 'prepared' | 'effects' | 'services' | 'now'>,
  { id, name, reason }: { id: string; name: string; reason: string | null },
  jobs: readonly { recruiterId: string }[],
): Promise<void> {
  const members = await speakersOf(scope, id);
  const concerned = new Set([...members, ...jobs.map(({ recruiterId }) => recruiterId)]);
  await notify(
    scope,
    Array.from(concerned, (userId) =>
      reason === null ? suspensionLiftedNotice(userId, name) : suspendedNotice(userId, name, reason),
    ),
  );
}
