import { t } from '@lingui/core/macro';
import { type Addressee, addressedTo, type OutgoingMail } from '../../../core/mail.ts';
import { productName } from '../../../core/product.rules.ts';
import { resetLinkSeconds } from './attempt.rules.ts';

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
