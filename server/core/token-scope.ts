import { t } from '@lingui/core/macro';
import type { Actor } from './actor.rules.ts';
import { type AppError, forbidden } from './errors.ts';
import type { TokenScope } from './token-scope.labels.ts';

/** ANY is open to every token. */
export type NeededScope = TokenScope | 'ANY';

/**
 * FORBIDDEN to an access token where it is not open to one of its scopes; null to a login, which may do what its person
 * may. What names no scope is closed to every token.
 */
export function refusalOfToken(actor: Actor | null, needed: NeededScope | undefined): AppError | null {
  if (!actor?.scopes || needed === 'ANY') return null;
  if (!needed) return forbidden(t`This cannot be done with an access token.`);
  const accepted: string[] = [needed, needed.replace(/_READ$/, '_WRITE')];
  if (actor.scopes.some((scope) => accepted.includes(scope))) return null;
  return forbidden(t`Your access token has no right to this. It needs ${needed}.`);
}

/** Null for a token without that scope: of what is public it reads what a visitor reads. */
export const viewerWith = ({ actor }: { actor: Actor | null }, needed: NeededScope | undefined): Actor | null =>
  refusalOfToken(actor, needed) ? null : actor;

/** For fields that lead from one area into another. */
export function needScope({ actor }: { actor: Actor | null }, needed: TokenScope): void {
  const refusal = refusalOfToken(actor, needed);
  if (refusal) throw refusal;
}
