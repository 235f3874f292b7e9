import * as z from 'zod/mini';
import type { Role } from '../../../core/actor.rules.ts';
import { violatedConstraint } from '../../../core/database-errors.ts';
import { badInput, conflict, notFound } from '../../../core/errors.ts';
import { answerOnce } from '../../../core/idempotency.ts';
import { isId } from '../../../core/ids.ts';
import { hashToken, newAccessToken } from '../../../core/secrets.ts';
import { defineCommand, defineQuery, defineSteps, type WriteScope } from '../../../core/use-case.ts';
import { User } from '../../users/user.entity.ts';
import { proveIdentity } from '../login/proof.service.ts';
import { withCounters } from '../login/counters.service.ts';
import { sessionEndedTopic } from '../sessions/session.rules.ts';
import { AccessToken, type CreatedAccessToken } from './access-token.entity.ts';
import { accessTokenMail } from './access-token.mails.ts';
import {
  type AccessTokenDraft,
  accessTokenLimits,
  accessTokenMessages,
  createAccessTokenSchema,
  tokenHolders,
} from './access-token.rules.ts';

/** The newest first, expired ones too. */
export const listMyAccessTokens = defineQuery({
  name: 'accessTokens',
  allow: tokenHolders,
  input: z.object({}),
  run: ({ services, actor }): Promise<AccessToken[]> =>
    services.database.manager.find(AccessToken, {
      where: { userId: actor.id },
      order: { createdAt: 'DESC', id: 'DESC' },
    }),
});

/**
 * The value is returned only once. Without a recent login the password is needed; the person is mailed. CONFLICT for a
 * name that they use already.
 */
export const createAccessToken = withCounters(
  defineSteps({
    name: 'createAccessToken',
    allow: tokenHolders,
    input: createAccessTokenSchema,
    run: async (steps, { input, password, idempotencyKey }) => {
      await proveIdentity(steps, password);
      const call = { operation: 'createAccessToken', key: idempotencyKey ?? null, input, isSecret: true };
      try {
        return await steps.inTransaction((scope) =>
          answerOnce(scope, call, async () => ({ answer: await insertToken(scope, input), about: [] })),
        );
      } catch (error) {
        if (violatedConstraint(error) !== 'access_tokens_name_key') throw error;
        throw conflict(accessTokenMessages.nameTaken(), { fields: { name: accessTokenMessages.nameTaken() } });
      }
    },
  }),
);

/** One at a time for each person, so that their number stays within the limit. */
async function insertToken(
  { tx, actor, effects, now }: WriteScope<readonly Role[]>,
  { name, scopes, expiresInDays }: AccessTokenDraft,
): Promise<CreatedAccessToken> {
  await tx.findOneOrFail(User, { where: { id: actor.id }, lock: { mode: 'for_no_key_update' } });
  if ((await tx.countBy(AccessToken, { userId: actor.id })) >= accessTokenLimits.perPerson)
    throw badInput({ name: accessTokenMessages.tooMany() });
  const token = newAccessToken();
  const accessToken = await tx.save(
    tx.create(AccessToken, {
      userId: actor.id,
      name,
      scopes: [...new Set(scopes)],
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + expiresInDays * 86_400_000),
      lastUsedAt: null,
    }),
  );
  effects.mails.push(accessTokenMail(actor, accessToken));
  return { token, accessToken };
}

/** NOT_FOUND for somebody else's. */
export const revokeAccessToken = defineCommand({
  name: 'revokeAccessToken',
  allow: tokenHolders,
  input: z.object({ id: z.string() }),
  run: async (scope, { id }) => {
    if (!isId(id) || !(await removeTokens(scope, { id, userId: scope.actor.id })))
      throw notFound(accessTokenMessages.notFound());
    return true;
  },
});

/** A change of password or address calls it too. Their sockets are closed on every server process. */
export async function removeTokens(
  { tx, effects }: Pick<WriteScope, 'tx' | 'effects'>,
  where: { userId: string; id?: string },
): Promise<number> {
  const { raw } = await tx.createQueryBuilder().delete().from(AccessToken).where(where).returning('id').execute();
  const removed = raw as Pick<AccessToken, 'id'>[];
  effects.events.push(
    ...removed.map(({ id }) => ({ topic: sessionEndedTopic, userIds: [where.userId], subjectId: id })),
  );
  return removed.length;
}
