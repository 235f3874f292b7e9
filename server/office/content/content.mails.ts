import { t } from '@lingui/core/macro';
import { dayText } from '../../core/date-text.ts';
import type { OutgoingMail } from '../../core/mail.ts';
import { productName } from '../../core/product.rules.ts';

interface ContactWords {
  /** Of the message. */
  id: string;
  /** Of an account, if its person was signed in. */
  userId: string | null;
  name: string;
  email: string;
  message: string;
}

export const contactMail = (to: string, { id, userId, name, email, message }: ContactWords): OutgoingMail => ({
  to,
  about: aboutSender({ id, userId }),
  replyTo: email,
  subject: t`Message from ${name} through ${productName}`,
  heading: t`${name} has written`,
  paragraphs: [message, t`Answer to: ${email}`],
});

interface AnsweredMessage extends ContactWords {
  createdAt: Date;
  answer: string;
}

const aboutSender = ({ id, userId }: Pick<ContactWords, 'id' | 'userId'>): string[] => [
  id,
  ...(userId ? [userId] : []),
];

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** The sender may have no account: the link leads to the form again. */
export const contactAnswerMail = ({
  email,
  name,
  message,
  createdAt,
  answer,
  ...sent
}: AnsweredMessage): OutgoingMail => {
  const day = dayText(createdAt);
  return {
    to: email,
    about: aboutSender(sent),
    subject: t`Answer to your message to ${productName}`,
    heading: t`Hello ${name}, here is our answer`,
    paragraphs: [answer, t`You wrote on ${day}:`, quoted(message)],
    action: { label: t`Write to us again`, path: '/#contact' },
  };
};
