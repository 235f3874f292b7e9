import { Kind, type DocumentNode } from 'graphql';
import * as documents from '../../gql/graphql.ts';

const queries = Object.entries(documents as Record<string, unknown>).filter(
  (entry): entry is [string, DocumentNode] =>
    entry[0].endsWith('Document') && (entry[1] as DocumentNode).kind === Kind.DOCUMENT,
);
const rootFields = (document: DocumentNode): string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === Kind.FIELD ? [selection.name.value] : [],
        )
      : [],
  );

describe('the query of `me`', () => {
  test('exists once: a late null from a second one would close a form when the session ends', () => {
    expect(queries.length).toBeGreaterThan(50);
    expect(queries.filter(([, document]) => rootFields(document).includes('me')).map(([name]) => name)).toEqual([
      'MeDocument',
    ]);
  });
});
