import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { idempotencyKeySchema } from '../../../core/idempotency.rules.ts';
import { keysOf, requiredLine } from '../../../core/text.rules.ts';
import { tokenScopeLabels } from '../../../core/token-scope.labels.ts';

export const accessTokenLimits = { perPerson: 20, nameCharacters: 60, mostDays: 365 } as const;

/** Days that the screen offers; the API takes every number up to the longest. */
export const offeredDays = [30, 90, 180, accessTokenLimits.mostDays] as const;

export const tokenScopes = keysOf(tokenScopeLabels);

/** Not admins: their login needs a code and ends when unused; a token would bypass both. */
export const tokenHolders = ['JOBSEEKER', 'HR'] as const;

export const accessTokenMessages = {
  nameRequired: () => t`Please name the token, after what it is for.`,
  nameTaken: () => t`You have a token of this name already.`,
  scopesRequired: () => t`Please choose at least one right.`,
  daysOdd: () => t`A token is valid for 1 to ${accessTokenLimits.mostDays} days.`,
  tooMany: () => t`At most ${accessTokenLimits.perPerson} tokens are possible. Revoke one that you no longer need.`,
  notFound: () => t`This token was revoked already.`,
} as const;

const daysError = { error: accessTokenMessages.daysOdd };
const scopesError = { error: accessTokenMessages.scopesRequired };

export const accessTokenSchema = z.object({
  name: requiredLine(() => t`Name`, accessTokenMessages.nameRequired, accessTokenLimits.nameCharacters),
  scopes: z.array(z.enum(tokenScopes), scopesError).check(z.minLength(1, scopesError)),
  expiresInDays: z.int(daysError).check(z.minimum(1, daysError), z.maximum(accessTokenLimits.mostDays, daysError)),
});

export const createAccessTokenSchema = z.object({
  input: accessTokenSchema,
  password: z.nullish(z.string()),
  idempotencyKey: z.nullish(idempotencyKeySchema),
});
export type AccessTokenDraft = z.output<typeof accessTokenSchema>;
