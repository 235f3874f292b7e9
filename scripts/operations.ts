import type { DocumentNode } from 'graphql';
import type { Plugin } from 'vite';
import * as operations from '../client/gql/graphql.ts';

const documents = operations as unknown as Record<string, DocumentNode>;

/**
 * Replaces each `graphql(…)` call with its document. The generated map would send the operations of all screens to
 * every screen (docs/decisions/0044).
 */
export function operationsWithTheirScreens(): Plugin {
  const call = /graphql\(\/\* GraphQL \*\/ `\s*(?<kind>\w+) (?<name>\w+)[^`]*`\)/g;
  return {
    name: 'operations-with-their-screens',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { code: 'graphql(/* GraphQL */' },
      handler: (code) =>
        code.replace(
          call,
          (_call, kind: string, name: string) =>
            `(${JSON.stringify(documents[`${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`])})`,
        ),
    },
  };
}
