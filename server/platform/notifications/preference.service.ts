import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import type { Services } from '../../core/context.ts';
import { badInput, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import type { Secrets } from '../../core/secrets.ts';
import { defineCommand, defineQuery, type EitherScope } from '../../core/use-case.ts';
import type { NotificationType } from './notification.labels.ts';
import { StoredPreference } from './notification.entity.ts';
import { findRole } from './notification.queries.ts';
import {
  mailedTypes,
  mailTopicLabels,
  mailTopics,
  type PreferenceChoice,
  oneClickSchema,
  preferenceByLinkSchema,
  preferenceLinkSchema,
  preferenceMessages,
  preferencesSchema,
} from './preference.rules.ts';
import { type NotificationPreference, preferenceOf } from './preference.types.ts';

const linkPurpose = 'unsubscribe';

/**
 * For one person's mails of one type. It works without a login, for as long as the mail exists, and is encrypted, so
 * that it shows nothing. RFC 8058 puts it in an address, which logs may contain: it must never be good for more than
 * this.
 */
export const encryptedLink = (secrets: Secrets, userId: string, type: NotificationType): string =>
  Buffer.from(secrets.encrypt(`${userId} ${type}`, linkPurpose), 'base64').toString('base64url');

/** NOT_FOUND for what this server did not make, and for a closed account. */
async function readLink({ services, prepared = services.database.prepared }: EitherScope, { link }: { link: unknown }) {
  const [userId = '', type = ''] = openLink(services.secrets, link).split(' ');
  const isLink = isId(userId) && Object.hasOwn(mailTopicLabels, type);
  const [person] = isLink ? await prepared(findRole(userId)) : [];
  if (!person) throw notFound(preferenceMessages.linkGone());
  return { userId, role: person.role, type: type as NotificationType };
}

function openLink(secrets: Secrets, link: unknown): string {
  try {
    return secrets.decrypt(String(link), linkPurpose);
  } catch {
    return '';
  }
}

async function findStoppedTypes({ database }: Services, userId: string): Promise<Set<NotificationType>> {
  const stopped = await database.manager.findBy(StoredPreference, { userId, isMailed: false });
  return new Set(stopped.map(({ type }) => type));
}

/** In one order for all, so that two windows of one person never wait for each other in a circle. */
async function storePreferences(tx: EntityManager, userId: string, choices: PreferenceChoice[]): Promise<void> {
  const rows = choices.map((choice) => ({ ...choice, userId }));
  await tx.upsert(
    StoredPreference,
    rows.toSorted((one, other) => (one.type < other.type ? -1 : 1)),
    ['userId', 'type'],
  );
}

export const listNotificationPreferences = defineQuery({
  name: 'notificationPreferences',
  allow: 'SIGNED_IN',
  input: z.object({}),
  run: async ({ services, actor }): Promise<NotificationPreference[]> => {
    const stopped = await findStoppedTypes(services, actor.id);
    return mailedTypes(actor.role).map((type) => preferenceOf(actor.role, type, !stopped.has(type)));
  },
});

/** Answers those that were named, in that order. BAD_USER_INPUT for a type that the role never gets. */
export const updateNotificationPreferences = defineCommand({
  name: 'updateNotificationPreferences',
  allow: 'SIGNED_IN',
  input: preferencesSchema,
  run: async ({ tx, actor: { id, role } }, { preferences }): Promise<NotificationPreference[]> => {
    const strange = preferences.findIndex(({ type }) => !mailTopics[role][type]);
    if (strange !== -1) throw badInput({ [`preferences.${strange}.type`]: preferenceMessages.notMailed() });
    await storePreferences(tx, id, preferences);
    return preferences.map(({ type, isMailed }) => preferenceOf(role, type, isMailed));
  },
});

/** What the link at the foot of a mail stands for. Reading changes nothing: mail scanners open every link. */
export const readNotificationPreferenceByLink = defineQuery({
  name: 'notificationPreferenceByLink',
  allow: 'ANYONE',
  input: preferenceLinkSchema,
  load: readLink,
  run: async ({ services }, _input, { userId, role, type }): Promise<NotificationPreference> =>
    preferenceOf(role, type, !(await findStoppedTypes(services, userId)).has(type)),
});

/** The link alone says whose mails are meant, whether or not someone is signed in. Twice is the same as once. */
export const updateNotificationPreferenceByLink = defineCommand({
  name: 'updateNotificationPreferenceByLink',
  allow: 'ANYONE',
  input: preferenceByLinkSchema,
  load: readLink,
  run: async ({ tx }, { isMailed }, { userId, role, type }): Promise<NotificationPreference> => {
    await storePreferences(tx, userId, [{ type, isMailed }]);
    return preferenceOf(role, type, isMailed);
  },
});

/** The same by the button of a mail program, which only ever stops them. */
export const unsubscribeOneClick = defineCommand({
  name: 'unsubscribeOneClick',
  allow: 'ANYONE',
  input: oneClickSchema,
  load: readLink,
  run: async ({ tx }, _input, { userId, type }): Promise<{ message: string }> => {
    await storePreferences(tx, userId, [{ type, isMailed: false }]);
    return { message: preferenceMessages.stopped() };
  },
});
