import { In } from 'typeorm';
import * as z from 'zod/mini';
import type { RequestContext } from '../../../core/context.ts';
import { insertMissing } from '../../../core/insert-missing.ts';
import { defineLoader } from '../../../core/loader.ts';
import { defineCommand, defineQuery } from '../../../core/use-case.ts';
import { readConsentInForce } from '../../../platform/settings/settings.service.ts';
import { rename } from '../../users/user.service.ts';
import { Consent, User } from '../../users/user.entity.ts';
import { giveConsentSchema, updateNameSchema } from './account.rules.ts';

export const me = defineQuery({
  name: 'me',
  allow: 'ANYONE',
  token: 'PROFILE_READ',
  input: z.object({}),
  run: ({ actor, services }): Promise<User | null> =>
    actor ? services.database.manager.findOneBy(User, { id: actor.id }) : Promise.resolve(null),
});

export const updateName = defineCommand({
  name: 'updateName',
  allow: 'SIGNED_IN',
  input: updateNameSchema,
  run: async (scope, { name }): Promise<User> => {
    await rename(scope, name);
    return scope.tx.findOneByOrFail(User, { id: scope.actor.id });
  },
});

const consentKinds: Consent['kind'][] = ['PRIVACY_NOTICE', 'ADULT'];

const loadHasConsented = defineLoader<Consent, boolean>(
  async ({ services: { database } }, userIds) => {
    const { version } = await readConsentInForce(database.prepared);
    return database.manager.findBy(Consent, { userId: In(userIds), version, kind: In(consentKinds) });
  },
  ({ userId }) => userId,
  (given) => given.length === consentKinds.length,
);

export const isConsentRequired = async (request: RequestContext, { id }: User): Promise<boolean> =>
  !(await loadHasConsented(request, id));

/** Stored with time and version; giving them again changes nothing. */
export const giveConsent = defineCommand({
  name: 'giveConsent',
  allow: 'SIGNED_IN',
  input: giveConsentSchema,
  run: async ({ tx, prepared, actor, now }): Promise<User> => {
    const { version } = await readConsentInForce(prepared);
    const given = { userId: actor.id, version, givenAt: now };
    await insertMissing(
      tx,
      Consent,
      consentKinds.map((kind) => ({ ...given, kind })),
    );
    return tx.findOneByOrFail(User, { id: actor.id });
  },
});
