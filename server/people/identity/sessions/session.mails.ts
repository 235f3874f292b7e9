import { t } from '@lingui/core/macro';
import { momentText } from '../../../core/date-text.ts';
import { type Addressee, addressedTo, type OutgoingMail } from '../../../core/mail.ts';
import { productName } from '../../../core/product.rules.ts';

interface NewDevice {
  device: string;
  at: Date;
}

/**
 * After a login from a browser that the account does not know; never after the first. No six digits in a row: people
 * look for codes.
 */
export const newDeviceMail = ({ name, ...to }: Addressee, { device, at }: NewDevice): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`New login to your ${productName} account`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    t`Someone logged in to your account from a new browser: ${device}, ${momentText(at)}.`,
    [
      t`If it was you, nothing needs to be done.`,
      t`If it was not, choose a new password at once: that ends every other login.`,
    ].join(' '),
  ],
  action: { label: t`Choose a new password`, path: '/forgot-password' },
  secondAction: { label: t`See where you are logged in`, path: '/account' },
});
