import { z } from 'zod';
import { limitByPerson } from '../core/limits.ts';
import { badInput, conflict, notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { pageInput, type Page, toPage } from '../core/page.ts';
import { defineCommand, defineQuery, type WriteScope } from '../core/use-case.ts';
import { notify } from '../notifications/notification.service.ts';
import { companyMessages, companyNameKey } from './company.rules.ts';
import { joinRequestPageSize, type Membership } from './membership.labels.ts';
import { askedNotice, declinedNotice, letInNotice } from './membership.notices.ts';
import {
  type AskedRequest,
  decideRequest,
  endMembership,
  findNamed,
  findRequest,
  hasAsked,
  hasCompanyAddress,
  insertCompany,
  insertMember,
  insertRequest,
  listSpeakers,
  lockStanding,
  type NamedCompany,
  openWaitingJobs,
  pageRequests,
  setNamedCompany,
  speaksFor,
  type Standing,
  withdrawRequests,
} from './membership.queries.ts';
import type { JoinRequest } from './membership.types.ts';

export type RecruiterScope = WriteScope<readonly ['HR']>;
type DecidingScope = Pick<WriteScope, 'tx' | 'effects' | 'now' | 'services'> & { actor: { id: string } };

/** Where a job of a company stands: `isWaiting` until its recruiter is let in. */
export interface JobPlace {
  companyId: string;
  isWaiting: boolean;
}

/** What a name means to the recruiter: a company that they speak for, then the one that has the name, then nothing. */
async function findCompany({ tx, actor }: RecruiterScope, name: string): Promise<NamedCompany | undefined> {
  const key = companyNameKey(name);
  const found = await findNamed(tx, actor.id, key);
  return (
    found.find((company) => company.speaksFor && companyNameKey(company.name) === key) ??
    found.find((company) => company.key === key)
  );
}

/**
 * The company that a job of this name is for (decision 0014). A free name is founded: who belongs to no company becomes its member, anybody else looks
 * after it. A job for a company that was asked waits; BAD_USER_INPUT for one that is others' and was not asked.
 */
export async function placeForJob(scope: RecruiterScope, name: string): Promise<JobPlace> {
  const { tx, actor, now } = scope;
  const known = await findCompany(scope, name);
  if (known) return placeAt(scope, known.id);
  const companyId = await insertCompany(tx, { name, key: companyNameKey(name), founderId: actor.id });
  if (!companyId) throw badInput({ company: companyMessages.taken });
  const { named, membership } = await lockStanding(tx, actor.id);
  if (!membership) await insertMember(tx, actor.id, companyId, now);
  if (!membership && !named) await setNamedCompany(tx, actor.id, companyId, now);
  return { companyId, isWaiting: false };
}

/** The same for a company that is there. */
export async function placeAt({ tx, actor }: RecruiterScope, companyId: string): Promise<JobPlace> {
  // In this order: who is let in between the two statements is seen by the second.
  const isWaiting = await hasAsked(tx, actor.id, companyId);
  if (await speaksFor(tx, actor.id, companyId)) return { companyId, isWaiting: false };
  if (!isWaiting) throw badInput({ company: companyMessages.taken });
  return { companyId, isWaiting };
}

/** Names the recruiter's own company: founds it, returns to it, or asks to join it. What they name already stays as it is; null leaves it. */
export async function nameOwnCompany(scope: RecruiterScope, name: string | null): Promise<void> {
  const { tx, actor, now } = scope;
  const standing = await lockStanding(tx, actor.id);
  if (name === null) return standing.named ? leave(scope, standing) : undefined;
  if (standing.named && companyNameKey(standing.named.name) === companyNameKey(name)) return;
  const known = await findCompany(scope, name);
  if (known && !known.speaksFor) {
    // Asking leaves nothing, being let in at once does.
    if (await hasCompanyAddress(tx, actor.id, known.id)) refuseToLeave(standing);
    return void (await ask(scope, known));
  }
  if (known?.id !== standing.membership?.companyId) refuseToLeave(standing);
  const companyId = known?.id ?? (await insertCompany(tx, { name, key: companyNameKey(name), founderId: actor.id }));
  if (companyId) return void (await join(scope, actor.id, companyId, now));
  const founded = await findCompany(scope, name);
  if (founded) await ask(scope, founded);
}

/** Out of a verified company, to which one could not return alone, nobody goes by a slip of the hand. */
function refuseToLeave({ membership }: Standing): void {
  if (membership?.isVerified && !membership.mayReturn)
    throw badInput({ company: companyMessages.leaveFirst(membership.name) });
}

async function leave({ tx, actor, now }: RecruiterScope, standing: Standing): Promise<void> {
  refuseToLeave(standing);
  await endMembership(tx, actor.id, now);
  await withdrawRequests(tx, actor.id, now);
  await setNamedCompany(tx, actor.id, null, now);
}

/** The recruiter belongs to this company and to no other, names it as theirs, and what waited for it is open; answers how many jobs that were. */
async function join({ tx }: Pick<WriteScope, 'tx'>, userId: string, companyId: string, now: Date): Promise<number> {
  const { membership } = await lockStanding(tx, userId);
  if (membership?.companyId !== companyId) await endMembership(tx, userId, now);
  await insertMember(tx, userId, companyId, now);
  await withdrawRequests(tx, userId, now);
  await setNamedCompany(tx, userId, companyId, now);
  return openWaitingJobs(tx, userId, companyId, now);
}

const askingLimit = { limit: 10, seconds: 86_400, message: companyMessages.tooManyAsked };

/** Asks the company's members; a confirmed address of the company lets in at once. */
async function ask(
  scope: RecruiterScope,
  { id, name: companyName }: Pick<NamedCompany, 'id' | 'name'>,
): Promise<Membership> {
  const { tx, actor, now } = scope;
  if (await hasCompanyAddress(tx, actor.id, id)) {
    await join(scope, actor.id, id, now);
    return 'MEMBER';
  }
  await setNamedCompany(tx, actor.id, id, now);
  if (await hasAsked(tx, actor.id, id)) return 'ASKED';
  await limitByPerson(scope, 'join-company', askingLimit);
  await withdrawRequests(tx, actor.id, now);
  await insertRequest(tx, actor.id, id, now);
  const [asker] = (await tx.query('select name, email::text as email from users where id = $1', [actor.id])) as {
    name: string;
    email: string;
  }[];
  if (asker)
    await notify(
      scope,
      (await listSpeakers(tx, id)).map((memberId) => askedNotice(memberId, { ...asker, companyName })),
    );
  return 'ASKED';
}

/** Asks to join the company of this name, again too after it was declined. NOT_FOUND for a free name, CONFLICT for one's own company. */
export const askToJoinCompany = defineCommand({
  name: 'askToJoinCompany',
  allow: ['HR'],
  isCreating: true,
  input: z.object({ company: z.string() }),
  run: async (scope, { company }): Promise<Membership> => {
    await lockStanding(scope.tx, scope.actor.id);
    const known = await findCompany(scope, company);
    if (!known) throw notFound(companyMessages.noCompanyOfThisName);
    if (known.speaksFor) throw conflict(companyMessages.alreadyMember);
    return ask(scope, known);
  },
});

/** Leaves the company, a verified one too; jobs stay with it. CONFLICT for who belongs to none. */
export const leaveCompany = defineCommand({
  name: 'leaveCompany',
  allow: ['HR'],
  input: z.object({}),
  run: async (scope): Promise<true> => {
    const { membership } = await lockStanding(scope.tx, scope.actor.id);
    if (!membership) throw conflict(companyMessages.noMember);
    await leave(scope, { named: null, membership: null });
    return true;
  },
});

/** Who waits to be let in by the recruiter. */
export const listJoinRequests = defineQuery({
  name: 'joinRequests',
  allow: ['HR'],
  input: z.object(pageInput(joinRequestPageSize)),
  run: async ({ services, actor }, asked): Promise<Page<JoinRequest>> => {
    const { items, total } = await pageRequests(services.database, { speakerId: actor.id, companyId: null }, asked);
    return toPage(items, total, asked);
  },
});

/** Lets a recruiter into one's own company, or does not. NOT_FOUND for requests to others, CONFLICT for one that is decided otherwise or was taken back. */
export const answerJoinRequest = defineCommand({
  name: 'answerJoinRequest',
  allow: ['HR'],
  input: z.object({ id: z.string(), isAccepted: z.boolean() }),
  load: ({ tx, actor }, { id }) => loadRequest(tx, id, actor.id),
  run: async (scope, { isAccepted }, request): Promise<boolean> => decide(scope, request, isAccepted),
});

/** A request to a company that this person speaks for, or any; else NOT_FOUND. */
export async function loadRequest(tx: WriteScope['tx'], id: string, speakerId: string | null): Promise<AskedRequest> {
  const request = isId(id) ? await findRequest(tx, id, speakerId) : null;
  if (!request) throw notFound(companyMessages.requestNotFound);
  return request;
}

/** Decides once, and the same again changes nothing; who was let in leaves their earlier company, and their jobs that waited are open. Tells the asker. */
export async function decide(
  scope: DecidingScope,
  { id, userId, companyId, companyName }: AskedRequest,
  isAccepted: boolean,
): Promise<boolean> {
  const { tx, actor, now } = scope;
  await lockStanding(tx, userId);
  const status = isAccepted ? 'ACCEPTED' : 'DECLINED';
  if (!(await decideRequest(tx, id, { status, deciderId: actor.id, now }))) {
    if ((await findRequest(tx, id, null))?.status === status) return isAccepted;
    throw conflict(companyMessages.alreadyDecided);
  }
  if (!isAccepted) {
    await notify(scope, [declinedNotice(userId, companyName)]);
    return false;
  }
  await notify(scope, [letInNotice(userId, companyName, await join(scope, userId, companyId, now))]);
  return true;
}
