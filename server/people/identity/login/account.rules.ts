import { t } from '@lingui/core/macro';
import { type Message, oneLine } from '../../../core/text.rules.ts';
import * as z from 'zod/mini';
import { emailPattern, longestName, nameSchema, userMessages } from '../../users/user.rules.ts';
import { isCommonPassword, namesEmail, passwordLimits, passwordScore } from './password.rules.ts';

/** Limits of names, addresses, sign-ups and sessions (OP-081, OP-082). */
export const accountLimits = {
  nameCharacters: longestName,
  emailCharacters: 100,
  /** An unverified sign-up and its resume are stored this long. */
  signupSeconds: 86_400,
  sessionsPerPerson: 10,
} as const;

/** An admin's right password is remembered this long for the code that follows. */
export const passwordStepSeconds = 300;

export const accountMessages = {
  ...userMessages,
  emailInvalid: () => t`Invalid Email format.`,
  emailTooLong: () => t`Email must be ${accountLimits.emailCharacters} characters or fewer.`,
  emailRequired: () => t`Email required.`,
  newEmailRequired: () => t`Email is required`,
  newEmailInvalid: () => t`Please enter a valid email address.`,
  emailAndPasswordRequired: () => t`Email and password required.`,
  passwordWeak: () => t`Password must be 8+ chars with uppercase, lowercase, digit, special char.`,
  passwordTooLong: () => t`Password must be ${passwordLimits.maximum} characters or fewer.`,
  passwordCommon: () => t`This password is too common. Choose another one.`,
  passwordNamesEmail: () => t`Please choose a password without your email in it.`,
  roleUnknown: () => t`Choose User or HR.`,
  signupCodeIncomplete: () => t`Please enter complete OTP.`,
  loginCodeIncomplete: () => t`Please enter the complete 6-digit OTP.`,
  codeExpired: () => t`OTP expired`,
  codeSent: () => t`OTP sent to your email.`,
  codeResent: () => t`OTP resent successfully!`,
  signupVerified: () => t`Your account is ready.`,
  signupGone: () => t`This sign-up has expired. Please sign up again.`,
  loggedIn: () => t`Logged in.`,
  passwordStepDone: () => t`Enter the code that we sent to your email.`,
  linkSent: () => t`If this email has an account, a link to choose a new password is on its way to it.`,
  linkGone: () => t`This link has expired or was used already. Please request a new one.`,
  setupGone: () =>
    t`This link has expired, or the portal already has a superadmin. If not, restart the server for a new link.`,
  setupEmailTaken: () => t`This email has an account already. Choose another one.`,
  setupDone: () => t`You run the portal now. Log in with your password; a code by email follows.`,
  passwordReset: () => t`Your password was changed. Please log in.`,
  consentMissing: () => t`Please agree to the privacy notice.`,
  adultMissing: () => t`You need to be 18 or older.`,
  oldPasswordRequired: () => t`Please enter your old password.`,
  passwordRequired: () => t`Please enter your password.`,
  newPasswordWeak: () =>
    t`Password must be at least 8 characters with uppercase, lowercase, number, and special character.`,
  newPasswordSame: () => t`New password must be different from old password.`,
  passwordChanged: () => t`Password changed successfully!`,
  newEmailCodeSent: () => t`Please verify your new email.`,
  newEmailSame: () => t`This is your email already.`,
  newEmailCodeWrong: () => t`Invalid OTP.`,
  tooManyFromAddress: () => t`Too many requests from your network. Please try again later.`,
  tooManyOverall: () =>
    t`Too many failed logins right now. Please try again later, or choose a new password with “Forgot password”.`,
  codesOff: () => t`Codes are off for this email after too many wrong ones. Use your password, or “Forgot password”.`,
  passwordsOff: () => t`Passwords are off for this email after too many wrong ones. Use a code, or “Forgot password”.`,
  wrongCode: (left: number) => t`Incorrect OTP. Attempts left: ${left}`,
  wrongPassword: (left: number) => t`Incorrect email or password. Attempts left: ${left}`,
  wrongOwnPassword: (left: number) => t`Incorrect password. Attempts left: ${left}`,
  wrongOldPassword: (left: number) => t`Incorrect old password. Attempts left: ${left}`,
  /** The try that used up the last one; a longer block names its own length. */
  tooManyWrongCodes: (seconds: number) => t`Too many wrong attempts. Please wait ${seconds} seconds.`,
  signupCodeBlocked: (seconds: number) => t`Too many attempts. Please wait ${seconds}s.`,
  codeBlocked: (seconds: number) => t`Please wait ${seconds}s before trying OTP again.`,
  passwordBlocked: (seconds: number) => t`Account is temporarily blocked for ${seconds}s.`,
  sendBlocked: (seconds: number) => t`Please wait ${seconds}s before requesting another OTP.`,
  linkBlocked: (seconds: number) => t`Please wait ${seconds}s before requesting another link.`,
  newEmailCodeBlocked: (seconds: number) => t`Too many failed attempts. Please wait ${seconds} seconds.`,
} as const;

/** Compared without case: stored in lower case. */
export const emailWith = (empty: Message, invalid: Message = accountMessages.emailInvalid) =>
  z.string({ error: empty }).check(
    // An address with a control character was made to look like another.
    z.refine((text) => !/[^\P{Cc}\s]/u.test(text), { error: invalid, abort: true }),
    z.overwrite(oneLine),
    z.toLowerCase(),
    z.minLength(1, { error: empty }),
    z.maxLength(accountLimits.emailCharacters, { error: accountMessages.emailTooLong }),
    z.regex(emailPattern, { error: invalid }),
  );

/** One rule wherever a password is chosen (OP-002); the sign-up form words it more shortly. */
export const newPasswordWith = (error: Message) =>
  z.string({ error }).check(
    z.maxLength(passwordLimits.maximum, { error: accountMessages.passwordTooLong }),
    z.refine((password) => passwordScore(password) === 5, { error }),
    z.refine((password) => !isCommonPassword(password), { error: accountMessages.passwordCommon }),
  );
export const filled = (error: Message) => z.string({ error }).check(z.minLength(1, { error }));

/** For a form that holds both; checked even while other fields of it are wrong. */
export const withoutEmail = (field: 'password' | 'newPassword') =>
  z.refine<Record<string, unknown>>((form) => !namesEmail(String(form[field]), String(form.email)), {
    path: [field],
    error: accountMessages.passwordNamesEmail,
    when: ({ value }) => z.looseObject({ email: z.string(), [field]: z.string() }).safeParse(value).success,
  });

const selfRegisteringRoles = ['JOBSEEKER', 'HR'] as const;

export const signupFormSchema = z
  .object({
    name: nameSchema,
    email: emailWith(accountMessages.emailInvalid),
    password: newPasswordWith(accountMessages.passwordWeak),
    role: z.enum(selfRegisteringRoles, { error: accountMessages.roleUnknown }),
    resumeFileId: z.nullish(z.string()),
    consent: z.nullish(z.boolean()),
    adult: z.nullish(z.boolean()),
  })
  .check(withoutEmail('password'));

/** The first superadmin, named by the person who holds the link that the server printed. */
export const setupSchema = z
  .object({
    token: filled(accountMessages.setupGone),
    name: nameSchema,
    email: emailWith(accountMessages.emailInvalid),
    password: newPasswordWith(accountMessages.passwordWeak),
  })
  .check(withoutEmail('password'));

/** A code is verified in the use case, once the try has been counted: leaving it out is a guess too. */
const guessedCode = z.optional(z.unknown());

export const verifySignupSchema = z.object({
  email: emailWith(accountMessages.emailInvalid),
  otp: guessedCode,
  tempToken: filled(accountMessages.signupGone),
});

export const resendSignupCodeSchema = z.omit(verifySignupSchema, { otp: true });
export const requestLoginCodeSchema = z.object({ email: emailWith(accountMessages.emailRequired) });
export const loginWithCodeSchema = z.object({ email: emailWith(accountMessages.emailRequired), otp: guessedCode });
export const loginWithPasswordSchema = z.object({
  email: emailWith(accountMessages.emailAndPasswordRequired),
  password: filled(accountMessages.emailAndPasswordRequired),
});

export const newPasswordSchema = z.object({ newPassword: newPasswordWith(accountMessages.newPasswordWeak) });
export const resetPasswordSchema = z
  .object({
    email: emailWith(accountMessages.emailRequired),
    token: filled(accountMessages.linkGone),
    ...newPasswordSchema.shape,
  })
  .check(withoutEmail('newPassword'));
const isOtherPassword = (form: { oldPassword: string; newPassword: string }): boolean =>
  form.oldPassword !== form.newPassword;
const samePassword = { path: ['newPassword'], error: accountMessages.newPasswordSame };

/** In the order of OP-002: old one missing, new one weak, both the same. */
export const changePasswordSchema = z
  .object({
    oldPassword: filled(accountMessages.oldPasswordRequired),
    newPassword: newPasswordWith(accountMessages.newPasswordWeak),
  })
  .check(z.refine(isOtherPassword, samePassword));

/** The same with a mailed link in place of a session (OP-006); the link is looked at last. */
export const changePasswordByLinkSchema = z
  .object({
    ...changePasswordSchema.shape,
    email: resetPasswordSchema.shape.email,
    token: resetPasswordSchema.shape.token,
  })
  .check(z.refine(isOtherPassword, samePassword), withoutEmail('newPassword'));

/** A person who logged in a while ago gives the password too (asvs-7.5.1). */
export const requestEmailChangeSchema = z.object({
  email: emailWith(accountMessages.newEmailRequired, accountMessages.newEmailInvalid),
  password: z.nullish(z.string()),
});
export const verifyEmailChangeSchema = z.object({ otp: guessedCode });

export const updateNameSchema = z.object({ name: nameSchema });
/** Both or nothing: what an account without them is asked at its first visit. */
export const giveConsentSchema = z.object({
  consent: z.literal(true, { error: accountMessages.consentMissing }),
  adult: z.literal(true, { error: accountMessages.adultMissing }),
});
