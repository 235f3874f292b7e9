import { hash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, getOperationAST, print } from 'graphql';
import type { Plugin } from 'vite';
import * as operations from '../client/gql/graphql.ts';
import { isPublicRead } from '../server/core/public-reads.ts';

/** How the documents of the client's operations get into the build. */

const documents = operations as unknown as Record<string, DocumentNode>;

/** As Apollo Client sends it; the server knows its hash. */
function textOf(document: DocumentNode): string | undefined {
  const operation = getOperationAST(document);
  return operation && isPublicRead(operation) ? print(addTypenameToDocument(document)) : undefined;
}

const sha256Of = (text: string): string => hash('sha256', text);

/**
 * Inlines the document of each `graphql(…)` call, with its hash for a public read. The generated map would load the
 * operations of all screens on each of them (docs/decisions/0044).
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
        code.replace(call, (_call, kind: string, name: string) => {
          const document = documents[`${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`];
          const text = document && textOf(document);
          return `(${JSON.stringify(text ? { ...document, sha256: sha256Of(text) } : document)})`;
        }),
    },
  };
}

/** For the server: the document of each hash (docs/decisions/0051). */
export function trustedDocuments(): Plugin {
  return {
    name: 'trusted-documents',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle() {
      const texts = Object.entries(documents)
        .filter(([name]) => name.endsWith('Document'))
        .map(([, document]) => textOf(document))
        .filter((text) => text !== undefined);
      const source = JSON.stringify(Object.fromEntries(texts.map((text) => [sha256Of(text), text])));
      this.emitFile({ type: 'asset', fileName: '.vite/trusted-documents.json', source });
    },
  };
}
