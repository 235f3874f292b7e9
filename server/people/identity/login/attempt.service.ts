import { countByAddress, limitByAddress, networksOfRequest, windowSecondsLeft } from '../../../core/limits.ts';
import type { RequestContext } from '../../../core/context.ts';
import type { Prepared } from '../../../core/database.ts';
import { AppError } from '../../../core/errors.ts';
import type { StepScope, WriteScope } from '../../../core/use-case.ts';
import { User } from '../../users/user.entity.ts';
import { accountMessages } from './account.rules.ts';
import { type AttemptState, stateFrom } from './attempt-state.rules.ts';
import { countAttempt, findGuessState, type GuessState } from './attempt.queries.ts';
import { addressLimits, codeRules, overallLimit } from './attempt.rules.ts';
import { withBlockOfAll } from './counters.service.ts';
import { deviceHashOf } from './device.service.ts';
import { countFailureOfAddress, waitOfAddress } from './failure-limits.service.ts';
import { spendProof } from './proof-of-work.service.ts';
import { challenged, proofSubject, refusedAttempt } from './outcome.service.ts';
import {
  type CountedStep,
  counterKey,
  type GuessStep,
  isLogin,
  keyOf,
  logAttempt,
  policyOf,
  scopeOf,
  type Step,
  type Subject,
} from './subject.service.ts';

/** One that was admitted and counted. */
export interface Attempt {
  subject: Subject;
  state: AttemptState;
  /** With this address; disabled ones too. */
  user: User | null;
}

/** Null if it is refused. */
async function countTry(subject: Subject, step: CountedStep, prepared: Prepared): Promise<AttemptState | null> {
  const policy = policyOf(subject, step);
  const { purpose, now } = subject;
  const [counted] = await prepared(
    countAttempt({ now, scope: scopeOf(purpose, step), subject: keyOf(subject, step), ...policy }),
  );
  return counted ? stateFrom(counted, policy, now) : null;
}

/** Before it is verified, or, in a transaction, together with what it does; null if it is refused. */
export async function tryAttempt(
  subject: Subject,
  step: CountedStep,
  scope?: Pick<WriteScope, 'tx' | 'prepared'>,
): Promise<Attempt | null> {
  const { database } = subject.request.services;
  const { tx, prepared } = scope ?? { tx: database.manager, prepared: database.prepared };
  const state = await countTry(subject, step, prepared);
  return state && { subject, state, user: await tx.findOneBy(User, { email: subject.email }) };
}

/** BLOCKED (423) during a block, RATE_LIMITED (429) for a code too soon after the last. */
export async function admitAttempt(subject: Subject, step: Step): Promise<Attempt> {
  const attempt = await tryAttempt(subject, step);
  if (!attempt) throw await refusedAttempt(subject, step);
  return attempt;
}

/**
 * A code counts if and only if its mail is stored: a crash or a refusal in between leaves no wait behind. Null if it is
 * refused.
 */
export const trySend = <R>(
  { inTransaction }: Pick<StepScope, 'inTransaction'>,
  subject: Subject,
  send: (scope: WriteScope, attempt: Attempt) => Promise<R>,
): Promise<R | null> =>
  inTransaction(async (scope) => {
    const attempt = await tryAttempt(subject, 'send', scope);
    return attempt && send(scope, attempt);
  });

/** Refuses as `admitAttempt` does. */
export async function sendCode<R>(...call: Parameters<typeof trySend<R>>): Promise<R> {
  const sent = await trySend(...call);
  if (sent === null) throw await refusedAttempt(call[1], 'send');
  return sent;
}

/**
 * Before a code or a password is verified, at the account and at the address: a guess spread over many accounts is
 * stopped by its address. Each account costs one failure, that of its first guess since its last block; a success gives
 * it back. Refuses as `admitAttempt` does; above the limits of the address a guess costs a proof of work (D-07), and so
 * does one at a login from a browser that is not known while far too many logins fail everywhere. If the account knows
 * this browser, the guess counts at `ifKnown`.
 */
export async function admitGuess(stranger: Subject, step: GuessStep, ifKnown = stranger): Promise<Attempt> {
  const { request, now, email } = stranger;
  const { database } = request.services;
  const isProven = await spendProof(request, proofSubject(stranger, step), now);
  const guess = { now, email, deviceHash: deviceHashOf(request), networks: networksOfRequest(request) };
  const [known] = await database.prepared(findGuessState(guess));
  const subject = known?.isKnownDevice ? ifKnown : stranger;
  if (known && !isProven) await refuseTooMany(subject, step, known);

  // Together, the account first; a refusal follows the commit.
  const { attempt, failures } = await database.manager.transaction(async (tx) => {
    const tried = await tryAttempt(subject, step, { tx, prepared: database.preparedIn(tx) });
    const isFirst = tried?.state.used === 1;
    return { attempt: tried, failures: isFirst ? await countFailureOfAddress(request, tx) : null };
  });
  if (!attempt) throw await refusedAttempt(subject, step);
  const wait = failures && waitOfAddress(request, failures);
  if (wait !== null && !isProven) throw await challenged(subject, step, accountMessages.tooManyFromAddress(), wait);
  return attempt;
}

/** Such a guess is not counted at the account. */
async function refuseTooMany(
  subject: Subject,
  step: GuessStep,
  { isKnownDevice, overallStartedAt, isCrowded }: GuessState,
): Promise<void> {
  const { request, purpose, now } = subject;
  if (overallStartedAt && isLogin(purpose) && !isKnownDevice) {
    const wait = windowSecondsLeft(overallStartedAt, overallLimit.seconds, now);
    throw await challenged(subject, step, accountMessages.tooManyOverall(), wait);
  }
  const wait = isCrowded ? waitOfAddress(request, await countFailureOfAddress(request)) : null;
  if (wait !== null) throw await challenged(subject, step, accountMessages.tooManyFromAddress(), wait);
}

/**
 * A guess at a code counts among all of the e-mail address too, besides its own counter, so that many browsers,
 * sign-ups or persons guess no better than one (C-6). The first guess at a sign-up or a new address is always verified:
 * there strangers could keep out a person who has no other way in.
 */
export async function admitCode(stranger: Subject): Promise<Attempt> {
  const attempt = await admitGuess(stranger, 'verify');
  const { subject, state } = attempt;
  const all = await countTry(subject, 'guess', subject.request.services.database.prepared);
  const isFirst = state.used <= 1 && state.level === 0;
  if (!all && (isLogin(subject.purpose) || !isFirst)) throw await refusedAttempt(subject, 'verify');
  return all ? { ...attempt, state: withBlockOfAll(state, all) } : attempt;
}

export async function admitAddress(subject: Subject): Promise<void> {
  const retryAfterSeconds = waitOfAddress(subject.request, await countFailureOfAddress(subject.request));
  if (retryAfterSeconds === null) return;
  logAttempt(subject, 'verify', 'refused');
  throw new AppError('RATE_LIMITED', accountMessages.tooManyFromAddress(), { retryAfterSeconds });
}

export const limitCodeMails = (request: RequestContext): Promise<void> =>
  limitByAddress(request, 'code-mail', { ...addressLimits.codeMails, message: accountMessages.tooManyFromAddress });

/** Who asks twice in a row is answered that the first link is on its way; others may ask for the same address. */
export async function refuseEarlyLink({ request, email }: Subject): Promise<void> {
  const window = { limit: 1, seconds: codeRules.resendSeconds };
  const scope = `link:${counterKey(request, email, null).toString('hex')}`;
  const { used, secondsLeft } = await countByAddress(request, scope, window);
  if (used > window.limit)
    throw new AppError('RATE_LIMITED', accountMessages.linkBlocked(secondsLeft), { retryIn: secondsLeft });
}
