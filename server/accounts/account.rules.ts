import { z } from 'zod';
import { passwordLimits, passwordStrength } from '../credentials/password.rules.ts';

/** Limits of names, addresses and what hangs on them (OP-081, OP-082). */
export const accountLimits = {
  nameCharacters: 50,
  emailCharacters: 100,
  /** An unverified sign-up and its resume are kept this long. */
  signupSeconds: 86_400,
  sessionsPerPerson: 10,
} as const;

/** An admin's right password is remembered this long for the code that follows. */
export const passwordStepSeconds = 300;

/** Of the privacy notice and the declaration of age that a sign-up agrees to. */
export const consentVersion = '2026-11';

export const accountMessages = {
  nameRequired: 'Name is required',
  nameLetters: 'Name can contain only letters and spaces.',
  nameTooLong: `Name must be ${accountLimits.nameCharacters} characters or fewer.`,
  emailInvalid: 'Invalid Email format.',
  emailTooLong: `Email must be ${accountLimits.emailCharacters} characters or fewer.`,
  emailRequired: 'Email required.',
  emailAndPasswordRequired: 'Email and password required.',
  passwordWeak: 'Password must be 8+ chars with uppercase, lowercase, digit, special char.',
  passwordTooLong: `Password must be ${passwordLimits.maximum} characters or fewer.`,
  roleUnknown: 'Choose User or HR.',
  signupCodeIncomplete: 'Please enter complete OTP.',
  loginCodeIncomplete: 'Please enter the complete 6-digit OTP.',
  codeExpired: 'OTP expired',
  codeSent: 'OTP sent to your email.',
  codeResent: 'OTP resent successfully!',
  signupVerified: 'Your account is ready.',
  signupGone: 'This sign-up has expired. Please sign up again.',
  loggedIn: 'Logged in.',
  passwordStepDone: 'Enter the code that we sent to your email.',
  linkSent: 'If this email has an account, a link to choose a new password is on its way to it.',
  linkGone: 'This link has expired or was used already. Please request a new one.',
  passwordReset: 'Your password was changed. Please log in.',
  oldPasswordRequired: 'Please enter your old password.',
  newPasswordWeak: 'Password must be at least 8 characters with uppercase, lowercase, number, and special character.',
  newPasswordSame: 'New password must be different from old password.',
  passwordChanged: 'Password changed successfully!',
  newEmailCodeSent: 'Please verify your new email.',
  newEmailSame: 'This is your email already.',
  newEmailCodeWrong: 'Invalid OTP.',
  tooManyFromAddress: 'Too many requests from your network. Please try again later.',
  wrongCode: (left: number) => `Incorrect OTP. Attempts left: ${left}`,
  wrongPassword: (left: number) => `Incorrect email or password. Attempts left: ${left}`,
  wrongOldPassword: (left: number) => `Incorrect old password. Attempts left: ${left}`,
  /** The try that used up the last one; a longer block names its own length. */
  tooManyWrongCodes: (seconds: number) => `Too many wrong attempts. Please wait ${seconds} seconds.`,
  signupCodeBlocked: (seconds: number) => `Too many attempts. Please wait ${seconds}s.`,
  codeBlocked: (seconds: number) => `Please wait ${seconds}s before trying OTP again.`,
  passwordBlocked: (seconds: number) => `Account is temporarily blocked for ${seconds}s.`,
  sendBlocked: (seconds: number) => `Please wait ${seconds}s before requesting another OTP.`,
  linkBlocked: (seconds: number) => `Please wait ${seconds}s before requesting another link.`,
  newEmailCodeBlocked: (seconds: number) => `Too many failed attempts. Please wait ${seconds} seconds.`,
} as const;

/** Letters and marks of any script and spaces; Indian scripts also join letters with U+200C and U+200D (OP-081). */
const namePattern = /^(?=.*\p{L})(?:[\p{L}\p{M} ]|\u200C|\u200D)+$/u;
/** One @, a dot in the domain, no spaces and nothing invisible (OP-082). */
export const emailPattern = /^[^\s@\p{C}]+@[^\s@.\p{C}]+(\.[^\s@.\p{C}]+)+$/u;

export const nameSchema = z
  .string(accountMessages.nameRequired).trim().normalize().min(1, accountMessages.nameRequired)
  .max(accountLimits.nameCharacters, accountMessages.nameTooLong).regex(namePattern, accountMessages.nameLetters);

/** Compared without case: stored in lower case. */
const emailWith = (emptyMessage: string) =>
  z.string(emptyMessage).trim().normalize().toLowerCase().min(1, emptyMessage)
    .max(accountLimits.emailCharacters, accountMessages.emailTooLong).regex(emailPattern, accountMessages.emailInvalid);

/** One rule wherever a password is chosen (OP-002); the sign-up form words it more shortly. */
const newPasswordWith = (weakMessage: string) =>
  z.string(weakMessage).max(passwordLimits.maximum, accountMessages.passwordTooLong).refine((password) => passwordStrength(password).score === 5, weakMessage);

/** Exactly six ASCII digits, as text. */
const codeWith = (message: string) => z.string(message).regex(/^[0-9]{6}$/, message);

const selfRegisteringRoles = ['JOBSEEKER', 'HR'] as const;

export const signupFormSchema = z.object({
  name: nameSchema,
  email: emailWith(accountMessages.emailInvalid),
  password: newPasswordWith(accountMessages.passwordWeak),
  role: z.enum(selfRegisteringRoles, accountMessages.roleUnknown),
  resumeFileId: z.string().nullish(),
  consent: z.boolean().nullish(),
  adult: z.boolean().nullish(),
});

export const verifySignupSchema = z.object({
  email: emailWith(accountMessages.emailInvalid),
  otp: codeWith(accountMessages.signupCodeIncomplete),
  tempToken: z.string(accountMessages.signupGone).min(1, accountMessages.signupGone),
});

export const resendSignupCodeSchema = verifySignupSchema.omit({ otp: true });
export const requestLoginCodeSchema = z.object({ email: emailWith(accountMessages.emailRequired) });
export const loginWithCodeSchema = z.object({ email: emailWith(accountMessages.emailRequired), otp: codeWith(accountMessages.loginCodeIncomplete) });
export const loginWithPasswordSchema = z.object({
  email: emailWith(accountMessages.emailAndPasswordRequired),
  password: z.string(accountMessages.emailAndPasswordRequired).min(1, accountMessages.emailAndPasswordRequired),
});

export const resetPasswordSchema = z.object({
  email: emailWith(accountMessages.emailRequired),
  token: z.string(accountMessages.linkGone).min(1, accountMessages.linkGone),
  newPassword: newPasswordWith(accountMessages.newPasswordWeak),
});
/** In the order of OP-002: old one missing, new one weak, both the same. */
export const changePasswordSchema = z.object({
  oldPassword: z.string(accountMessages.oldPasswordRequired).min(1, accountMessages.oldPasswordRequired),
  newPassword: newPasswordWith(accountMessages.newPasswordWeak),
}).refine(({ oldPassword, newPassword }) => oldPassword !== newPassword, { path: ['newPassword'], message: accountMessages.newPasswordSame });

export const requestEmailChangeSchema = z.object({ email: emailWith(accountMessages.emailRequired) });
export const verifyEmailChangeSchema = z.object({ otp: codeWith(accountMessages.loginCodeIncomplete) });
