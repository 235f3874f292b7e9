import { verifyPassword } from '../../../core/password-hash.ts';
import type { User } from '../../users/user.entity.ts';
import type { Attempt } from './attempt.service.ts';
import { bindCodes, type CodeBinding, endCodes, verifyCode } from './code.service.ts';
import { wrongAttempt } from './outcome.service.ts';
import { isStray, logAttempt } from './subject.service.ts';

/**
 * What follows a right guess; null if it was too late: the account was changed, or the code used, by another request.
 */
type Follow<Right, Result> = (right: Right) => Promise<Result | null>;

/** UNAUTHENTICATED, or BLOCKED at the fifth wrong password. A disabled account has none. */
export async function enterPassword<Result>(
  attempt: Attempt,
  password: string,
  follow: Follow<User, Result>,
): Promise<Result> {
  const { subject, user } = attempt;
  const hash = user?.disabledAt ? null : user?.passwordHash;
  const isRight = await verifyPassword(password, hash).catch((error: unknown) => {
    // A burst kept it from being checked.
    logAttempt(subject, 'password', 'refused');
    throw error;
  });
  const result = user && isRight ? await follow(user) : null;
  if (result === null) throw await wrongAttempt(attempt, 'password');
  logAttempt(subject, 'password', 'right');
  return result;
}

/** UNAUTHENTICATED, or BLOCKED at the third wrong code, which ends it. Without `follow` even the right one is wrong. */
export async function enterCode<Result>(
  attempt: Attempt,
  binding: CodeBinding,
  code: unknown,
  follow: Follow<string, Result> | null,
): Promise<Result> {
  const { subject, state } = attempt;
  const { services } = subject.request;
  const verdict = await verifyCode(services, binding, code, subject.now, isStray(subject));
  const result = follow && typeof verdict === 'object' ? await follow(verdict.codeId) : null;
  if (result !== null) {
    logAttempt(subject, 'verify', 'right');
    return result;
  }
  const { manager } = services.database;
  if (state.blockedUntil)
    await (isStray(subject) ? bindCodes(manager, subject.email) : endCodes(manager, binding, subject.now));
  throw await wrongAttempt(attempt, 'verify', verdict);
}
