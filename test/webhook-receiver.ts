import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  close(): void;
}

/** A receiver of webhooks; `onMessage` answers each message. */
export async function startWebhookReceiver(
  onMessage: (message: ReceivedMessage, response: ServerResponse) => void,
): Promise<WebhookReceiver> {
  const receiver = createServer((request, response) => {
    void text(request).then((body) => onMessage({ headers: request.headers, body }, response));
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hooks`, close: () => void receiver.close() };
}
