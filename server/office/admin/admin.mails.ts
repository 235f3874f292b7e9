import { t } from '@lingui/core/macro';
import type { Actor } from '../../core/actor.rules.ts';
import { type Addressee, addressedTo, type OutgoingMail } from '../../core/mail.ts';
import { productName } from '../../core/product.rules.ts';
import { staffLimits } from './staff.rules.ts';

export const invitationMail = (
  { name, ...to }: Addressee,
  by: Pick<Actor, 'id' | 'name'>,
  path: string,
): OutgoingMail => ({
  to: to.email,
  about: [by.id],
  subject: t`You are invited to run ${productName}`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    t`${by.name} invites you to help run ${productName}. Choose a password to join; a login also asks for a code by email.`,
    t`The link works once, within ${staffLimits.invitationHours} hours. If you did not expect it, ignore this email.`,
  ],
  action: { label: t`Choose a password`, path },
  usefulSeconds: staffLimits.invitationHours * 3600,
});

export const removedMail = ({ name, ...to }: Addressee): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`You are no longer an admin of ${productName}`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    t`A superadmin removed your admin rights, and you were logged out everywhere.`,
    t`Your account stays, as that of a job seeker. If you think that this is a mistake, write to us.`,
  ],
  action: { label: t`Write to us`, path: '/#contact' },
});

export const disabledMail = ({ name, ...to }: Addressee, reason: string): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`Your ${productName} account was disabled`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    t`We disabled your account. You are logged out, and cannot log in until we enable it again.`,
    t`The reason: ${reason}`,
    t`If you think that this is a mistake, write to us with the contact form.`,
  ],
  action: { label: t`Write to us`, path: '/#contact' },
});

export const enabledMail = ({ name, ...to }: Addressee): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`Your ${productName} account is active again`,
  heading: t`Hello, ${name}`,
  paragraphs: [t`We enabled your account again. You can log in as before.`],
  action: { label: t`Log in`, path: '/login' },
});
