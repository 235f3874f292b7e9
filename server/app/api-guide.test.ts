import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import {
  makeAccessToken,
  makeApplication,
  makeJob,
  makeRecruiter,
  makeSeeker,
  verify as verifyCompany,
} from '../../test/factories.ts';
import { blocksByChapter, type GuideBlock, GuideNames, messageOf, requestOf } from '../../test/guide-blocks.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { mailedCode, samplePassword } from '../../test/sign-up.ts';
import { until } from '../../test/until.ts';
import { hashPassword } from '../core/password-hash.ts';
import { restRoutes } from './contents.ts';
import { deliverWebhooks } from '../hiring/webhooks/webhook-delivery.service.ts';

interface Delivery {
  first: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'api-guide.md'), 'utf8');
let server: TestServer;
let receiver: Server;
let names: GuideNames;
let recruiterId: string;
let answer: Response | undefined;
let socket: WebSocket | undefined;
const messages: string[] = [];
const deliveries: Delivery[] = [];
const taken: Delivery[] = [];

beforeAll(async () => {
  server = await startTestServer({ config: { webhooksMayReachPrivate: true } });
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      deliveries.push({ first: `${request.method} ${request.url}`, headers: request.headers, body });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  names = new GuideNames(await makeWorld());
});
afterAll(async () => {
  socket?.close();
  receiver.close();
  await server.close();
});

/** Whom the guide assumes: a recruiter of a verified company with jobs and applicants, and one more seeker. */
async function makeWorld(): Promise<Record<string, string>> {
  const { services, clock } = server;
  const companyName = 'Aroma Bakes';
  const passwordHash = await hashPassword(samplePassword);
  const recruiter = await makeRecruiter(services, { name: 'Asha Rao', companyName, passwordHash });
  recruiterId = recruiter.id;
  await verifyCompany(services, recruiter.companyId);
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
  await makeJob(services, recruiter, { title: 'Confectioner', posted_at: hoursAgo(3) });
  await makeJob(services, recruiter, { title: 'Baker', posted_at: hoursAgo(2) });
  const jobId = await makeJob(services, recruiter, { title: 'Pastry Chef', posted_at: hoursAgo(1) });
  for (const [hours, name] of ['Ravi Kumar', 'Meera Nair', 'John Dsouza'].entries()) {
    const seeker = await makeSeeker(services, { name, profile: { skills: ['Baking'], phone: '+919876543210' } });
    await makeApplication(services, {
      jobId,
      recruiterId,
      seekerId: seeker.id,
      resumeFileId: seeker.resumeFileId,
      appliedAt: hoursAgo(hours),
    });
  }
  const profile = { skills: ['Piping'], phone: '+919876543210' };
  const applicant = await makeSeeker(services, { name: 'Lata Menon', profile });
  const scopes = ['PROFILE_READ', 'NOTIFICATIONS_WRITE', 'APPLICATIONS_WRITE'] as const;
  return {
    SEEKER_TOKEN: await makeAccessToken(services, applicant, scopes),
    EMAIL: recruiter.email,
    PASSWORD: samplePassword,
    ADDRESS: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`,
    PATH: '/hooks',
    DAY: '2026-12-02',
    COMPANY: recruiter.companyId,
  };
}

const isJson = (text: string): boolean => /^[[{]/.test(text);
const parsed = (text: string): unknown => (isJson(text) ? JSON.parse(text) : text);

async function send(block: GuideBlock): Promise<void> {
  if (answer) throw new Error(`Line ${block.line} comes before the answer of ${answer.url}.`);
  const to = /"email": "([^"]+)", "otp": "\$CODE"/.exec(block.text)?.[1];
  if (to) names.set('CODE', await mailedCode(server, to));
  const [path, init] = requestOf(block, names);
  answer = await fetch(server.url + path, init);
}

async function expectAnswer({ line, kind, text }: GuideBlock): Promise<void> {
  const { first, headers, body } = kind === 'json' ? messageOf(`HTTP/1.1 200 OK\n\n${text}`) : messageOf(text);
  const came = answer;
  answer = undefined;
  if (!came) throw new Error(`The answer in line ${line} follows no request.`);
  const all = {
    line,
    first: `HTTP/1.1 ${came.status} ${came.statusText}`,
    headers: Object.fromEntries(headers.map(([name]) => [name, came.headers.get(name)])),
    body: parsed((await came.text()).trim().replaceAll('\r\n', '\n')),
  };
  const shape = { first, headers: Object.fromEntries(headers), body: parsed(body) };
  expect(all).toEqual({ line, ...(names.expected(shape, all) as object) });
}

/** Of its type the next one that came. */
async function expectDelivery({ line, kind, text }: GuideBlock): Promise<void> {
  const { first, headers, body } = kind === 'http delivery' ? messageOf(text) : messageOf(`POST $PATH\n\n${text}`);
  const shape = { first, headers: Object.fromEntries(headers), body: parsed(body) };
  const { type } = JSON.parse(body) as { type: string };
  const came = await until(async () => {
    await deliverWebhooks(server.services);
    return deliveries.find((each) => !taken.includes(each) && each.body.includes(`"type":"${type}"`));
  }, `${type} has come`);
  taken.push(came);
  const all = {
    line,
    first: came.first,
    headers: Object.fromEntries(headers.map(([name]) => [name, came.headers[name]])),
    body: parsed(came.body),
  };
  expect(all).toEqual({ line, ...(names.expected(shape, all) as object) });
}

async function talk({ line, text }: GuideBlock): Promise<void> {
  if (!socket) {
    socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    socket.on('message', (message: Buffer) => void messages.push(message.toString()));
    await once(socket, 'open');
  }
  for (const said of text.trimEnd().split('\n')) {
    const frame: unknown = JSON.parse(names.fillIn(said.slice(2)));
    if (said.startsWith('→ ')) socket.send(JSON.stringify(frame));
    else expect({ line, frame: JSON.parse(await until(() => messages.shift())) as unknown }).toEqual({ line, frame });
    if ((frame as { type: string }).type !== 'subscribe') continue;
    const { events } = server.services;
    await until(() => events['listeners'].has(`applicationChanged:${recruiterId}`), 'the server listens');
  }
}

/** The sample takes what came, and nothing that was changed, is old or has no signature. */
async function verify({ text }: GuideBlock): Promise<void> {
  const { isFromKaamyab } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    isFromKaamyab: (headers: IncomingHttpHeaders, body: string, secret: string) => boolean;
  };
  const { headers, body } = taken.at(-1) as Delivery;
  const secret = names.get('SECRET');
  const now = jest.spyOn(Date, 'now').mockReturnValue(server.clock.now().getTime());
  expect(isFromKaamyab(headers, body, secret)).toBe(true);
  expect(isFromKaamyab(headers, `${body} `, secret)).toBe(false);
  expect(isFromKaamyab({ ...headers, 'webhook-signature': undefined }, body, secret)).toBe(false);
  now.mockReturnValue(server.clock.now().getTime() + 600_000);
  expect(isFromKaamyab(headers, body, secret)).toBe(false);
  now.mockRestore();
}

const isAnswer = ({ kind, text }: GuideBlock): boolean =>
  kind === 'json' || (kind === 'http' && text.startsWith('HTTP'));

async function run(block: GuideBlock): Promise<void> {
  if (isAnswer(block)) return expectAnswer(block);
  if (block.kind === 'http' || block.kind === 'graphql') return send(block);
  if (block.kind.endsWith(' delivery')) return expectDelivery(block);
  if (block.kind === 'text socket') return talk(block);
  if (block.kind === 'js') return verify(block);
  throw new Error(`Nobody knows how to run the block in line ${block.line}: ${block.kind}.`);
}

test('the guide names every REST path', () => {
  const paths = restRoutes.map(({ method, path }) => `\`${method} ${path}\``);
  expect(paths.filter((path) => !guide.includes(path))).toEqual([]);
});

describe('each request of docs/api-guide.md is answered as it says, one after another, under', () => {
  test.each(blocksByChapter(guide))('%s', async (_chapter, blocks) => {
    for (const block of blocks) await run(block);
    expect(answer?.url).toBe(undefined); // each answer was shown
  });
});
