import { t } from '@lingui/core/macro';

export const mailStateLabels = {
  WAITING: () => t`Waiting`,
  SENT: () => t`Sent`,
  REFUSED: () => t`Refused by the mail server`,
  ABANDONED: () => t`Given up after three days`,
  EXPIRED: () => t`Expired before it could leave`,
  UNADDRESSED: () => t`Not sent: no account with this address`,
} as const;
export type MailState = keyof typeof mailStateLabels;
