import * as z from 'zod/mini';
import type { Services } from '../core/context.ts';
import { conflict, notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { pageInput, type Page, toPage } from '../core/page.ts';
import { defineCommand, defineQuery, type WriteScope } from '../core/use-case.ts';
import { notify } from '../platform/notifications/notification.service.ts';
import { companyMessages } from './company.rules.ts';
import { CompanyJoinRequest } from './membership.entity.ts';
import { joinRequestPageSize } from './membership.labels.ts';
import { declinedNotice, letInNotice } from './membership.notices.ts';
import {
  type AskedRequest,
  findRequest,
  findSuspendedOf,
  listRequestsOfDomain,
  pageRequests,
} from './membership.queries.ts';
import { join, lockAffiliation } from './membership.service.ts';
import type { JoinRequest } from './membership.types.ts';

export const listJoinRequests = defineQuery({
  name: 'joinRequests',
  allow: ['HR'],
  input: z.object(pageInput(joinRequestPageSize)),
  run: ({ services, actor }, asked) => listRequests(services, { speakerId: actor.id, companyId: null, ...asked }),
});

export async function listRequests(
  { database }: Services,
  asked: Parameters<typeof pageRequests>[0],
): Promise<Page<JoinRequest>> {
  const rows = await database.searched(pageRequests(asked));
  return toPage(
    rows.filter(({ id }) => id !== null),
    rows[0]?.total ?? 0,
    asked,
  );
}

/** NOT_FOUND for requests to others, CONFLICT for one that is decided otherwise or was taken back. */
export const answerJoinRequest = defineCommand({
  name: 'answerJoinRequest',
  allow: ['HR'],
  input: z.object({ id: z.string(), isAccepted: z.boolean() }),
  load: (scope, { id }) => loadRequest(scope, id, scope.actor.id),
  run: async (scope, { isAccepted }, request): Promise<boolean> => decide(scope, request, isAccepted),
});

/** A request to a company that this person speaks for, or any; else NOT_FOUND. */
export async function loadRequest(
  { prepared }: Pick<WriteScope, 'prepared'>,
  id: string,
  speakerId: string | null,
): Promise<AskedRequest> {
  const [request] = isId(id) ? await prepared(findRequest({ id, speakerId })) : [];
  if (!request) throw notFound(companyMessages.requestNotFound());
  return request;
}

/** Of recruiters with a confirmed address of this domain, the first 200. */
export const requestsOfDomain = (
  { prepared }: Pick<WriteScope, 'prepared'>,
  of: { companyId: string; domain: string },
): Promise<AskedRequest[]> => prepared(listRequestsOfDomain(of));

type DecidingScope = WriteScope<readonly ['HR']> | WriteScope<readonly ['ADMIN', 'SUPERADMIN']>;

/**
 * The same again changes nothing. Who is let in leaves their earlier company, and their jobs that waited are open.
 * Notifies the asker.
 */
export async function decide(
  scope: DecidingScope,
  { id, userId, companyId, companyName }: AskedRequest,
  isAccepted: boolean,
): Promise<boolean> {
  const { tx, actor, now } = scope;
  await lockAffiliation(scope, userId);
  if (isAccepted && actor.role === 'HR' && (await scope.prepared(findSuspendedOf(userId))).length > 0)
    throw conflict(companyMessages.askerSuspended());
  const status = isAccepted ? 'ACCEPTED' : 'DECLINED';
  const decision = { status, decidedById: actor.id, decidedAt: now } as const;
  if (!(await tx.update(CompanyJoinRequest, { id, status: 'PENDING' }, decision)).affected) {
    if (await tx.existsBy(CompanyJoinRequest, { id, status })) return isAccepted;
    throw conflict(companyMessages.alreadyDecided());
  }
  const notice = isAccepted
    ? letInNotice(userId, companyName, await join(scope, userId, companyId))
    : declinedNotice(userId, companyName);
  await notify(scope, [notice]);
  return isAccepted;
}
