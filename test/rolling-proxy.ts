import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from './until.ts';

export interface RollingProxy {
  url: string;
  /** From now on this server is in that place; resolves when it is ready. */
  put(place: number, url: string): Promise<unknown>;
  close(): Promise<void>;
}

const CHECK_EVERY_MS = 100;

async function checkReadiness(place: { url: string; isReady: boolean }): Promise<void> {
  place.isReady = await fetch(`${place.url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Like a typical load balancer: checks each server's readiness, keeps connections open, and tries another server only
 * if one refuses the connection.
 */
export async function startRollingProxy(urls: string[]): Promise<RollingProxy> {
  const places = urls.map((url) => ({ url, isReady: true, agent: new Agent({ keepAlive: true }) }));
  let turn = 0;
  const check = setInterval(() => {
    for (const place of places) {
      void checkReadiness(place);
    }
  }, CHECK_EVERY_MS);

  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, triesLeft: number): void => {
    const ready = places.filter(({ isReady }) => isReady);
    const place = ready[(turn += 1) % ready.length];
    if (!place) return void outgoing.writeHead(502).end();
    const passed = request(
      place.url + (incoming.url ?? ''),
      { method: incoming.method, headers: incoming.headers, agent: place.agent },
      (answer) => {
        const { connection: _hopByHop, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED' && triesLeft > 0)
        pass(incoming, body, outgoing, triesLeft - 1);
      else outgoing.writeHead(502).end(String(error));
    });
    passed.end(body);
  };
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => pass(incoming, Buffer.concat(chunks), outgoing, places.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    put: (place, url) => {
      places[place] = { url, isReady: false, agent: new Agent({ keepAlive: true }) };
      return until(() => places[place]?.isReady, 'the server is ready');
    },
    close: async () => {
      clearInterval(check);
      for (const { agent } of places) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
