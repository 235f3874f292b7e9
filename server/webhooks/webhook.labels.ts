import { t } from '@lingui/core/macro';

/** What a webhook can subscribe to; the name of an event on the wire is made from its key. */
export const webhookEventLabels = {
  APPLICATION_RECEIVED: () => t`Somebody applied`,
  APPLICATION_STATUS_CHANGED: () => t`The status of an application changed`,
  INTERVIEW_SCHEDULED: () => t`An interview was scheduled`,
  JOB_CLOSED: () => t`A job was closed`,
} as const;

/** Who owns it: it receives the events of their jobs. */
export const webhookScopeLabels = {
  RECRUITER: () => t`My jobs`,
  COMPANY: () => t`All jobs of my company`,
} as const;

export type WebhookScope = keyof typeof webhookScopeLabels;
export type WebhookEvent = keyof typeof webhookEventLabels;
