import { t } from '@lingui/core/macro';

/** What a webhook can subscribe to; the name of an event on the wire is made from its key. */
export const webhookEventLabels = {
  APPLICATION_RECEIVED: () => t`Somebody applied`,
  APPLICATION_STATUS_CHANGED: () => t`The status of an application changed`,
  INTERVIEW_SCHEDULED: () => t`An interview was scheduled`,
  INTERVIEW_MOVED: () => t`An interview was moved`,
  INTERVIEW_CANCELLED: () => t`An interview was cancelled`,
  JOB_POSTED: () => t`A job was posted`,
  JOB_UPDATED: () => t`A job was changed`,
  JOB_CLOSED: () => t`A job was closed`,
  JOB_REOPENED: () => t`A job was opened again`,
} as const;

/** Who owns it: it receives the events of their jobs. */
export const webhookScopeLabels = {
  RECRUITER: () => t`My jobs`,
  COMPANY: () => t`All jobs of my company`,
} as const;

/** What came of a delivery so far. */
export const webhookOutcomeLabels = {
  WAITING: () => t`Waiting`,
  ACCEPTED: () => t`Accepted`,
  FAILED: () => t`Failed`,
  NOT_SENT: () => t`Not sent`,
} as const;

export type WebhookOutcome = keyof typeof webhookOutcomeLabels;
export type WebhookScope = keyof typeof webhookScopeLabels;
export type WebhookEvent = keyof typeof webhookEventLabels;
