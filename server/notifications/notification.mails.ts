import { t } from '@lingui/core/macro';
import type { OutgoingMail } from '../core/mail.ts';
import { productName } from '../core/product.rules.ts';
import { mailTopicLabels } from './preference.rules.ts';
import type { Notice } from './notification.service.ts';

/** With the encrypted link its reader stops such mails. */
export const noticeMail = (
  to: string,
  { type, title, text, link, attachments, hold }: Notice,
  encryptedLink: string,
): OutgoingMail => ({
  to,
  subject: title,
  heading: title,
  paragraphs: text ? [text] : [],
  ...(link ? { action: { label: t`See it on ${productName}`, path: link } } : {}),
  ...(attachments ? { attachments } : {}),
  ...(hold ? { hold } : {}),
  subscription: {
    topic: mailTopicLabels[type](),
    pagePath: `/unsubscribe#link=${encryptedLink}`,
    oneClickPath: `/unsubscribe/${encryptedLink}`,
    settingsPath: '/account#mails',
  },
});
