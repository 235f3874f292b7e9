import type { MatrixRow } from './authorisation-rows.ts';
import { type Outcome, type Principal, roleOf, type Target } from './authorisation-principals.ts';

export const nameOf = ({ operation, variant: name }: MatrixRow): string =>
  name ? `${operation} (${name})` : operation;

/** The outcome for a principal; encodes the order of refusals. */
export function outcomeOf({ allow, object, answers = [] }: MatrixRow, principal: Principal, target?: Target): Outcome {
  const role = roleOf[principal];
  const isAllowed = allow === 'ANYONE' || (allow === 'SIGNED_IN' ? role !== 'VISITOR' : allow.includes(role));
  if (!isAllowed) return role === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  return !object || (target && answers.includes(target)) ? 'answer' : 'NOT_FOUND';
}
