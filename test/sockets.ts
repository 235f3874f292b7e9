import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { TestServer } from './server.ts';
import { until } from './until.ts';

/** An acknowledged connection of a session; `closed` is how it ended. */
export async function connect(
  to: TestServer,
  token?: string,
  headers = {},
  params: object = token ? { authorization: `Bearer ${token}` } : {},
): Promise<{ socket: WebSocket; closed: Promise<{ code: number; afterMs: (since: number) => number }> }> {
  const socket = new WebSocket(`${to.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  const closed = once(socket, 'close').then(([code]: number[]) => {
    const at = performance.now();
    return { code: code ?? 0, afterMs: (since: number) => at - since };
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: params }));
  const [answer] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(answer.toString())).toEqual({ type: 'connection_ack' });
  return { socket, closed };
}

/** The first event of a connection with these parameters: its acknowledgement, or its close. */
export async function opened(to: TestServer, params: object, headers = {}): Promise<string> {
  const socket = new WebSocket(`${to.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  const first = Promise.race([
    once(socket, 'message').then(([message]) => (JSON.parse(String(message)) as { type: string }).type),
    once(socket, 'close').then(([code]) => `closed ${code}`),
  ]);
  socket.send(JSON.stringify({ type: 'connection_init', payload: params }));
  const outcome = await first;
  socket.close();
  return outcome;
}

/** Opens a GraphQL socket from an address; the server may still refuse it. */
export const openSocket = (to: TestServer, address: string): WebSocket =>
  new WebSocket(`${to.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': address },
  });

/** An acknowledged socket; `code` is its close code. */
export async function connectSocket(to: TestServer, address: string, token?: string) {
  const socket = openSocket(to, address);
  const messages: { type: string; id?: string; payload: { extensions?: object; message?: string }[] }[] = [];
  socket.on('message', (text: Buffer) => void messages.push(JSON.parse(String(text)) as (typeof messages)[number]));
  const code = once(socket, 'close').then(([closedWith]) => closedWith as number);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: token ? { authorization: `Bearer ${token}` } : {} }));
  await until(() => messages.length > 0 || socket.readyState !== socket.OPEN, 'the socket is acknowledged or closed');
  return { socket, code, messages, isOpen: messages[0]?.type === 'connection_ack' };
}
