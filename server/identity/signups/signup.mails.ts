import type { OutgoingMail } from '../../core/mail.ts';
import { productName } from '../../core/product.rules.ts';
import { codeMinutes, codeRules, ignoreCodeNote } from '../credentials/attempt.rules.ts';

export const signupCodeMail = (to: string, name: string, code: string): OutgoingMail => ({
  to,
  subject: `${code} is your ${productName} code`,
  heading: `Welcome, ${name}`,
  paragraphs: [
    `Enter this code to confirm your email address. It is valid for ${codeMinutes} minutes.`,
    ignoreCodeNote,
  ],
  code,
  usefulSeconds: codeRules.validSeconds,
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
    `Someone tried to create a ${productName} account with this email address, ` +
      'but you already have one. Nothing was changed.',
    'If it was you, log in instead, or choose a new password if you forgot yours.',
  ],
  action: { label: 'Log in', path: '/login' },
});
