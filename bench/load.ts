import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type pg from 'pg';

/** What one address may ask for in a minute would be used up: the load comes from several. */
export const addresses =
  process.platform === 'linux' ? Array.from({ length: 40 }, (_, n) => `127.0.0.${n + 2}`) : [undefined];
export const connections = 10;
const agents = addresses.map((localAddress) => new Agent({ keepAlive: true, localAddress }));

interface Call {
  url: string;
  body?: string | undefined;
  token?: string;
}

/** From one of the addresses after the other; rejects what is not answered with 200. */
export const send = ({ url, body, token }: Call, turn: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        agent: agents[turn % agents.length],
        headers: {
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(text))));
      },
    );
    call.on('error', reject).end(body);
  });

const statOf = (pid: number): number[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 4)
    .split(' ')
    .map(Number);
};

/** User and system time of a process, in ms. */
export function processorTimeOf(pid = 0): number {
  const [, , , , , , , , , , user = 0, system = 0] = statOf(pid);
  return (user + system) * 10;
}

/** Of a Postgres on this machine, in ms: of all its processes, as long as none ends. */
export async function processorTimeOfPostgres(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const [postmaster] = statOf(rows[0]?.pid ?? 0);
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.reduce((sum, pid) => {
    try {
      return statOf(Number(pid))[0] === postmaster ? sum + processorTimeOf(Number(pid)) : sum;
    } catch {
      // It has ended meanwhile.
      return sum;
    }
  }, 0);
}
