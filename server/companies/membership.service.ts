import { IsNull } from 'typeorm';
import * as z from 'zod/mini';
import type { Services } from '../core/context.ts';
import { limitByPerson } from '../core/limits.ts';
import { badInput, conflict, notFound } from '../core/errors.ts';
import { insertMissing } from '../core/insert-missing.ts';
import { defineCommand, nobodyElse, runAsServer, type WriteScope } from '../core/use-case.ts';
import { readSettings } from '../platform/settings/settings.service.ts';
import { notify } from '../platform/notifications/notification.service.ts';
import { HrProfile } from '../people/profiles/profile.entity.ts';
import { User } from '../people/users/user.entity.ts';
import { Company } from './company.entity.ts';
import { belongsToVerified, isSuspended } from './company.service.ts';
import { companyMessages, companyNameKey } from './company.rules.ts';
import { CompanyJoinRequest, CompanyMembership } from './membership.entity.ts';
import type { Membership } from './membership.labels.ts';
import { askedNotice } from './membership.notices.ts';
import {
  checkSpeaksFor,
  findCompanyAddress,
  findNamed,
  findAffiliation,
  findSuspendedOf,
  listSpeakers,
  type NamedCompany,
  openWaitingJobs,
  type Affiliation,
} from './membership.queries.ts';

export type RecruiterScope = WriteScope<readonly ['HR']>;

/** The company that a recruiter posts a job for, and how they stand to it. */
export interface Employer {
  companyId: string;
  /** The job waits: its recruiter is not a member yet, or the company has no tick and needs one. */
  isWaiting: boolean;
  /** They do not belong to it, but have asked to. */
  isAsked: boolean;
  /** The tick is the recruiter's. */
  isVerified: boolean;
}

/** One that they speak for, then the one that has the name. */
async function findCompany({ prepared, actor }: RecruiterScope, name: string): Promise<NamedCompany | undefined> {
  const key = companyNameKey(name);
  const found = await prepared(findNamed({ userId: actor.id, key }));
  return (
    found.find((company) => company.speaksFor && companyNameKey(company.name) === key) ??
    found.find((company) => company.key === key)
  );
}

const refuseTaken = (): never => {
  throw badInput({ company: companyMessages.taken() }, { reason: 'COMPANY_TAKEN' });
};

/** The id of the new company. BAD_USER_INPUT when another request was first: a unique index decides. */
async function foundCompany({ tx, actor }: RecruiterScope, name: string): Promise<string> {
  const [id] = await insertMissing(tx, Company, { name, key: companyNameKey(name), founderId: actor.id });
  return id ?? refuseTaken();
}

/** So that two changes of their company come one after the other. */
const lockProfile = ({ tx }: Pick<WriteScope, 'tx'>, userId: string): Promise<unknown> =>
  tx.findOne(HrProfile, { select: { userId: true }, where: { userId }, lock: { mode: 'for_no_key_update' } });

const nameCompany = ({ tx, now }: Pick<WriteScope, 'tx' | 'now'>, userId: string, companyId: string | null) =>
  tx.update(HrProfile, { userId }, { companyId, updatedAt: now });

export async function lockAffiliation(
  scope: Pick<WriteScope, 'tx' | 'prepared'>,
  userId: string,
): Promise<Affiliation> {
  const { prepared } = scope;
  await lockProfile(scope, userId);
  const [affiliation] = await prepared(findAffiliation(userId));
  return affiliation ?? { named: null, membership: null };
}

/**
 * The company that a job of this name is for (decision 0014). A free name is founded: a recruiter without a company
 * becomes its member, any other looks after it. A job for a company that was asked waits; BAD_USER_INPUT for one that
 * is others' and was not asked.
 */
export async function employerNamed(scope: RecruiterScope, name: string): Promise<Employer> {
  const { actor } = scope;
  const known = await findCompany(scope, name);
  await refuseOfSuspended(scope, known?.id);
  if (known) {
    // A merge waits from here on. One that has just ended has moved the name to another company.
    const where = { id: known.id };
    const isThere = await scope.tx.findOne(Company, { select: { id: true }, where, lock: { mode: 'for_key_share' } });
    return isThere ? employerAt(scope, known.id) : employerNamed(scope, name);
  }
  const companyId = await foundCompany(scope, name);
  const { named, membership } = await lockAffiliation(scope, actor.id);
  if (!membership) await insertMember(scope, actor.id, companyId);
  if (!membership && !named) await nameCompany(scope, actor.id, companyId);
  return unverifiedEmployer(scope, companyId);
}

/** BAD_USER_INPUT for a suspended company. */
export async function refuseSuspended({ tx }: Pick<WriteScope, 'tx'>, companyId: string): Promise<void> {
  if (await isSuspended(tx, companyId)) throw badInput({ company: companyMessages.suspended() });
}

/**
 * BAD_USER_INPUT for who belongs to a suspended company, or left it since: the next one is not founded, joined or
 * posted for meanwhile.
 */
export async function refuseOfSuspended({ prepared, actor }: RecruiterScope, exceptId?: string): Promise<void> {
  const [company] = await prepared(findSuspendedOf(actor.id));
  if (company && company.id !== exceptId) throw badInput({ company: companyMessages.ofSuspended(company.name) });
}

/** The same for a known company. */
export async function employerAt(scope: RecruiterScope, companyId: string): Promise<Employer> {
  await refuseSuspended(scope, companyId);
  // Locked before the request, in the same order as when it is decided: no deadlock.
  await lockProfile(scope, scope.actor.id);
  // In this order: a recruiter who is let in between the two statements is seen by the second.
  const isWaiting = await hasAsked(scope, companyId);
  const [row] = await scope.prepared(checkSpeaksFor({ userId: scope.actor.id, companyId }));
  if (!row?.speaksFor) return isWaiting ? { companyId, isWaiting, isAsked: true, isVerified: false } : refuseTaken();
  return (await belongsToVerified(scope.tx, scope.actor.id, companyId))
    ? { companyId, isWaiting: false, isAsked: false, isVerified: true }
    : unverifiedEmployer(scope, companyId);
}

async function unverifiedEmployer({ prepared }: RecruiterScope, companyId: string): Promise<Employer> {
  const { requireVerification } = await readSettings(prepared);
  return { companyId, isWaiting: requireVerification, isAsked: false, isVerified: false };
}

/** Waits for a transaction that is deciding on the request. */
async function hasAsked({ tx, actor }: RecruiterScope, companyId: string): Promise<boolean> {
  const request = await tx.findOne(CompanyJoinRequest, {
    where: { userId: actor.id, companyId, status: 'PENDING' },
    lock: { mode: 'pessimistic_read' },
  });
  return request !== null;
}

/**
 * Founds it, returns to it, or asks to join it. What they name already stays as it is; null leaves it. BAD_USER_INPUT
 * with the reason LEAVES_COMPANY for another than the verified company that they belong to, unless they know that.
 */
export async function nameOwnCompany(scope: RecruiterScope, name: string | null, mayLeave: boolean): Promise<void> {
  const { actor } = scope;
  const affiliation = await lockAffiliation(scope, actor.id);
  if (name === null) {
    if (!affiliation.named) return;
    if (!mayLeave) refuseToLeave(affiliation);
    return leave(scope);
  }
  if (affiliation.named && companyNameKey(affiliation.named) === companyNameKey(name)) return;
  await refuseOfSuspended(scope);
  const known = await findCompany(scope, name);
  if (!mayLeave && known?.id !== affiliation.membership?.companyId) refuseToLeave(affiliation);
  // Asking leaves nothing yet, being let in does.
  if (known && !known.speaksFor) return void (await ask(scope, known));
  await join(scope, actor.id, known?.id ?? (await foundCompany(scope, name)));
}

/** No one leaves a verified company by a slip of the hand. */
function refuseToLeave({ membership }: Affiliation): void {
  if (!membership?.isVerified) return;
  const { name } = membership;
  throw badInput({ company: companyMessages.leaveFirst(name) }, { reason: 'LEAVES_COMPANY', company: name });
}

async function leave(scope: RecruiterScope): Promise<void> {
  const { actor } = scope;
  await endMembership(scope, actor.id);
  await withdrawRequests(scope, actor.id);
  await nameCompany(scope, actor.id, null);
}

type ChangeScope = Pick<WriteScope, 'tx' | 'prepared' | 'effects' | 'services' | 'now'>;

/** The person belongs to this company and to no other; what waited for it is open. Returns how many jobs that were. */
export async function join(scope: ChangeScope, userId: string, companyId: string): Promise<number> {
  const { membership } = await lockAffiliation(scope, userId);
  if (membership?.companyId !== companyId) await endMembership(scope, userId);
  await insertMember(scope, userId, companyId);
  await withdrawRequests(scope, userId);
  await nameCompany(scope, userId, companyId);
  return openJobsThatWaited(scope, { userId, companyId });
}

/** Sends what `job_events` has of jobs to webhooks. */
export const jobEventTask = 'send-job-events';
export const sendJobEventsSoon = ({ effects, services }: Pick<WriteScope, 'effects' | 'services'>): void =>
  void effects.afterCommit.push(() => services.tasks.wake(jobEventTask));

/** How many are open now. With verification required by setting only those of companies with the tick. */
export async function openJobsThatWaited(
  scope: Pick<WriteScope, 'prepared' | 'effects' | 'services' | 'now'>,
  of: { userId: string | null; companyId: string | null },
): Promise<number> {
  const { prepared, now } = scope;
  const { requireVerification: areVerifiedOnly } = await readSettings(prepared);
  const { length: opened } = await prepared(openWaitingJobs({ ...of, areVerifiedOnly, now }));
  if (opened > 0) sendJobEventsSoon(scope);
  return opened;
}

/** For when the setting is switched off: nothing else opens the jobs that it made wait. */
export const openJobsOfAll = async (services: Services): Promise<void> =>
  runAsServer(services, async (scope) => void (await openJobsThatWaited(scope, { userId: null, companyId: null })));

/** Does nothing for a recruiter who is a member already. */
async function insertMember({ tx, now }: ChangeScope, userId: string, companyId: string): Promise<void> {
  await insertMissing(tx, CompanyMembership, { companyId, userId, joinedAt: now });
}

async function endMembership({ tx, now }: ChangeScope, userId: string): Promise<void> {
  await tx.update(CompanyMembership, { userId, leftAt: IsNull() }, { leftAt: now });
}

/** A recruiter has one waiting request at a time. */
async function withdrawRequests({ tx, now }: ChangeScope, userId: string): Promise<void> {
  const decision = { status: 'WITHDRAWN', decidedAt: now, decidedById: userId } as const;
  await tx.update(CompanyJoinRequest, { userId, status: 'PENDING' }, decision);
}

const hasCompanyAddress = async ({ prepared, actor }: RecruiterScope, companyId: string): Promise<boolean> =>
  (await prepared(findCompanyAddress({ userId: actor.id, companyId }))).length > 0;

/** Whom to notify of what concerns the company. */
export const speakersOf = async ({ prepared }: Pick<WriteScope, 'prepared'>, companyId: string): Promise<string[]> =>
  (await prepared(listSpeakers(companyId))).map(({ id }) => id);

const askingLimit = { limit: 10, seconds: 86_400, message: companyMessages.tooManyAsked };

/** Asks the company's members; a confirmed address of the company lets in at once. */
async function ask(
  scope: RecruiterScope,
  { id, name: companyName }: Pick<NamedCompany, 'id' | 'name'>,
): Promise<Membership> {
  const { tx, actor, now } = scope;
  const userId = actor.id;
  if (await hasCompanyAddress(scope, id)) {
    await join(scope, userId, id);
    return 'MEMBER';
  }
  await nameCompany(scope, userId, id);
  if (await hasAsked(scope, id)) return 'ASKED';
  await limitByPerson(scope, 'join-company', askingLimit);
  await withdrawRequests(scope, userId);
  const row = { companyId: id, userId, status: 'PENDING', askedAt: now, decidedAt: null, decidedById: null } as const;
  await tx.upsert(CompanyJoinRequest, row, ['companyId', 'userId']);
  const { name, email } = await tx.findOneByOrFail(User, { id: userId });
  const speakers = await speakersOf(scope, id);
  await notify(
    scope,
    speakers.map((speaker) => askedNotice(speaker, { id: userId, name, email, companyName })),
  );
  return 'ASKED';
}

/** Also again after a refusal. NOT_FOUND for a free name, CONFLICT for one's own company. */
export const askToJoinCompany = defineCommand({
  name: 'askToJoinCompany',
  allow: ['HR'],
  isCreating: true,
  answerIsAbout: nobodyElse,
  input: z.object({ company: z.string() }),
  run: async (scope, { company }): Promise<Membership> => {
    await lockAffiliation(scope, scope.actor.id);
    await refuseOfSuspended(scope);
    const known = await findCompany(scope, company);
    if (!known) throw notFound(companyMessages.noCompanyOfThisName());
    if (known.speaksFor) throw conflict(companyMessages.alreadyMember());
    return ask(scope, known);
  },
});

/** Leaves the company, a verified one too; jobs stay with it. CONFLICT for a recruiter without a company. */
export const leaveCompany = defineCommand({
  name: 'leaveCompany',
  allow: ['HR'],
  input: z.object({}),
  run: async (scope): Promise<true> => {
    const { membership } = await lockAffiliation(scope, scope.actor.id);
    if (!membership) throw conflict(companyMessages.noMember());
    await leave(scope);
    return true;
  },
});
