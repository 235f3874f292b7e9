import type { OutgoingMail } from '../core/mail.ts';
import { productName } from '../core/product.rules.ts';

interface ContactWords {
  name: string;
  email: string;
  message: string;
}

export const contactMail = (to: string, { name, email, message }: ContactWords): OutgoingMail => ({
  to,
  subject: `Message from ${name} through ${productName}`,
  heading: `${name} has written`,
  paragraphs: [message, `Answer to: ${email}`],
});
