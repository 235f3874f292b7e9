import type { OutgoingMail } from '../core/mail.ts';
import { productName } from '../core/product.rules.ts';
import { codeRules, resetLinkSeconds } from './account.rules.ts';

const minutes = codeRules.validSeconds / 60;
const toNewPassword = { label: 'Choose a new password', path: '/forgot-password' };
const ignore = 'If this was not you, ignore this mail: without the code nothing happens.';

export const signupCodeMail = (to: string, name: string, code: string): OutgoingMail => ({
  to,
  subject: `${code} is your ${productName} code`,
  heading: `Welcome, ${name}`,
  paragraphs: [`Enter this code to confirm your email address. It is valid for ${minutes} minutes.`, ignore],
  code,
});

export const loginCodeMail = (to: string, name: string, code: string): OutgoingMail => ({
  to,
  subject: `${code} is your ${productName} login code`,
  heading: `Hello, ${name}`,
  paragraphs: [`Enter this code to log in. It is valid for ${minutes} minutes. We never ask for it by phone or chat.`, ignore],
  code,
});

export const welcomeMail = (to: string, name: string, home: string): OutgoingMail => ({
  to,
  subject: `Welcome to ${productName}`,
  heading: `Your account is ready, ${name}`,
  paragraphs: ['Your email address is confirmed and you are signed in.'],
  action: { label: 'Open your profile', path: home },
});

export const signupTriedMail = (to: string, name: string): OutgoingMail => ({
  to,
  subject: 'Someone tried to sign up with your email',
  heading: `Hello, ${name}`,
  paragraphs: [
    `Someone tried to create a ${productName} account with this email address, but you already have one. Nothing was changed.`,
    'If it was you, log in instead, or choose a new password if you forgot yours.',
  ],
  action: { label: 'Log in', path: '/login' },
});

/** To an admin, whose code follows only after the password. */
export const passwordFirstMail = (to: string, name: string): OutgoingMail => ({
  to,
  subject: 'Someone asked for a login code',
  heading: `Hello, ${name}`,
  paragraphs: ['Someone asked for a login code for your account. Your account needs the password first; the code follows.', 'If it was not you, nothing needs to be done.'],
  action: { label: 'Log in', path: '/login' },
});

/** Once, at the first block of a day. */
export const blockedMail = (to: string, name: string): OutgoingMail => ({
  to,
  subject: 'Too many failed attempts to log in',
  heading: `Hello, ${name}`,
  paragraphs: [
    'There were too many failed attempts to log in to your account, so we paused them for a short while. Your account is safe.',
    'A browser in which you logged in before is not affected. If it was not you, consider a new password.',
  ],
  action: toNewPassword,
});

export const resetLinkMail = (to: string, name: string, path: string): OutgoingMail => ({
  to,
  subject: `Choose a new ${productName} password`,
  heading: `Hello, ${name}`,
  paragraphs: [`Open this link to choose a new password. It works once, within ${resetLinkSeconds / 60} minutes.`, 'If you did not ask for it, ignore this mail: your password stays as it is.'],
  action: { label: 'Choose a new password', path },
});

export const superadminMail = (to: string, path: string): OutgoingMail => ({
  to,
  subject: `You run ${productName} now`,
  heading: 'Choose your password',
  paragraphs: [
    `This address was named as the superadmin of ${productName} when its server started. Choose a password to log in; a code by mail is asked for as well.`,
    `The link is valid for ${resetLinkSeconds / 60} minutes and works once. Later, "Forgot password" sends a new one.`,
  ],
  action: { label: 'Choose a password', path },
});

export const passwordChangedMail = (to: string, name: string): OutgoingMail => ({
  to,
  subject: `Your ${productName} password was changed`,
  heading: `Hello, ${name}`,
  paragraphs: ['Your password was changed, and your account was logged out everywhere else.', 'If this was not you, choose a new password at once.'],
  action: toNewPassword,
});

export const newEmailCodeMail = (to: string, name: string, code: string): OutgoingMail => ({
  to,
  subject: `${code} confirms your new email`,
  heading: `Hello, ${name}`,
  paragraphs: [`Enter this code to use this email address for your ${productName} account. It is valid for ${minutes} minutes.`, ignore],
  code,
});

/** To the owner of an address that somebody else wanted for their account. */
export const newEmailTriedMail = (to: string, name: string): OutgoingMail => ({
  to,
  subject: 'Someone tried to use your email',
  heading: `Hello, ${name}`,
  paragraphs: [`Someone tried to use this email address for another ${productName} account, but it belongs to yours. Nothing was changed.`, 'If it was not you, nothing needs to be done.'],
});

/** To the address that is the account's no more. */
export const emailChangedMail = (to: string, name: string): OutgoingMail => ({
  to,
  subject: `The email of your ${productName} account was changed`,
  heading: `Hello, ${name}`,
  paragraphs: ['Your account has another email address from now on, and it was logged out everywhere else.', 'If this was not you, write to us at once.'],
  action: { label: 'Write to us', path: '/#contact' },
});
