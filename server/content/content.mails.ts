import { t } from '@lingui/core/macro';
import type { OutgoingMail } from '../core/mail.ts';
import { productName } from '../core/product.rules.ts';

interface ContactWords {
  name: string;
  email: string;
  message: string;
}

export const contactMail = (to: string, { name, email, message }: ContactWords): OutgoingMail => ({
  to,
  subject: t`Message from ${name} through ${productName}`,
  heading: t`${name} has written`,
  paragraphs: [message, t`Answer to: ${email}`],
});
