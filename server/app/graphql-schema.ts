import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import { resolvers } from './contents.ts';

let built: GraphQLSchema | undefined;

/** type-graphql demands one for subscriptions; ours have their own stream (core/subscription). */
const unusedPubSub: PubSub = {
  publish: () => undefined,
  subscribe: (topic) => {
    throw new Error(`The subscription to ${topic} must say { subscribe }.`);
  },
};

/** Input is checked by the use cases, not by class-validator, and the schema by Apollo. */
export function createSchema(): GraphQLSchema {
  built ??= describeRoots(buildSchemaSync({ resolvers, validate: false, skipCheck: true, pubSub: unusedPubSub }));
  return built;
}

/** type-graphql has no place for what is said of the three root types. */
function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  Object.assign(schema.getQueryType() ?? {}, {
    description: 'What can be read. Lists that are not public are those of the signed-in person.',
  });
  Object.assign(schema.getMutationType() ?? {}, {
    description: 'What can be done. Each either happens as a whole or not at all.',
  });
  Object.assign(schema.getSubscriptionType() ?? {}, {
    description: 'Live events for the signed-in person, over WebSocket.',
  });
  return schema;
}

let text: string | undefined;

/** As it stands in schema.graphql. */
export function schemaText(): string {
  text ??= `${printSchema(lexicographicSortSchema(createSchema()))}\n`;
  return text;
}
