import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import { createHttpServer } from './http-server.ts';
import { limitSlowBodies } from './slow-requests.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

test('a file of 10MB has the time of a line of 20 kB a second, a head a minute, and an unread answer two', async () => {
  const app = await createHttpServer(server.services, {
    mailbox: undefined,
    clientRoot: '/nowhere',
    isStopping: () => false,
  });
  await app.ready();
  expect(app.server.requestTimeout).toBeGreaterThan((10 * 1024 * 1024) / 20);
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000);
  expect(app.server.timeout).toBe(120_000);
  await app.close();
});

describe('a body that does not come to its end', () => {
  let app: FastifyInstance;
  let arrived = 0;
  beforeAll(async () => {
    app = Fastify();
    await app.register(fastifyMultipart);
    limitSlowBodies(app, { bytes: 100, milliseconds: 300 });
    app.addHook('onRequest', async () => void (arrived += 1));
    app.route({
      method: 'POST',
      url: '/',
      handler: async (request) =>
        request.isMultipart() ? { content: String(await (await request.file())?.toBuffer()) } : { body: request.body },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  async function begin(type: string, length: number, body: string): Promise<Socket> {
    const before = arrived;
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`);
    await until(() => arrived > before, 'the request has begun');
    return socket;
  }
  const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--x--\r\n';
  const half = form.indexOf('-1.4');

  test('is cut off when it is JSON that stands still', async () => {
    const socket = await begin('application/json', 100, '{"a":');
    expect(await once(socket.resume(), 'close')).toBeDefined();
  });

  test('is cut off when its file stands still, also when a byte drops in now and then; slow ones go on', async () => {
    const begun = () => begin('multipart/form-data; boundary=x', 100_000, form.slice(0, half));
    const [standing, dripping, living] = [await begun(), await begun(), await begun()];
    const drops = [setInterval(() => dripping.write('.'), 20), setInterval(() => living.write('.'.repeat(100)), 20)];
    // Who still sends may hear of it as an error first.
    await Promise.all(
      [standing, dripping].map((line) => new Promise((resolve) => line.resume().once('close', resolve))),
    );
    expect(living.destroyed).toBe(false);
    for (const drop of drops) clearInterval(drop);
    living.destroy();
  });

  test('that ends in time is answered', async () => {
    const socket = await begin('application/json', 7, '{"a":');
    socket.write('1}');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('{"body":{"a":1}}');
    socket.destroy();
  });
});
