import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { keysOf, oneLine } from '../core/text.rules.ts';
import { type WebhookEvent, webhookEventLabels } from './webhook.labels.ts';

export const webhookLimits = {
  ofPerson: 5,
  ofCompany: 5,
  urlCharacters: 500,
  shownDeliveries: 50,
  loggedDays: 30,
  /** Of each delivery: the first one and those of `retryMinutes`. */
  keptTries: 8,
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
  JOB_CLOSED: 'job.closed',
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
  switchedOff: () => t`This webhook is switched off.`,
} as const;

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
