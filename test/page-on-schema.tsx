import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import { buildSchema, type DocumentNode, execute, getOperationAST, Kind, OperationTypeNode } from 'graphql';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { from, NEVER } from 'rxjs';
import { createCache } from '../client/app/cache.ts';
import { LatestPlace } from '../client/shared/lib/address.ts';
import { AntdTheme } from '../client/workspace/ui/antd-theme.tsx';
import { WithWords } from './with-words.tsx';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '..', 'schema.graphql'), 'utf8'));

export interface ShownPage {
  /** Path and query of the address. */
  address(): string;
  /** The state that the last navigation passed. */
  state(): unknown;
  historyAction(): string;
  close(): void;
  /** The same address opened again, with nothing left but what the browser stores. */
  reopen(): ShownPage;
}

function rootFieldOf(document: DocumentNode): string {
  const [field] = getOperationAST(document)?.selectionSet.selections ?? [];
  return field?.kind === Kind.FIELD ? field.name.value : '';
}

/**
 * A page at an address, on the real schema: `answers` has a value or a function for each root field, and each query of
 * the page is checked. Live events come only for what `answers` names.
 */
export function showPage(
  page: ReactNode,
  { at, answers, state }: { at: string; answers: Record<string, unknown>; state?: unknown },
): ShownPage {
  const link = new ApolloLink(({ query, variables, operationType }) =>
    operationType === OperationTypeNode.SUBSCRIPTION && !(rootFieldOf(query) in answers)
      ? NEVER
      : (from(
          Promise.resolve(execute({ schema, document: query, rootValue: answers, variableValues: variables })),
        ) as never),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const [pathname = '', search = ''] = at.split('?');
  const router = createMemoryRouter(
    [
      { path: pathname, element: <AntdTheme>{page}</AntdTheme> },
      { path: '*', element: null },
    ],
    { initialEntries: [{ pathname, search: search && `?${search}`, state }] },
  );
  const { unmount } = render(
    <WithWords>
      <ApolloProvider client={client}>
        <LatestPlace value={() => router.state}>
          <RouterProvider router={router} useTransitions={false} />
        </LatestPlace>
      </ApolloProvider>
    </WithWords>,
  );
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    state: () => router.state.location.state as unknown,
    historyAction: () => router.state.historyAction,
    close: () => act(unmount),
    reopen() {
      act(unmount);
      return showPage(page, { at, answers, state });
    },
  };
}
