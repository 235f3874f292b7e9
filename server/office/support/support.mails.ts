import { t } from '@lingui/core/macro';
import { pages } from '../../core/client-pages.rules.ts';
import type { Addressee, OutgoingMail } from '../../core/mail.ts';
import { productName } from '../../core/product.rules.ts';
import { supportChatHash } from './support.labels.ts';

export const visitorAnswerMail = (
  { email, name }: Pick<Addressee, 'email' | 'name'>,
  conversationId: string,
  answer: string,
): OutgoingMail => ({
  to: email,
  about: [conversationId],
  subject: t`${productName} has answered you`,
  heading: t`Hello ${name}, here is our answer`,
  paragraphs: [answer, t`To write back, open the chat in the browser that you wrote from.`],
  action: { label: t`Open the chat`, path: `${pages.home.path}#${supportChatHash}` },
});
