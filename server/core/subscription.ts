import { type Actor, type Role, roles } from './actor.rules.ts';
import type { RequestContext, Services } from './context.ts';
import { type AppError, forbidden, unauthenticated } from './errors.ts';
import { logRefusal } from './refusal-log.ts';
import type { TokenScope } from './token-scope.labels.ts';
import { refusalOfToken } from './token-scope.ts';

type Subscribe<Item> = (call: { context: RequestContext }) => AsyncIterable<Item>;

interface Topic {
  name: string;
  /** Whom it admits; everybody who is signed in where none are named. */
  allow?: readonly Role[];
  /** What an access token needs for it. Without: closed to all tokens. */
  token?: TokenScope;
}

function refusalOf(actor: Actor | null, { allow = roles, token }: Topic): AppError | null {
  if (!actor) return unauthenticated();
  return allow.includes(actor.role) ? refusalOfToken(actor, token) : forbidden();
}

/**
 * For `@Subscription({ subscribe })`: what `load` finds for each of the signed-in person's events. Visitors, other
 * roles and tokens without its scope are refused. It is loaded before GraphQL begins: what waits for the database for
 * thousands of sockets is small.
 */
export const subscribeToLoaded =
  <Item>(topic: Topic, load: (services: Services, subjectId: string) => Promise<Item>): Subscribe<Item> =>
  ({ context }) => {
    const { services } = context;
    return services.events.subscribe(topic.name, admitted(context, topic), (subjectId) => load(services, subjectId));
  };

/** For a value of the person's own that events of some topics change: `load` finds it at once, and after each. */
export const subscribeToValue =
  <Item>(
    topic: Topic & { changedBy: readonly string[] },
    load: (services: Services, userId: string) => Promise<Item>,
  ): Subscribe<Item> =>
  ({ context }) => {
    const { services } = context;
    const userId = admitted(context, topic);
    return services.events.follow(topic.changedBy, userId, () => load(services, userId));
  };

/** Id of the person, or the refusal. */
function admitted(context: RequestContext, topic: Topic): string {
  const refusal = refusalOf(context.actor, topic);
  if (context.actor && !refusal) return context.actor.id;
  if (refusal) logRefusal(context, topic.name, refusal);
  throw refusal;
}

/** The same with the ids of the subjects. */
export const subscribeTo = (topic: Topic): Subscribe<string> =>
  subscribeToLoaded(topic, (_services, subjectId) => Promise.resolve(subjectId));
