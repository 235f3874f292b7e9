// Vite with hot reload on 5173, in front of the server on 4000, which restarts when its sources change.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const serverPort = process.env.PORT ?? '4000';

const commands = [
  {
    parts: ['--watch', '--enable-source-maps', '--import', './server/register.mjs', 'server/main.ts'],
    // The browser uses Vite's address, so that is the origin that the server must accept and put into mails.
    env: { NODE_ENV: 'development', PORT: serverPort, PUBLIC_URL: 'http://localhost:5173' },
  },
  { parts: ['node_modules/vite/bin/vite.js'], env: { API_URL: `http://127.0.0.1:${serverPort}` } },
];

const children = commands.map(({ parts, env }) =>
  spawn(process.execPath, parts, {
    cwd: root,
    env: { ...env, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
);

/** Ctrl-C reaches the children directly; a signal to this process alone, or the exit of a child, does not. */
function stopAll() {
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll);
for (const child of children) child.once('exit', stopAll);
