import { z } from 'zod';
import type { RequestContext } from '../core/context.ts';
import { defineQuery } from '../core/use-case.ts';
import { User } from './account.entity.ts';

const findMe = defineQuery({
  name: 'me',
  allow: 'ANYONE',
  input: z.object({}),
  run: ({ actor, services }): Promise<User | null> => (actor ? services.database.manager.findOneBy(User, { id: actor.id }) : Promise.resolve(null)),
});

/** Who is signed in; null for a visitor. */
export const me = (request: RequestContext): Promise<User | null> => findMe(request, {});
