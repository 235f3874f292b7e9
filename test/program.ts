import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../scripts/system-packages.mjs';
import { freePort } from '../server/platform/embedded-postgres/embedded-postgres-process.ts';
import { until } from './until.ts';

/** A system server program, on its own port and in its own folder. */
export interface Program {
  port: number;
  start(): Promise<void>;
  /** Like `kill -9`. */
  kill(): Promise<void>;
  /** It accepts connections, but no longer answers. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

interface Described {
  command: string;
  packageName: string;
  /** Its command-line arguments. */
  options: (folder: string, port: number) => Promise<string[]>;
}

async function startProgram({ command, packageName, options }: Described): Promise<Program> {
  const file = findProgram(command, packageName);
  const folder = await mkdtemp(join(tmpdir(), `kaamyab-${packageName}-`));
  await chmod(folder, 0o755);
  const port = await freePort();
  const given = await options(folder, port);
  let child: ChildProcess | undefined;
  const program: Program = {
    port,
    async start() {
      child = spawn(file, given, { stdio: ['ignore', 'ignore', 'inherit'] });
      await until(() => takesConnections(port), `${command} takes connections`);
    },
    async kill() {
      if (!child) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async close() {
      await program.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await program.start();
  return program;
}

/** Stores nothing on disk. */
export const startRedis = (password: string): Promise<Program> =>
  startProgram({
    command: 'redis-server',
    packageName: 'redis-server',
    options: async (folder, port) => {
      const settings = [
        'bind 127.0.0.1',
        `port ${port}`,
        `dir ${folder}`,
        'save ""',
        'logfile /dev/null',
        `requirepass ${password}`,
      ];
      await writeFile(join(folder, 'redis.conf'), `${settings.join('\n')}\n`);
      return [join(folder, 'redis.conf')];
    },
  });

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** With `docs/nginx.conf`, between a free port and these servers. */
export const startNginx = (urls: string[]): Promise<Program> =>
  startProgram({
    command: 'nginx',
    packageName: 'nginx-light',
    options: async (folder, port) => {
      const example = await readFile(join(import.meta.dirname, '../docs/nginx.conf'), 'utf8');
      const hosts = urls.map((url) => new URL(url).host);
      const site = example
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replaceAll(/server 10\.\S+/g, () => `server ${hosts.shift()}`);
      await writeFile(
        join(folder, 'nginx.conf'),
        // A single process, so that it can be killed as a whole.
        `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
         events {}
         http {
           access_log off;
           ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
           ${site}
         }`,
      );
      return ['-c', join(folder, 'nginx.conf')];
    },
  });
