import { IsNull } from 'typeorm';
import { type AppError, badInput } from '../../../core/errors.ts';
import { nobodyAt } from '../../../core/mail.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import { defineSteps, type StepScope, type WriteScope } from '../../../core/use-case.ts';
import { User } from '../../users/user.entity.ts';
import { passwordChangedMail, resetLinkMail } from './account.mails.ts';
import {
  accountMessages,
  changePasswordByLinkSchema,
  changePasswordSchema,
  requestLoginCodeSchema,
  resetPasswordSchema,
} from './account.rules.ts';
import { admitAddress, admitAttempt, admitGuess, limitCodeMails, refuseEarlyLink, trySend } from './attempt.service.ts';
import { forgetAfterSuccess, forgetPasswordAttempts } from './outcome.service.ts';
import { logAttempt, type Subject, subjectOf } from './subject.service.ts';
import { withCounters } from './counters.service.ts';
import { consumeCode, endCodes, findResetLink, issueResetToken } from './code.service.ts';
import { enterPassword } from './guess.service.ts';
import { rememberDevice } from './device.service.ts';
import { namesEmail } from './password.rules.ts';
import { confirmAuthentication, endOtherSessions, endSessions } from '../sessions/session.service.ts';
import { removeTokens } from '../tokens/access-token.service.ts';

/**
 * Unless a link that is still valid was mailed a moment ago (`linkPolicy`): no one can prevent the owner of a mailbox
 * from having one, nor fill the mailbox (C-7). The same answer after the same work for every address; one without an
 * account gets no mail.
 */
export const forgotPassword = withCounters(
  defineSteps({
    name: 'forgotPassword',
    allow: 'ANYONE',
    input: requestLoginCodeSchema,
    run: async (steps, { email }) => {
      const subject = await subjectOf(steps, 'PASSWORD_RESET', email);
      await limitCodeMails(steps.request);
      await refuseEarlyLink(subject);
      await trySend(steps, subject, async ({ tx, effects, now }, { user }) => {
        const token = await issueResetToken(tx, email, now);
        effects.mails.push({
          ...resetLinkMail(user ?? nobodyAt(email), resetPath(email, token)),
          isDecoy: !user || user.disabledAt !== null,
        });
      });
      return { message: accountMessages.linkSent() };
    },
  }),
);

/** The token is in the fragment, which a browser never sends. */
export const resetPath = (email: string, token: string): string =>
  `/reset-password?${new URLSearchParams({ email }).toString()}#token=${token}`;

/**
 * Of the address that the link was mailed to. BAD_USER_INPUT if the link is another person's, too old or used. Failures
 * count against the network only: a token cannot be guessed, and a counter at the account would let strangers lock its
 * owner out.
 */
export const resetPassword = withCounters(
  defineSteps({
    name: 'resetPassword',
    allow: 'ANYONE',
    input: resetPasswordSchema,
    run: async (steps, { email, token, newPassword }) => {
      const subject = await subjectOf(steps, 'PASSWORD_RESET', email);
      const link = await findResetLink(steps.services, email, token, steps.now);
      if (!link || !(await setByLink(steps, { linkId: link.id, email, newPassword }))) throw await deadLink(subject);
      logAttempt(subject, 'verify', 'right');
      await forgetPasswordAttempts(subject);
      return { message: accountMessages.passwordReset() };
    },
  }),
);

/** Counted only when the link is wrong: a right one opens from every network, whatever failed there before. */
async function deadLink(subject: Subject): Promise<AppError> {
  await admitAddress(subject);
  logAttempt(subject, 'verify', 'wrong');
  return badInput({ token: accountMessages.linkGone() });
}

interface LinkUse {
  linkId: string;
  email: string;
  newPassword: string;
  /** The hash that the old password was compared with, where the form requires it. */
  comparedHash?: string | null;
}

/**
 * Signs no one in, and everyone out; proves the address too. False, with nothing used up, if another request used this
 * link first or has changed the password that was compared, or the account is gone.
 */
async function setByLink(steps: StepScope, { linkId, email, newPassword, comparedHash }: LinkUse): Promise<boolean> {
  const passwordHash = await hashPassword(newPassword);
  return steps.inTransaction(async (scope) => {
    const { tx, effects, now } = scope;
    const user = await tx.findOne(User, { where: { email }, lock: { mode: 'for_no_key_update' } });
    if (!user || user.disabledAt || (comparedHash !== undefined && user.passwordHash !== comparedHash)) return false;
    if (!(await consumeCode(tx, linkId, now))) return false;
    await endCodes(tx, { purpose: 'PASSWORD_RESET', email }, now);
    await tx.update(
      User,
      { id: user.id },
      { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now, updatedAt: now },
    );
    await endSessions(scope, { userId: user.id });
    await removeTokens(scope, { userId: user.id });
    await rememberDevice(scope, user.id);
    effects.mails.push(passwordChangedMail(user));
    return true;
  });
}

/**
 * A mailed link replaces the session; the old password is still required (OP-006). All sessions end, and none is
 * opened. A wrong old password counts as in `changePassword` and leaves the link valid; without the link no password is
 * checked.
 */
export const changePasswordByLink = withCounters(
  defineSteps({
    name: 'changePasswordByLink',
    allow: 'ANYONE',
    input: changePasswordByLinkSchema,
    run: async (steps, { email, token, oldPassword, newPassword }) => {
      const bearer = await subjectOf(steps, 'PASSWORD_RESET', email);
      const link = await findResetLink(steps.services, email, token, steps.now);
      if (!link) throw await deadLink(bearer);
      const attempt = await admitAttempt(await subjectOf(steps, 'PASSWORD_CHANGE', email), 'password');
      await enterPassword(attempt, oldPassword, async ({ passwordHash: comparedHash }) => {
        if (!(await setByLink(steps, { linkId: link.id, email, newPassword, comparedHash })))
          throw await deadLink(bearer);
        return true;
      });
      await forgetPasswordAttempts(attempt.subject);
      return { message: accountMessages.passwordChanged() };
    },
  }),
);

/**
 * The current session stays, all others end. A wrong old password counts like a wrong one at the login. CHPW-07 to
 * CHPW-14.
 */
export const changePassword = withCounters(
  defineSteps({
    name: 'changePassword',
    allow: 'SIGNED_IN',
    input: changePasswordSchema,
    run: async (steps, { oldPassword, newPassword }) => {
      const { email } = steps.actor;
      if (namesEmail(newPassword, email)) throw badInput({ newPassword: accountMessages.passwordNamesEmail() });
      const attempt = await admitGuess(await subjectOf(steps, 'PASSWORD_CHANGE', email), 'password');
      await enterPassword(attempt, oldPassword, async (user) =>
        replacePassword(steps, user, await hashPassword(newPassword)),
      );
      await forgetAfterSuccess(attempt.subject, 'password');
      return { message: accountMessages.passwordChanged() };
    },
  }),
);

/** Null if the password that was compared is no longer the account's. */
function replacePassword(steps: StepScope<'SIGNED_IN'>, user: User, passwordHash: string): Promise<true | null> {
  return steps.inTransaction(async (scope: WriteScope<'SIGNED_IN'>) => {
    const { tx, effects, now } = scope;
    const compared = { id: user.id, passwordHash: user.passwordHash ?? IsNull() };
    const { affected } = await tx.update(User, compared, { passwordHash, updatedAt: now });
    if (!affected) return null;
    await endOtherSessions(scope);
    await removeTokens(scope, { userId: user.id });
    await confirmAuthentication(scope);
    effects.mails.push(passwordChangedMail(user));
    return true;
  });
}
