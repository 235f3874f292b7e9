import type { OutgoingMail } from '../../core/mail.ts';
import { productName } from '../../core/product.rules.ts';

const inIndia = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' });

interface NewDevice {
  device: string;
  at: Date;
}

/**
 * After a login from a browser that the account does not know; never after the first. No six digits in a row: people
 * look for codes.
 */
export const newDeviceMail = (to: string, name: string, { device, at }: NewDevice): OutgoingMail => ({
  to,
  subject: `New login to your ${productName} account`,
  heading: `Hello, ${name}`,
  paragraphs: [
    'Someone logged in to your account from a browser that we had not seen with it before: ' +
      `${device}, ${inIndia.format(at)} (India time).`,
    'If it was you, nothing needs to be done. ' +
      'If it was not, choose a new password at once: that ends every other login.',
  ],
  action: { label: 'Choose a new password', path: '/forgot-password' },
  secondAction: { label: 'See where you are logged in', path: '/account' },
});
