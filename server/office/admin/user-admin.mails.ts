import { t } from '@lingui/core/macro';
import { type Addressee, addressedTo, type OutgoingMail } from '../../core/mail.ts';
import { productName } from '../../core/product.rules.ts';

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
  subject: t`Your ${productName} account is open again`,
  heading: t`Hello, ${name}`,
  paragraphs: [t`We enabled your account again. You can log in as before.`],
  action: { label: t`Log in`, path: '/login' },
});
