import type { RequestContext, Services } from './context.ts';
import { unauthenticated } from './errors.ts';
import { logRefusal } from './refusal-log.ts';

type Subscribe<Item> = (call: { context: RequestContext }) => AsyncIterable<Item>;

/**
 * For `@Subscription({ subscribe })`: what `load` finds for each of the signed-in person's events; visitors are
 * refused. It is loaded before GraphQL begins: what waits for the database for thousands of sockets is small.
 */
export const subscribeToLoaded =
  <Item>(topic: string, load: (services: Services, subjectId: string) => Promise<Item>): Subscribe<Item> =>
  ({ context }) => {
    const { actor, services } = context;
    if (actor) return services.events.subscribe(topic, actor.id, (subjectId) => load(services, subjectId));
    const refusal = unauthenticated();
    logRefusal(context, topic, refusal);
    throw refusal;
  };

/** The same with the ids of the subjects. */
export const subscribeTo = (topic: string): Subscribe<string> =>
  subscribeToLoaded(topic, (_services, subjectId) => Promise.resolve(subjectId));
