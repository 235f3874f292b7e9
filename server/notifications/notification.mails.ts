import type { OutgoingMail } from '../core/mail.ts';
import { productName } from '../core/product.rules.ts';
import type { Notice } from './notification.service.ts';

/** What stands in the bell, by mail. */
export const noticeMail = (to: string, { title, text, link, attachments }: Pick<Notice, 'title' | 'text' | 'link' | 'attachments'>): OutgoingMail => ({
  to,
  subject: title,
  heading: title,
  paragraphs: text ? [text] : [],
  ...(link ? { action: { label: `See it on ${productName}`, path: link } } : {}),
  ...(attachments ? { attachments } : {}),
});
