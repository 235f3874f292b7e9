import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { keysOf, oneLine } from '../../core/text.rules.ts';
import { type WebhookEvent, webhookEventLabels, type WebhookOutcome, webhookOutcomeLabels } from './webhook.labels.ts';

export const webhookLimits = {
  ofPerson: 5,
  ofCompany: 5,
  urlCharacters: 500,
  shownDeliveries: 50,
  loggedDays: 30,
  /** Of each delivery: the first one and those of `retryMinutes`. */
  keptTries: 8,
  /** Of one person. Each makes a request to an address of their choice. */
  tests: { limit: 30, seconds: 3600 },
  resends: { limit: 100, seconds: 3600 },
  /** Of all that failed, the oldest of them. */
  resendsOfAll: { limit: 20, seconds: 3600 },
  resentAtOnce: 500,
} as const;

/** Minutes from one try to the next (Standard Webhooks); after the last one a delivery is given up. */
export const retryMinutes = [1, 5, 30, 120, 360, 720, 1440] as const;

/** A webhook that has failed for so long is switched off, until its owner switches it on again. */
export const failingDays = 3;

/** On the wire: `application.received`. */
export const wireNames: Readonly<Record<WebhookEvent | 'TEST', string>> = {
  APPLICATION_RECEIVED: 'application.received',
  APPLICATION_STATUS_CHANGED: 'application.status_changed',
  INTERVIEW_SCHEDULED: 'interview.scheduled',
  INTERVIEW_MOVED: 'interview.moved',
  INTERVIEW_CANCELLED: 'interview.cancelled',
  JOB_POSTED: 'job.posted',
  JOB_UPDATED: 'job.updated',
  JOB_CLOSED: 'job.closed',
  JOB_REOPENED: 'job.reopened',
  TEST: 'webhook.test',
};

export const webhookMessages = {
  urlInvalid: () => t`Please enter an address such as https://example.in/hooks.`,
  urlNotHttps: () => t`The address must begin with https://.`,
  urlPrivate: () => t`This address is not on the internet.`,
  eventsRequired: () => t`Please choose at least one event.`,
  taken: () => t`You have a webhook at this address already.`,
  takenByCompany: () => t`Your company has a webhook at this address already.`,
  tooMany: () => t`At most ${webhookLimits.ofPerson} webhooks are possible.`,
  tooManyOfCompany: () => t`At most ${webhookLimits.ofCompany} webhooks of a company are possible.`,
  notVerified: () => t`Only members of a verified company can make a webhook for all its jobs.`,
  notFound: () => t`This webhook was deleted already.`,
  deliveryNotFound: () => t`This delivery is not kept any more.`,
  secretUnreadable: () => t`The signing secret cannot be read any more. Make a new one.`,
  switchedOff: () => t`This webhook is switched off.`,
  eventUnknown: () => t`There is no such event.`,
  cursor: () => t`Take \`after\` from the last delivery before.`,
  tooManyTests: () => t`At most ${webhookLimits.tests.limit} tests are sent in an hour. Please wait a while.`,
  tooManyResends: () =>
    t`At most ${webhookLimits.resends.limit} messages are sent again in an hour. Please wait a while.`,
} as const;

/** Tried at least once, and the last time with a 2xx. */
export const isAccepted = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

/** Sent again by hand, an accepted one waits and may fail. */
export function webhookOutcome({ attempts, status, nextAttemptAt }: DeliveryState): WebhookOutcome {
  if (nextAttemptAt) return 'WAITING';
  // The webhook was switched off before its first try.
  if (attempts === 0) return 'NOT_SENT';
  return isAccepted(status ?? null) ? 'ACCEPTED' : 'FAILED';
}

interface DeliveryState {
  attempts: number;
  status?: number | null;
  nextAttemptAt?: Date | string | null;
}

const eventNames = Object.values(wireNames);

/** What is left out means any. */
export const deliveryFilterSchema = z.object({
  event: z.nullish(
    z.string().check(z.refine((event) => eventNames.includes(event), { error: webhookMessages.eventUnknown })),
  ),
  outcome: z.nullish(z.enum(keysOf(webhookOutcomeLabels))),
  since: z.nullish(z.date()),
});
export type DeliveryFilter = z.output<typeof deliveryFilterSchema>;

const urlError = { error: webhookMessages.urlInvalid };
const eventsError = { error: webhookMessages.eventsRequired };

/** A password in the address would end up in the log. */
const hasCredentials = (url: string): boolean =>
  URL.canParse(url) && new URL(url).username + new URL(url).password !== '';

export const webhookSchema = z.object({
  url: z.string(urlError).check(
    z.overwrite(oneLine),
    z.maxLength(webhookLimits.urlCharacters, urlError),
    z.refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url) && !hasCredentials(url), urlError),
    // Normalised: blanks, quotes and brackets are encoded.
    z.overwrite((url) => (URL.canParse(url) ? new URL(url).href : url)),
  ),
  events: z.array(z.enum(keysOf(webhookEventLabels)), eventsError).check(z.minLength(1, eventsError)),
  isActive: z._default(z.boolean(), true),
});
export type WebhookDraft = z.output<typeof webhookSchema>;
