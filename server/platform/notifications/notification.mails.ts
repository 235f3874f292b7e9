import { t } from '@lingui/core/macro';
import type { OutgoingMail } from '../../core/mail.ts';
import { productName } from '../../core/product.rules.ts';
import { mailTopicLabels } from './preference.rules.ts';
import type { Notice } from './notification.service.ts';

/** With the encrypted link its reader stops such mails. */
export const noticeMail = (
  to: string,
  { userId, about, type, title, text, link, invitation, hold }: Notice,
  encryptedLink: string,
): OutgoingMail => ({
  to,
  about: [userId, ...about],
  subject: title,
  heading: title,
  paragraphs: text ? [text] : [],
  ...(link ? { action: { label: t`See it on ${productName}`, path: link } } : {}),
  ...(invitation ? { attachments: [invitation(to)] } : {}),
  ...(hold ? { hold } : {}),
  subscription: {
    topic: mailTopicLabels[type](),
    pagePath: `/unsubscribe#link=${encryptedLink}`,
    oneClickPath: `/unsubscribe/${encryptedLink}`,
    settingsPath: '/account#mails',
  },
});
