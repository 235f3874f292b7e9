import { t } from '@lingui/core/macro';
import { dayText } from '../../core/date-text.ts';
import { type Addressee, addressedTo, type OutgoingMail } from '../../core/mail.ts';
import { productName } from '../../core/product.rules.ts';

/** The last mail: the deletion removes the address. */
export const accountLeavesMail = ({ name, ...to }: Addressee, deletesAt: Date): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`Your ${productName} account will be deleted`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    t`As you asked, your account and all that is personal in it will be deleted on ${dayText(deletesAt)}.`,
    t`Until then, log in and choose “Keep my account” if you change your mind. We will not write again.`,
    t`If it was not you, log in, keep the account and choose a new password.`,
  ],
  action: { label: t`Log in`, path: '/login' },
});

export const accountKeptMail = ({ name, ...to }: Addressee): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`Your ${productName} account stays`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    t`You chose to keep your account. It will not be deleted, and all is as it was.`,
    t`Your access tokens have ended; please make new ones.`,
  ],
  action: { label: t`Log in`, path: '/login' },
});
