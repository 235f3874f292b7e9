import type { OutgoingMail } from '../core/mail.ts';
import { productName } from '../core/product.rules.ts';
import { mailTopicLabels } from './preference.rules.ts';
import type { Notice } from './notification.service.ts';

/**
 * What stands in the bell, by mail; a person who does not want such mails any more stops them with the encrypted link.
 */
export const noticeMail = (
  to: string,
  { type, title, text, link, attachments }: Notice,
  sealed: string,
): OutgoingMail => ({
  to,
  subject: title,
  heading: title,
  paragraphs: text ? [text] : [],
  ...(link ? { action: { label: `See it on ${productName}`, path: link } } : {}),
  ...(attachments ? { attachments } : {}),
  subscription: {
    topic: mailTopicLabels[type],
    pagePath: `/unsubscribe#link=${sealed}`,
    oneClickPath: `/unsubscribe/${sealed}`,
    settingsPath: '/account#mails',
  },
});
