import { t } from '@lingui/core/macro';
import { type Addressee, addressedTo, type OutgoingMail } from '../../../core/mail.ts';
import { productName } from '../../../core/product.rules.ts';
import { codeMinutes, codeRules, ignoreCodeNote } from '../login/attempt.rules.ts';

export const signupCodeMail = ({ name, ...to }: Addressee, code: string): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`${code} is your ${productName} code`,
  heading: t`Welcome, ${name}`,
  paragraphs: [
    t`Enter this code to confirm your email address. It is valid for ${codeMinutes} minutes.`,
    ignoreCodeNote(),
  ],
  code,
  usefulSeconds: codeRules.validSeconds,
});

export const welcomeMail = ({ name, ...to }: Addressee, home: string): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`Welcome to ${productName}`,
  heading: t`Your account is ready, ${name}`,
  paragraphs: [t`Your email address is confirmed and you are signed in.`],
  action: { label: t`Open your profile`, path: home },
});

export const signupTriedMail = ({ name, ...to }: Addressee): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`Someone tried to sign up with your email`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    [
      t`Someone tried to create a ${productName} account with this email address, but you already have one.`,
      t`Nothing was changed.`,
    ].join(' '),
    t`If it was you, log in instead, or choose a new password if you forgot yours.`,
  ],
  action: { label: t`Log in`, path: '/login' },
});
