import { type Role, roles } from './actor.rules.ts';
import type { RequestContext, Services } from './context.ts';
import { forbidden, unauthenticated } from './errors.ts';
import { logRefusal } from './refusal-log.ts';

type Subscribe<Item> = (call: { context: RequestContext }) => AsyncIterable<Item>;

/**
 * For `@Subscription({ subscribe })`: what `load` finds for each of the signed-in person's events; visitors and other
 * roles are refused. It is loaded before GraphQL begins: what waits for the database for thousands of sockets is small.
 */
export const subscribeToLoaded =
  <Item>(
    topic: string,
    load: (services: Services, subjectId: string) => Promise<Item>,
    allow: readonly Role[] = roles,
  ): Subscribe<Item> =>
  ({ context }) => {
    const { actor, services } = context;
    if (actor && allow.includes(actor.role))
      return services.events.subscribe(topic, actor.id, (subjectId) => load(services, subjectId));
    const refusal = actor ? forbidden() : unauthenticated();
    logRefusal(context, topic, refusal);
    throw refusal;
  };

/** The same with the ids of the subjects. */
export const subscribeTo = (topic: string, allow?: readonly Role[]): Subscribe<string> =>
  subscribeToLoaded(topic, (_services, subjectId) => Promise.resolve(subjectId), allow);
