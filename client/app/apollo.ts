import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { first, from, mergeMap } from 'rxjs';
import { apiBase } from '../shared/lib/api-base.ts';
import { proveWork } from '../shared/lib/browser-check.ts';
import { failureOf } from '../shared/lib/errors.ts';
import { catchUp } from '../shared/lib/live.ts';
import { MeDocument } from '../shared/lib/me.ts';
import { isLoggingOut, sessionExpired } from '../shared/lib/session.ts';
import { createCache, defaultOptions } from './cache.ts';
import { resubscribe } from './resubscribe.ts';

const cache = createCache();

/** An UNAUTHENTICATED error in a window that shows a signed-in user means that the session has ended. */
const noticeExpiry = new ErrorLink(({ error }) => {
  const { code, extensions } = failureOf(error);
  // A wrong password or code has the same error code while the session is alive; only those errors count attempts.
  if (code !== 'UNAUTHENTICATED' || typeof extensions.attemptsLeft === 'number') return;
  if (cache.readQuery({ query: MeDocument })?.me) sessionExpired(true);
});

/** The logout request itself is let through. */
const holdBack = new ApolloLink((operation, forward) =>
  operation.operationType === OperationTypeNode.MUTATION
    ? forward(operation)
    : isLoggingOut.pipe(
        first((isEnding) => !isEnding),
        mergeMap(() => forward(operation)),
      ),
);

/** The socket opens with the first subscription, and only the signed-in shells have subscriptions. */
const socket = new ApolloLink((operation, forward) =>
  from(import('./apollo-socket.ts')).pipe(
    mergeMap(({ createSocketLink }) => {
      socketLink ??= createSocketLink(() => catchUp(apollo));
      return socketLink.request(operation, forward);
    }),
    resubscribe(() => catchUp(apollo)),
  ),
);
let socketLink: ApolloLink | undefined;

const http = new HttpLink({ uri: `${apiBase}/graphql`, credentials: apiBase ? 'include' : 'same-origin' });

export const apollo = new ApolloClient({
  cache,
  defaultOptions,
  link: ApolloLink.from([
    noticeExpiry,
    holdBack,
    proveWork,
    ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, socket, http),
  ]),
});
