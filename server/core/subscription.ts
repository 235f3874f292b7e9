import type { RequestContext, Services } from './context.ts';
import { unauthenticated } from './errors.ts';
import { logRefusal } from './refusal-log.ts';
import type { TokenScope } from './token-scope.labels.ts';
import { refusalOfToken } from './token-scope.ts';

type Subscribe<Item> = (call: { context: RequestContext }) => AsyncIterable<Item>;

interface Topic {
  name: string;
  /** What an access token needs for it. Without: closed to all tokens. */
  token?: TokenScope;
}

/**
 * For `@Subscription({ subscribe })`: what `load` finds for each of the signed-in person's events; visitors are
 * refused, and tokens without its scope. It is loaded before GraphQL
 * begins: what waits for the database for thousands of sockets is small.
 */
export const subscribeToLoaded =
  <Item>({ name, token }: Topic, load: (services: Services, subjectId: string) => Promise<Item>): Subscribe<Item> =>
  ({ context }) => {
    const { actor, services } = context;
    const refusal = actor ? refusalOfToken(actor, token) : unauthenticated();
    if (actor && !refusal) return services.events.subscribe(name, actor.id, (subjectId) => load(services, subjectId));
    if (refusal) logRefusal(context, name, refusal);
    throw refusal;
  };

/** The same with the ids of the subjects. */
export const subscribeTo = (topic: Topic): Subscribe<string> =>
  subscribeToLoaded(topic, (_services, subjectId) => Promise.resolve(subjectId));
