import { AppError, badInput } from '../../../core/errors.ts';
import type { Audience, StepScope } from '../../../core/use-case.ts';
import { admitGuess } from './attempt.service.ts';
import { enterPassword } from './guess.service.ts';
import { forgetAfterSuccess } from './outcome.service.ts';
import { subjectOf } from './subject.service.ts';
import { confirmAuthentication, isFreshlyAuthenticated } from '../sessions/session.service.ts';
import { accountMessages } from './account.rules.ts';

/**
 * For what needs a fresh proof (asvs-7.5.1). A wrong password counts like a wrong old one; a right one is good for the
 * next quarter of an hour.
 */
export async function proveIdentity(
  steps: StepScope<Exclude<Audience, 'ANYONE'>>,
  password: string | null | undefined,
): Promise<void> {
  const { actor, now } = steps;
  if (!password) {
    if (isFreshlyAuthenticated(actor, now)) return;
    throw badInput({ password: accountMessages.passwordRequired() });
  }
  const attempt = await admitGuess(await subjectOf(steps, 'PASSWORD_CHANGE', actor.email), 'password');
  const confirm = async () => {
    await steps.inTransaction(confirmAuthentication);
    return true;
  };
  await enterPassword(attempt, password, confirm).catch((error: unknown) => {
    throw error instanceof AppError ? atPasswordField(error) : error;
  });
  await forgetAfterSuccess(attempt.subject, 'password');
}

/** In this form the field is "password", not "old password". */
function atPasswordField(error: AppError): AppError {
  const { code, details } = error;
  const isWrong = code === 'UNAUTHENTICATED';
  const message = isWrong ? accountMessages.wrongOwnPassword(Number(details.attemptsLeft)) : error.message;
  return new AppError(code, message, { ...details, fields: { password: message } });
}
