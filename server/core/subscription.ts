import type { RequestContext } from './context.ts';
import { unauthenticated } from './errors.ts';
import { logRefusal } from './refusal-log.ts';

/** For `@Subscription({ subscribe })`: the subject ids of the signed-in person's events; visitors are refused. */
export const subscribeTo =
  (topic: string) =>
  ({ context }: { context: RequestContext }): AsyncIterable<string> => {
    const { actor, services } = context;
    if (actor) return services.events.subscribe(topic, actor.id);
    const refusal = unauthenticated();
    logRefusal(context, topic, refusal);
    throw refusal;
  };
