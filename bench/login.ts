import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '../test/until.ts';
import { type Figure, medianOf, percentileFigures } from './figure.ts';
import type { Pace } from './search.ts';
import { startMeasuredServer } from './server-process.ts';
import type { Stand } from './stand.ts';

/**
 * How fast people log in, compared to how fast the machine can hash passwords at all, and how long other users wait
 * meanwhile, who send steady requests in both cases. The server's other work, Postgres and the load generator run on
 * the same processors as the hashes.
 */
interface LoginRates {
  /** Logins per second, as a ratio to the hashes that a separate process makes. */
  toHashes: number;
  /** Milliseconds that other users waited meanwhile. */
  waits: number[];
}

const connections = 10;
/** The sign-up limit of one address. Only Linux has all of 127.0.0.0/8 without configuration. */
const peopleOfAddress = 55;
const addresses = process.platform === 'linux' ? ['127.0.0.2', '127.0.0.3', '127.0.0.4'] : ['127.0.0.1'];
const password = 'Right@123';
const agent = new Agent({ keepAlive: true, maxSockets: connections + 4 });

interface Answer {
  status: number;
  body: string;
  /** The cookie by which the server recognises the browser. */
  device: string | undefined;
}

function send(url: string, path: string, body?: object, localAddress?: string): Promise<Answer> {
  const text = body && JSON.stringify(body);
  const headers = text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {};
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}${path}`,
      { agent, method: text ? 'POST' : 'GET', headers, family: 4, localAddress },
      (answer) => {
        const parts: Buffer[] = [];
        const device = answer.headers['set-cookie']?.find((line) => line.startsWith('device='))?.split(';')[0];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString(), device }),
        );
      },
    );
    call.on('error', reject);
    call.end(text);
  });
}

interface Person {
  email: string;
  device: string;
}

/** A recruiter with a password and a browser, signed up like anyone else. */
async function signUp(url: string, email: string, address: string | undefined): Promise<Person> {
  const { tempToken } = JSON.parse(
    (await send(url, '/signup', { name: 'Asha Rao', email, password, role: 'hr' }, address)).body,
  ) as { tempToken: string };
  let otp: string | undefined;
  await until(async () => {
    const mails = JSON.parse((await send(url, `/dev/mailbox.json?to=${encodeURIComponent(email)}`)).body) as {
      subject: string;
    }[];
    otp = mails.map(({ subject }) => /^\d{6}/.exec(subject)?.[0]).find(Boolean);
    return otp !== undefined;
  }, 'the code of a sign-up is mailed');
  const { status, device } = await send(url, '/verify-otp', { email, otp, tempToken }, address);
  if (status !== 200) throw new Error(`The sign-up of ${email} ended with ${status}.`);
  return { email, device: device ?? '' };
}

let logins = 0;

async function openConnection(url: string, localAddress: string | undefined): Promise<Socket> {
  const { hostname: host, port } = new URL(url);
  const socket = connect({ host, port: Number(port), localAddress, family: 4, noDelay: true }).setEncoding('latin1');
  await once(socket, 'connect');
  return socket;
}

/** With very little work of its own: it shares the processors that it measures. */
function logIn(socket: Socket, { email, device }: Person): Promise<void> {
  const body = JSON.stringify({ email, password });
  socket.write(
    'POST /login-password HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
      `content-length: ${body.length}\r\ncookie: ${device}\r\n\r\n${body}`,
  );
  return new Promise((resolve, reject) => {
    let answer = '';
    const read = (part: string): void => {
      answer += part;
      const [head = '', rest] = answer.split('\r\n\r\n');
      if (rest === undefined || rest.length < Number(/content-length: (\d+)/i.exec(head)?.[1])) return;
      socket.off('data', read);
      if (head.startsWith('HTTP/1.1 200 ')) resolve();
      else reject(new Error(`A login ended with ${answer}`));
    };
    socket.on('data', read);
  });
}

async function logInFor(url: string, seconds: number, people: Person[]): Promise<number> {
  const sockets = await Promise.all(
    Array.from({ length: connections }, (_, number) => openConnection(url, addresses[number % addresses.length])),
  );
  const started = performance.now();
  let done = 0;
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() - started < seconds * 1000) {
        await logIn(socket, people[(logins += 1) % people.length] ?? { email: '', device: '' });
        done += 1;
      }
      socket.destroy();
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

/** Other users, at a low and steady rate, however long answers take. */
function askSteadily(url: string, bodies: object[], waits: number[]): () => Promise<unknown> {
  const running: Promise<void>[] = [];
  let turn = 0;
  const timer = setInterval(() => {
    const started = performance.now();
    const body = bodies[(turn += 1) % bodies.length] ?? {};
    running.push(send(url, '/graphql', body).then(() => void waits.push(performance.now() - started)));
  }, 100);
  return () => {
    clearInterval(timer);
    return Promise.all(running);
  };
}

const rawHashes = async (seconds: number): Promise<number> =>
  Number(
    (
      await promisify(execFile)(process.execPath, [
        '--import',
        './server/register.mjs',
        join(import.meta.dirname, 'raw-argon2.ts'),
        String(seconds),
        String(connections),
      ])
    ).stdout,
  );

/**
 * Both rates alternate, so that other load on the machine affects both. First, every Postgres connection prepares its
 * plans. With so many people, few reach the number of sessions at which a login also ends one.
 */
async function measureRates(
  { url, count }: { url: string; count: number },
  bodies: object[],
  { rounds, seconds }: Pace,
): Promise<LoginRates> {
  const people: Person[] = [];
  for (let number = 0; number < count; number += 1) {
    people.push(await signUp(url, `bench${number}.${Date.now()}@example.in`, addresses[number % addresses.length]));
  }
  await logInFor(url, seconds, people);
  const [loginRates, hashRates, waits]: [number[], number[], number[]] = [[], [], []];
  const amongOthers = async (work: () => Promise<number>, times: number[]): Promise<number> => {
    const stop = askSteadily(url, bodies, times);
    const rate = await work();
    await stop();
    return rate;
  };
  for (let round = 0; round < rounds; round += 1) {
    hashRates.push(await amongOthers(() => rawHashes(seconds), []));
    loginRates.push(await amongOthers(() => logInFor(url, seconds, people), waits));
  }
  agent.destroy();
  return { toHashes: medianOf(loginRates.map((rate, round) => rate / (hashRates[round] ?? rate))), waits };
}

const others = [
  { query: '{ __typename }' },
  ...[{}, { q: 'developer' }, { q: 'e' }, { location: 'Pune' }].map((filter) => ({
    query: 'query ($filter: JobFilter) { jobs(filter: $filter) { total items { id title company { name } } } }',
    variables: { filter },
  })),
];

/** On the demo. */
export async function measureLogin(stand: Stand): Promise<Figure[]> {
  const server = await startMeasuredServer((await stand.demo()).folder);
  const pace = stand.isQuick ? { rounds: 2, seconds: 1 } : { rounds: 4, seconds: 3 };
  const count = stand.isQuick ? 20 : peopleOfAddress * addresses.length;
  const { toHashes, waits } = await measureRates({ url: server.url, count }, others, pace);
  await server.stop();
  return [
    {
      row: 'logins with a password, 10 at once',
      column: '/ raw password hashes',
      value: toHashes,
    },
    ...percentileFigures('other requests meanwhile', waits),
  ];
}
