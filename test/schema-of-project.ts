import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';

let schema: GraphQLSchema | undefined;

/** Parses schema.graphql once in each test file. */
export const schemaOfProject = (): GraphQLSchema =>
  (schema ??= buildSchema(readFileSync(join(import.meta.dirname, '..', 'schema.graphql'), 'utf8')));
