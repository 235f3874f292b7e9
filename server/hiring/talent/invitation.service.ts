import * as z from 'zod/mini';
import { applyWithin } from '../applications/application.service.ts';
import { applicationMessages } from '../applications/application.rules.ts';
import { Application } from '../applications/application.entity.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { insertMissing } from '../../core/insert-missing.ts';
import { limitByPerson } from '../../core/limits.ts';
import { type Page, pageInput, toPage } from '../../core/page.ts';
import type { Message } from '../../core/text.rules.ts';
import { defineCommand, defineQuery, type ReadScope, type WriteScope } from '../../core/use-case.ts';
import { loadOwnJob } from '../jobs/job.service.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { readSettings } from '../../platform/settings/settings.service.ts';
import { Invitation, InvitationBlock } from './invitation.entity.ts';
import { invitedNotice } from './invitation.notices.ts';
import { countInvitations, listBlocks, lockInvitation, pageInvitations } from './invitation.queries.ts';
import { countedInvitations, invitationDays, invitationMessages, invitationPageSize } from './invitation.rules.ts';
import { findTalent } from './talent.queries.ts';
import { talentMessages } from './talent.rules.ts';
import { needTalentSearch } from './talent.service.ts';

type OwnScope = Pick<WriteScope<'SIGNED_IN'>, 'tx' | 'prepared' | 'actor' | 'now'>;
const daySeconds = 86_400;
const idSchema = z.object({ id: z.string() });

/**
 * Invites a found seeker to an open job of the recruiter's verified company. CONFLICT for a seeker who has applied for
 * it, whose invitation to it was withdrawn or, with the reason DONE_ALREADY, who was invited to it. The day's
 * invitations are counted in this transaction.
 */
export const inviteToJob = defineCommand({
  name: 'inviteToJob',
  allow: ['HR'],
  isCreating: true,
  input: z.object({ jobId: z.string(), talentId: z.string() }),
  conflicts: { invitations_job_talent_key: invitationMessages.alreadyInvited },
  doneAlready: 'invitations_job_talent_key',
  load: async (scope, { jobId }) => ({
    job: await loadOwnJob(scope, { id: jobId }),
    companyId: await needTalentSearch(scope),
  }),
  run: async (scope, { talentId }, { job, companyId }): Promise<Invitation> => {
    const { tx, prepared, actor, now } = scope;
    if (job.status !== 'ACTIVE') throw conflict(invitationMessages.jobClosed());
    if (job.companyId !== companyId) throw conflict(invitationMessages.jobOfAnother());
    const [found] = isId(talentId) ? await prepared(findTalent({ companyId, ids: [talentId] })) : [];
    if (!found) throw notFound(talentMessages.gone());
    await refuseSecond(tx, { jobId: job.id, talentId, seekerId: found.userId });
    const { dailyInvitations } = await readSettings(prepared);
    await limitByPerson(scope, 'invite', {
      limit: dailyInvitations,
      seconds: daySeconds,
      message: () => invitationMessages.manyToday(dailyInvitations),
    });
    const { id } = await tx.save(
      tx.create(Invitation, {
        jobId: job.id,
        companyId,
        recruiterId: actor.id,
        seekerId: found.userId,
        talentId,
        status: 'SENT',
        sentAt: now,
        expiresAt: new Date(now.getTime() + invitationDays * daySeconds * 1000),
        answeredAt: null,
      }),
    );
    const invitation = await lockOwn(scope, id);
    await notify(scope, [invitedNotice(invitation)]);
    return invitation;
  },
  answerIsAbout: ({ seekerId }) => [seekerId],
});

/**
 * One that was withdrawn is not sent again, so it is not the step that is done already. One to an earlier profile of
 * the same seeker is not looked at: a refusal would reveal that both are one person (decision 0086).
 */
async function refuseSecond(
  tx: WriteScope['tx'],
  { jobId, talentId, seekerId }: { jobId: string; talentId: string; seekerId: string },
): Promise<void> {
  const earlier = await tx.findOneBy(Invitation, { jobId, talentId });
  if (earlier && earlier.status !== 'WITHDRAWN')
    throw conflict(invitationMessages.alreadyInvited(), { reason: 'DONE_ALREADY' });
  if (await tx.existsBy(Application, { jobId, seekerId })) throw conflict(invitationMessages.alreadyApplied());
  if (earlier) throw conflict(invitationMessages.withdrawnBefore());
}

/** NOT_FOUND if the actor is neither its recruiter nor its seeker. */
async function lockOwn({ prepared, actor, now }: OwnScope, id: string): Promise<Invitation> {
  const [invitation] = isId(id) ? await prepared(lockInvitation({ id, personId: actor.id, now })) : [];
  if (!invitation) throw notFound(invitationMessages.notFound());
  return invitation;
}

const loadOwn = (scope: OwnScope, { id }: { id: string }): Promise<Invitation> => lockOwn(scope, id);

type Answer = Exclude<Invitation['status'], 'SENT'>;

const settledMessages: Record<Exclude<Invitation['state'], 'SENT'>, Message> = {
  ACCEPTED: invitationMessages.answered,
  DECLINED: invitationMessages.answered,
  WITHDRAWN: invitationMessages.withdrawn,
  EXPIRED: invitationMessages.expired,
};

/** CONFLICT once it was settled, with the reason DONE_ALREADY if it was in the same way. */
function needOpen({ state }: Invitation, next: Answer): void {
  if (state === 'SENT') return;
  throw conflict(settledMessages[state](), state === next ? { reason: 'DONE_ALREADY' } : {});
}

async function settle(scope: OwnScope, { id }: Invitation, status: Answer): Promise<Invitation> {
  await scope.tx.update(Invitation, id, { status, answeredAt: scope.now });
  return lockOwn(scope, id);
}

/** The recruiter takes it back; the same person is not invited to this job again. */
export const withdrawInvitation = defineCommand({
  name: 'withdrawInvitation',
  allow: ['HR'],
  input: idSchema,
  load: loadOwn,
  run: async (scope, _input, invitation): Promise<Invitation> => {
    needOpen(invitation, 'WITHDRAWN');
    return settle(scope, invitation, 'WITHDRAWN');
  },
});

/** Applies, under all rules of `applyToJob`: from here on the recruiter has name and resume. */
export const acceptInvitation = defineCommand({
  name: 'acceptInvitation',
  allow: ['JOBSEEKER'],
  input: idSchema,
  load: loadOwn,
  conflicts: { applications_job_seeker_key: applicationMessages.alreadyApplied },
  doneAlready: 'applications_job_seeker_key',
  run: async (scope, _input, invitation): Promise<Invitation> => {
    needOpen(invitation, 'ACCEPTED');
    await applyWithin(scope, invitation.jobId);
    return settle(scope, invitation, 'ACCEPTED');
  },
});

export const declineInvitation = defineCommand({
  name: 'declineInvitation',
  allow: ['JOBSEEKER'],
  input: idSchema,
  load: loadOwn,
  run: async (scope, _input, invitation): Promise<Invitation> => {
    needOpen(invitation, 'DECLINED');
    return settle(scope, invitation, 'DECLINED');
  },
});

/** The company can no longer find or invite the seeker; its open invitations are declined. */
export const blockInvitations = defineCommand({
  name: 'blockInvitations',
  allow: ['JOBSEEKER'],
  input: idSchema,
  load: loadOwn,
  run: async (scope, { id }, { companyId }): Promise<Invitation> => {
    const { tx, actor, now } = scope;
    await insertMissing(tx, InvitationBlock, { seekerId: actor.id, companyId, blockedAt: now });
    await tx.update(
      Invitation,
      { seekerId: actor.id, companyId, status: 'SENT' },
      { status: 'DECLINED', answeredAt: now },
    );
    return lockOwn(scope, id);
  },
});

/** The company may invite again. */
export const removeInvitationBlock = defineCommand({
  name: 'removeInvitationBlock',
  allow: ['JOBSEEKER'],
  input: idSchema,
  load: async ({ tx, actor }, { id }) => {
    if (!isId(id) || !(await tx.existsBy(InvitationBlock, { id, seekerId: actor.id })))
      throw notFound(invitationMessages.blockNotFound());
  },
  run: async ({ tx }, { id }) => {
    await tx.delete(InvitationBlock, { id });
    return true;
  },
});

export const listMyBlocks = defineQuery({
  name: 'invitationBlocks',
  allow: ['JOBSEEKER'],
  input: z.object({}),
  run: ({ services, actor }): Promise<InvitationBlock[]> => services.database.prepared(listBlocks(actor.id)),
});

const listInput = z.object(pageInput(invitationPageSize));

export const listMyInvitations = defineQuery({
  name: 'myInvitations',
  allow: ['JOBSEEKER'],
  input: listInput,
  run: (scope, request): Promise<Page<Invitation>> => readPage(scope, { side: 'SEEKER', jobId: null }, request),
});

/** To one job, or to all jobs of the recruiter. */
export const listSentInvitations = defineQuery({
  name: 'sentInvitations',
  allow: ['HR'],
  input: z.extend(listInput, { jobId: z.nullish(z.string()) }),
  run: (scope, { jobId, ...request }): Promise<Page<Invitation>> =>
    jobId && !isId(jobId)
      ? Promise.resolve(toPage<Invitation>([], 0, request))
      : readPage(scope, { side: 'RECRUITER', jobId: jobId ?? null }, request),
});

async function readPage(
  { services: { database }, actor, now }: Pick<ReadScope<'SIGNED_IN'>, 'services' | 'actor' | 'now'>,
  of: { side: 'RECRUITER' | 'SEEKER'; jobId: string | null },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Page<Invitation>> {
  const sent = { ...of, personId: actor.id };
  const [items, [counted]] = await Promise.all([
    database.prepared(pageInvitations({ ...sent, now, page, pageSize })),
    database.prepared(countInvitations(sent)),
  ]);
  return toPage(items, counted?.total ?? 0, { page, pageSize }, { exactUpTo: countedInvitations });
}
