import type { RequestContext } from './context.ts';
import { unauthenticated } from './errors.ts';

/** For `@Subscription({ subscribe })`: the ids of what happens to the signed-in person under a topic; visitors are refused. */
export const subscribeTo =
  (topic: string) =>
  ({ context: { actor, services } }: { context: RequestContext }): AsyncIterable<string> => {
    if (!actor) throw unauthenticated();
    return services.events.subscribe(topic, actor.id);
  };
