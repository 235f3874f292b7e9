import * as z from 'zod/mini';
import { defineQuery } from '../../core/use-case.ts';
import { Consent } from '../../people/users/user.entity.ts';

/** Newest first; every version that was ever agreed to. */
export const listMyConsents = defineQuery({
  name: 'myConsents',
  allow: 'SIGNED_IN',
  input: z.object({}),
  run: ({ services, actor }): Promise<Consent[]> =>
    services.database.manager.find(Consent, {
      where: { userId: actor.id },
      order: { givenAt: 'DESC', kind: 'ASC', version: 'DESC' },
      take: 100,
    }),
});
