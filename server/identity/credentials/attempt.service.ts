import {
  countByAddress,
  limitByAddress,
  networksOfRequest,
  windowSecondsLeft,
  windowStart,
} from '../../core/limits.ts';
import type { RequestContext } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { User } from '../../users/user.entity.ts';
import { accountMessages } from '../accounts/account.rules.ts';
import { type AttemptState, stateFrom } from './attempt-state.rules.ts';
import { countAttempt } from './attempt.queries.ts';
import { addressLimits, codeRules, overallLimit } from './attempt.rules.ts';
import { withBlockOfAll } from './counters.service.ts';
import { deviceHashOf } from './device.service.ts';
import { countFailureOfAddress, failureScope, waitOfAddress } from './failure-limits.service.ts';
import { spendProof } from './proof-of-work.service.ts';
import { challenged, proofSubject, refusedAttempt } from './outcome.service.ts';
import {
  type CountedStep,
  type GuessStep,
  isLogin,
  keyOf,
  logAttempt,
  policyOf,
  scopeOf,
  sharedKey,
  type Step,
  type Subject,
} from './subject.service.ts';

const counterOf = (subject: Subject, step: CountedStep, now: Date) => ({
  now,
  scope: scopeOf(subject.purpose, step),
  subject: keyOf(subject, step),
  ...policyOf(subject, step),
});

/** Before it is verified, or, in a transaction, together with what it does; null if it is refused. */
export async function tryAttempt(
  subject: Subject,
  step: CountedStep,
  now: Date,
  prepared = subject.request.services.database.prepared,
): Promise<AttemptState | null> {
  const [counted] = await prepared(countAttempt(counterOf(subject, step, now)));
  return counted?.lastAttemptAt ? stateFrom(counted, policyOf(subject, step), now) : null;
}

/** BLOCKED (423) during a block, RATE_LIMITED (429) for a code too soon after the last. */
export async function admitAttempt(subject: Subject, step: Step, now: Date): Promise<AttemptState> {
  const state = await tryAttempt(subject, step, now);
  if (!state) throw await refusedAttempt(subject, step, now);
  return state;
}

export interface Admitted {
  /** Disabled ones too. */
  user: User | null;
  subject: Subject;
  state: AttemptState;
}

/**
 * Before a code or a password is verified, at the account and at the address in one statement: a guess spread over many
 * accounts is stopped by its address. Each account costs that one failure, given back by a success. Refuses as
 * `admitAttempt` does; above the limits of the address a guess costs a proof of work (D-07).
 */
export const admitGuess = async (subject: Subject, step: GuessStep, now: Date): Promise<AttemptState> =>
  (await admitAtAddress(subject, step, now, null)).state;

/**
 * The same for a login, whose account is found by the same statement. If that knows this browser, the guess counts at
 * `ifKnown`. While far too many logins fail everywhere, a guess from a browser that is not known costs a proof of work
 * too, and without it counts nowhere. One that was admitted before is counted again without another proof.
 */
export const admitLogin = (
  subject: Subject,
  step: GuessStep,
  now: Date,
  { ifKnown = subject, wasAdmitted = false } = {},
): Promise<Admitted> => admitAtAddress(subject, step, now, ifKnown, wasAdmitted);

async function admitAtAddress(
  stranger: Subject,
  step: GuessStep,
  now: Date,
  ifKnown: Subject | null,
  wasAdmitted = false,
): Promise<Admitted> {
  const { request, email } = stranger;
  const { database } = request.services;
  const isProven = wasAdmitted || (await spendProof(request, proofSubject(stranger, step), now));
  const [counted] = await database.prepared(
    countAttempt({
      ...counterOf(stranger, step, now),
      networks: networksOfRequest(request),
      failureScope,
      failureLimit: isProven ? null : addressLimits.failures.limit,
      failuresSince: windowStart(now, addressLimits.failures.seconds),
      ...(ifKnown && {
        email,
        deviceHash: deviceHashOf(request),
        subjectIfKnown: keyOf(ifKnown, step),
        overallSince: isProven ? null : windowStart(now, overallLimit.seconds),
      }),
    }),
  );
  if (!counted) throw new Error('The guess was not counted.');
  const { lastAttemptAt, networkUsed, networkStartedAt, overallStartedAt } = counted;
  const subject = ifKnown && counted.isKnownDevice ? ifKnown : stranger;
  const secondsLeft = (startedAt: Date, { seconds }: { seconds: number }) => windowSecondsLeft(startedAt, seconds, now);
  if (overallStartedAt) {
    const wait = secondsLeft(overallStartedAt, overallLimit);
    throw await challenged(subject, step, now, accountMessages.tooManyOverall(), wait);
  }
  if (networkUsed !== null && networkStartedAt) {
    const network = { used: networkUsed, secondsLeft: secondsLeft(networkStartedAt, addressLimits.failures) };
    const wait = waitOfAddress(request, network);
    if (wait !== null && !isProven)
      throw await challenged(subject, step, now, accountMessages.tooManyFromAddress(), wait);
  } else if (!lastAttemptAt) throw await refusedAttempt(subject, step, now);
  return {
    user: counted.hasAccount ? database.manager.create(User, counted) : null,
    subject,
    state: stateFrom(counted, policyOf(subject, step), now),
  };
}

/**
 * Among all guesses at codes of the e-mail address too, besides its own counter at `own`, so that many browsers,
 * sign-ups or persons guess no better than one (C-6). The first guess at a sign-up or a new address is always verified:
 * there strangers could keep out a person who has no other way in.
 */
export async function admitAmongAll(subject: Subject, own: AttemptState, now: Date): Promise<AttemptState> {
  const all = await tryAttempt(subject, 'guess', now);
  const isFirst = own.used <= 1 && own.level === 0;
  if (!all && (isLogin(subject.purpose) || !isFirst)) throw await refusedAttempt(subject, 'verify', now);
  return all ? withBlockOfAll(own, all) : own;
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
export async function refuseEarlyLink(request: RequestContext, email: string): Promise<void> {
  const window = { limit: 1, seconds: codeRules.resendSeconds };
  const { used, secondsLeft } = await countByAddress(
    request,
    `link:${sharedKey(request, email).toString('hex')}`,
    window,
  );
  if (used > window.limit)
    throw new AppError('RATE_LIMITED', accountMessages.linkBlocked(secondsLeft), { retryIn: secondsLeft });
}
