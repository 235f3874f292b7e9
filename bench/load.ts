import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type pg from 'pg';

/**
 * The load generator: requests over keep-alive connections with very little work of its own, because it shares the
 * processors that it measures.
 */
export interface Call {
  url: string;
  /** JSON; without it the call is a GET. */
  body?: string | undefined;
  token?: string | undefined;
}

/** The number of concurrent callers. */
export const connections = 10;
/** One address would exceed its limit per minute. Only Linux has all of 127.0.0.0/8 without configuration. */
export const addresses =
  process.platform === 'linux' ? Array.from({ length: 40 }, (_, n) => `127.0.0.${n + 2}`) : [undefined];
const idle = new Map<string, Socket[]>();

/** The body of the answer; throws if its status is not 200. */
export async function send({ url, body, token }: Call, turn: number): Promise<string> {
  const { port, pathname, search } = new URL(url);
  const localAddress = addresses[turn % addresses.length];
  const key = `${port} ${localAddress}`;
  const socket = idle.get(key)?.pop() ?? (await open(Number(port), localAddress, key));
  const answer = answerOn(socket);
  const method = body === undefined ? 'GET' : 'POST';
  const head = `${method} ${pathname}${search} HTTP/1.1\r\nhost: localhost\r\naccept: */*\r\n`;
  const credentials = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  const content =
    body === undefined
      ? '\r\n'
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  socket.write(head + credentials + content);
  const text = await answer;
  const kept = idle.get(key);
  if (kept) kept.push(socket);
  else idle.set(key, [socket]);
  return text;
}

async function open(port: number, localAddress: string | undefined, key: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress, noDelay: true }).setEncoding('latin1');
  socket.once('close', () => {
    const kept = idle.get(key);
    if (kept?.includes(socket)) kept.splice(kept.indexOf(socket), 1);
  });
  // Without a listener, an error on an idle connection would end the process.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    let end = Number.POSITIVE_INFINITY;
    const stop = (): void => {
      socket.off('data', read);
      socket.off('close', fail);
    };
    const fail = (): void => {
      stop();
      reject(new Error(`The connection ended with ${answer}`));
    };
    const read = (part: string): void => {
      answer += part;
      const headEnd = answer.indexOf('\r\n\r\n') + 4;
      if (headEnd > 3 && end === Number.POSITIVE_INFINITY)
        end = headEnd + Number(/\r\ncontent-length: (\d+)/i.exec(answer.slice(0, headEnd))?.[1] ?? Number.NaN);
      if (answer.length < end) return;
      stop();
      const text = Buffer.from(answer.slice(headEnd), 'latin1').toString();
      if (answer.startsWith('HTTP/1.1 200 ') && answer.length === end) resolve(text);
      else reject(new Error(answer));
    };
    socket.on('data', read);
    socket.on('close', fail);
  });
}

/** Closes what stayed open, so that the process can end. */
export function closeConnections(): void {
  for (const sockets of idle.values()) for (const socket of sockets) socket.destroy();
}

/** A process's parent, its CPU time so far and that of its exited children, in ms. Available on Linux only. */
function readProcess(pid: number): { parent: number; processor: number; ofExited: number } {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The process name before them may contain blanks and brackets.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0, , , , , , , , , , user = 0, system = 0, childUser = 0, childSystem = 0] = fields;
  return { parent, processor: (user + system) * 10, ofExited: (childUser + childSystem) * 10 };
}

/** User and system time of a process so far, in ms. Available on Linux only; otherwise NaN. */
export const processorTimeOf = (pid = 0): number =>
  process.platform === 'linux' ? readProcess(pid).processor : Number.NaN;

/** The same for a Postgres on this machine, in ms: the sum of its processes. Available on Linux only. */
export async function processorTimeOfPostgres(pool: pg.Pool): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN;
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = readProcess(rows[0]?.pid ?? 0).parent;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => {
      try {
        const { parent, processor } = readProcess(Number(pid));
        return parent === postmaster ? sum + processor : sum;
      } catch {
        // It has exited meanwhile.
        return sum;
      }
    }, readProcess(postmaster).ofExited);
}

export interface UnderLoad {
  perSecond: number;
  /** Of the server processes, without Postgres, in ms per call. */
  processor: number;
  /** Of each answer, in ms. */
  times: number[];
}

/** This many at once, each as soon as the previous one is done. */
export async function loadFor(
  seconds: number,
  pids: (number | undefined)[],
  call: (turn: number) => Promise<unknown>,
): Promise<UnderLoad> {
  const times: number[] = [];
  let turn = 0;
  const used = (): number => pids.reduce<number>((sum, pid) => sum + processorTimeOf(pid), 0);
  const [started, before] = [performance.now(), used()];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (;;) {
        const began = performance.now();
        if (began - started >= seconds * 1000) return;
        await call((turn += 1));
        times.push(performance.now() - began);
      }
    }),
  );
  const perSecond = (times.length * 1000) / (performance.now() - started);
  return { perSecond, processor: (used() - before) / times.length, times };
}
