import { t } from '@lingui/core/macro';
import { type Addressee, addressedTo, type OutgoingMail } from '../../../core/mail.ts';
import { productName } from '../../../core/product.rules.ts';
import { codeMinutes, codeRules, ignoreCodeNote, resetLinkSeconds } from './attempt.rules.ts';

const toNewPassword = () => ({ label: t`Choose a new password`, path: '/forgot-password' });

export const loginCodeMail = ({ name, ...to }: Addressee, code: string): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`${code} is your ${productName} login code`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    t`Enter this code to log in. It is valid for ${codeMinutes} minutes. We never ask for it by phone or chat.`,
    ignoreCodeNote(),
  ],
  code,
  usefulSeconds: codeRules.validSeconds,
});

/** To an admin, whose code follows only after the password. */
export const passwordFirstMail = ({ name, ...to }: Addressee): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`Someone asked for a login code`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    t`Someone asked for a login code for your account. Your account needs the password first; the code follows.`,
    t`If it was not you, nothing needs to be done.`,
  ],
  action: { label: t`Log in`, path: '/login' },
});

/** At the first block of a day only. */
export const blockedMail = ({ name, ...to }: Addressee): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`Too many failed attempts to log in`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    [
      t`There were too many failed attempts to log in to your account, so we paused them for a short while.`,
      t`Your account is safe.`,
    ].join(' '),
    t`A browser in which you logged in before is not affected. If it was not you, consider a new password.`,
  ],
  action: toNewPassword(),
});

export const resetLinkMail = ({ name, ...to }: Addressee, path: string): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`Choose a new ${productName} password`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    t`Open this link to choose a new password. It works once, within ${resetLinkSeconds / 60} minutes.`,
    t`If you did not ask for it, ignore this email: your password stays as it is.`,
  ],
  action: { label: t`Choose a new password`, path },
  usefulSeconds: resetLinkSeconds,
});

export const passwordChangedMail = ({ name, ...to }: Addressee): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`Your ${productName} password was changed`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    t`Your password was changed, and your account was logged out everywhere else.`,
    t`If this was not you, choose a new password at once.`,
  ],
  action: toNewPassword(),
});

export const newEmailCodeMail = ({ name, ...to }: Addressee, code: string): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`${code} confirms your new email`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    [
      t`Enter this code to use this email address for your ${productName} account.`,
      t`It is valid for ${codeMinutes} minutes.`,
    ].join(' '),
    ignoreCodeNote(),
  ],
  code,
  usefulSeconds: codeRules.validSeconds,
});

/** To the owner of an address that somebody else wanted for their account. */
export const newEmailTriedMail = ({ name, ...to }: Addressee): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`Someone tried to use your email`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    [
      t`Someone tried to use this email address for another ${productName} account, but it belongs to yours.`,
      t`Nothing was changed.`,
    ].join(' '),
    t`If it was not you, nothing needs to be done.`,
  ],
});

/** To the address that is the account's no more. */
export const emailChangedMail = ({ name, ...to }: Addressee): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`The email of your ${productName} account was changed`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    t`Your account has another email address from now on, and it was logged out everywhere else.`,
    t`If this was not you, write to us at once.`,
  ],
  action: { label: t`Write to us`, path: '/#contact' },
});

/** To the address that is the account's from now on (asvs-6.3.7). */
export const newEmailSetMail = ({ name, ...to }: Addressee): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`This is now the email of your ${productName} account`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    t`From now on you log in with this email address. Your account was logged out everywhere else.`,
    t`If this was not you, write to us at once.`,
  ],
  action: { label: t`Write to us`, path: '/#contact' },
});

export const superadminMail = (to: Pick<Addressee, 'id' | 'email'>, path: string): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`You run ${productName} now`,
  heading: t`Choose your password`,
  paragraphs: [
    [
      t`This address was named as the superadmin of ${productName} when its server started.`,
      t`Choose a password to log in; a code by email is asked for as well.`,
    ].join(' '),
    t`The link is valid for ${resetLinkSeconds / 60} minutes and works once. Later, "Forgot password" sends a new one.`,
  ],
  action: { label: t`Choose a password`, path },
  usefulSeconds: resetLinkSeconds,
});
