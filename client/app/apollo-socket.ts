import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { apiBase } from '../shared/lib/api-base.ts';

const LONGEST_WAIT_IN_MS = 30_000;
const PING_EVERY_MS = 15_000;
const PONG_WITHIN_MS = 6000;

/** Exponential backoff with jitter, so that clients do not all reconnect to a restarted server at once. */
const backOff = (retries: number): Promise<void> => {
  const wait = Math.min(LONGEST_WAIT_IN_MS, 1000 * 2 ** retries);
  return new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
};

/** Subscriptions over one socket that reconnects forever; events may be missed while it is disconnected. */
export function createSocketLink(onGap: () => void): GraphQLWsLink {
  let open: WebSocket | undefined;
  let pongDue: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: `${(apiBase || window.location.origin).replace(/^http/, 'ws')}/graphql`,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: backOff,
    keepAlive: PING_EVERY_MS,
    on: {
      opened: (socket) => {
        open = socket instanceof WebSocket ? socket : undefined;
      },
      connected: (_socket, _payload, wasRetry) => {
        if (wasRetry) onGap();
      },
      // A phone that changed networks keeps a dead socket open: a missing pong closes it.
      ping: (received) => {
        if (!received) pongDue = setTimeout(() => open?.close(4408, 'No answer'), PONG_WITHIN_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(pongDue);
      },
      closed: () => clearTimeout(pongDue),
    },
  });
  return new GraphQLWsLink(client);
}
