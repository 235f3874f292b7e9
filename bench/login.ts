import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '../test/until.ts';

/** How fast people log in while the machine does nothing else, beside how fast it can hash passwords at all, and what others notice of it. */
export interface LoginFigures {
  loginsPerSecond: number;
  hashesPerSecond: number;
  /** Milliseconds that others waited meanwhile. */
  waits: number[];
}

const connections = 10;
/** As many as may sign up from one address; so many that hardly anybody reaches the number of sessions at which a login also ends one. */
const peopleCount = 55;
const password = 'Right@123';
const agent = new Agent({ keepAlive: true, maxSockets: connections + 4 });

interface Answer {
  status: number;
  body: string;
  /** The cookie by which the server knows the browser again. */
  device: string | undefined;
}

function send(url: string, path: string, body?: object, cookie = ''): Promise<Answer> {
  const text = body && JSON.stringify(body);
  const headers = text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), cookie } : {};
  return new Promise((resolve, reject) => {
    const call = request(`${url}${path}`, { agent, method: text ? 'POST' : 'GET', headers }, (answer) => {
      const parts: Buffer[] = [];
      const device = answer.headers['set-cookie']?.find((line) => line.startsWith('device='))?.split(';')[0];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString(), device }));
    });
    call.on('error', reject);
    call.end(text);
  });
}

interface Person {
  email: string;
  device: string;
}

/** A recruiter with a password and a browser, made as anybody makes an account. */
async function signUp(url: string, email: string): Promise<Person> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Asha Rao', email, password, role: 'hr' })) form.append(name, value);
  const { tempToken } = (await (await fetch(`${url}/signup`, { method: 'POST', body: form })).json()) as { tempToken: string };
  let otp: string | undefined;
  await until(async () => {
    const mails = JSON.parse((await send(url, `/dev/mailbox.json?to=${encodeURIComponent(email)}`)).body) as { subject: string }[];
    otp = mails.map(({ subject }) => /^\d{6}/.exec(subject)?.[0]).find(Boolean);
    return otp !== undefined;
  }, 'the code of a sign-up is mailed');
  const { status, device } = await send(url, '/verify-otp', { email, otp, tempToken });
  if (status !== 200) throw new Error(`The sign-up of ${email} ended with ${status}.`);
  return { email, device: device ?? '' };
}

let logins = 0;

async function logInFor(url: string, seconds: number, people: Person[]): Promise<number> {
  const started = performance.now();
  let done = 0;
  await Promise.all(Array.from({ length: connections }, async () => {
    while (performance.now() - started < seconds * 1000) {
      const { email, device } = people[(logins += 1) % people.length] ?? { email: '', device: '' };
      const { status } = await send(url, '/login-password', { email, password }, device);
      if (status !== 200) throw new Error(`A login ended with ${status}.`);
      done += 1;
    }
  }));
  return (done * 1000) / (performance.now() - started);
}

/** Others, at a low and steady rate, whatever the answers take. */
function askSteadily(url: string, bodies: object[], waits: number[]): () => Promise<unknown> {
  const running: Promise<void>[] = [];
  let turn = 0;
  const timer = setInterval(() => {
    const started = performance.now();
    const body = bodies[(turn += 1) % bodies.length] ?? {};
    running.push(send(url, '/graphql', body).then(() => void waits.push(performance.now() - started)));
  }, 50);
  return () => {
    clearInterval(timer);
    return Promise.all(running);
  };
}

const rawHashes = async (seconds: number): Promise<number> =>
  Number((await promisify(execFile)(process.execPath, ['--import', './server/register.mjs', join(import.meta.dirname, 'raw-argon2.ts'), String(seconds), String(connections)])).stdout);

/** Both rates in turn, so that what else the machine does meets both. */
export async function measureLogin(url: string, bodies: object[], { rounds = 3, seconds = 2 } = {}): Promise<LoginFigures> {
  const people: Person[] = [];
  for (let number = 0; number < peopleCount; number += 1) people.push(await signUp(url, `bench${number}.${Date.now()}@example.in`));
  await logInFor(url, 1, people);
  const [loginRates, hashRates, waits]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    hashRates.push(await rawHashes(seconds));
    const stop = askSteadily(url, bodies, waits);
    loginRates.push(await logInFor(url, seconds, people));
    await stop();
  }
  agent.destroy();
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { loginsPerSecond: mean(loginRates), hashesPerSecond: mean(hashRates), waits: waits.toSorted((a, b) => a - b) };
}
