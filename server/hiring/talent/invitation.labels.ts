import { t } from '@lingui/core/macro';

export const invitationStateLabels = {
  SENT: () => t`Sent`,
  ACCEPTED: () => t`Accepted`,
  DECLINED: () => t`Declined`,
  EXPIRED: () => t`Expired`,
  WITHDRAWN: () => t`Withdrawn`,
} as const;

export type InvitationState = keyof typeof invitationStateLabels;
