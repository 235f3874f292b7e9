import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { deliverWebhooks } from '../server/hiring/webhooks/webhook-delivery.service.ts';
import { webhookQueue } from '../server/hiring/webhooks/webhook.service.ts';
import type { TestServer } from './server.ts';

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

/** Workers look for what is due now, not in a few seconds. */
export async function deliverNow({ services }: TestServer): Promise<void> {
  await deliverWebhooks(services);
  services.queue.wake(webhookQueue.name);
}
