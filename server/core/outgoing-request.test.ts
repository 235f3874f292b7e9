import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import {
  checkedLookup,
  isPrivateHost,
  isPublicAddress,
  type LookUp,
  post,
  PrivateAddressError,
} from './outgoing-request.ts';

let server: Server;
let port: number;
let requests: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/redirect')
      return response.writeHead(302, { location: `http://127.0.0.1:${port}/inner` }).end();
    if (request.url === '/silent') return;
    response.writeHead(200);
    if (request.url !== '/endless') return response.end('ok');
    const flow = () => {
      while (response.write('x'.repeat(1000)));
    };
    response.on('drain', flow);
    flow();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void (requests = []));

const send = (url: string, mayReachPrivate: boolean, resolve?: LookUp, timeoutMs = 5000) =>
  post({ url, headers: {}, body: '{}', timeoutMs, answerBytes: 500, mayReachPrivate }, resolve);
const resolvesTo =
  (...addresses: string[]): LookUp =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('an address that somebody typed', () => {
  test.each([
    'http://127.0.0.1',
    'http://2130706433',
    'http://0x7f000001',
    'http://0177.0.0.1',
    'http://127.1',
    'http://0',
    'http://10.1.2.3',
    'http://172.16.0.1',
    'http://192.168.1.1',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1',
    'http://198.18.0.1',
    'http://203.0.113.7',
    'http://255.255.255.255',
    'http://[::]',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:a00:1]',
    'http://[::127.0.0.1]',
    'http://[fd00::1]',
    'http://[fe80::1]',
    'http://[64:ff9b::7f00:1]',
    'http://[2002:7f00:1::]',
    'http://localhost',
    'http://hooks.localhost.',
  ])('%s is none on the internet', async (url) => {
    expect(isPrivateHost(url)).toBe(true);
    await expect(send(`${url}:${port}`.replace(/(\/latest.*)(:\d+)$/, '$2$1'), false)).rejects.toThrow(
      PrivateAddressError,
    );
    expect(requests).toEqual([]);
  });

  test('is one on the internet otherwise', () => {
    for (const address of ['8.8.8.8', '::ffff:8.8.8.8', '2606:4700::1111']) expect(isPublicAddress(address)).toBe(true);
    expect(isPrivateHost('https://example.in/hooks')).toBe(false);
  });
});

describe('a name', () => {
  test.each([
    ['leads to this machine', ['127.0.0.1']],
    ['leads there by IPv6', ['::1']],
    ['leads there by IPv4 within IPv6', ['::ffff:127.0.0.1']],
    ['leads there among others', ['8.8.8.8', '127.0.0.1']],
    ['leads nowhere', []],
  ])('that %s is refused before a line is opened', async (_what, addresses) => {
    await expect(send(`http://hooks.example.in:${port}/`, false, resolvesTo(...addresses))).rejects.toThrow(
      PrivateAddressError,
    );
    expect(requests).toEqual([]);
  });

  test('that changes is looked up once, and what was checked is what is called', async () => {
    let asked = 0;
    const changing: LookUp = (host, options, done) =>
      resolvesTo((asked += 1) === 1 ? '8.8.8.8' : '127.0.0.1')(host, options, done);
    const called = promisify<unknown>((done) =>
      checkedLookup(changing)('hooks.example.in', {}, (error, address) => done(error, address)),
    );
    expect([await called(), asked]).toEqual(['8.8.8.8', 1]);
    await expect(send(`http://hooks.example.in:${port}/`, false, changing)).rejects.toThrow(PrivateAddressError);
    expect([asked, requests]).toEqual([2, []]);
  });
});

describe('the answer', () => {
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;

  test('is read up to its limit', async () => {
    expect(await send(at('/'), true)).toEqual({ status: 200, text: 'ok' });
    expect(await send(at('/endless'), true)).toEqual({ status: 200, text: 'x'.repeat(500) });
  });

  test('that leads elsewhere is not followed', async () => {
    expect(await send(at('/redirect'), true)).toEqual({ status: 302, text: '' });
    expect(requests).toEqual(['/redirect']);
  });

  test('that does not come is not waited for', async () => {
    await expect(send(at('/silent'), true, undefined, 100)).rejects.toThrow(/abort|timeout/i);
  });
});
