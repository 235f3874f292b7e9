import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The first line that a started server prints: that it is ready, or why it refuses to start. */
export async function outcome(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output');
  const [line] = await once(createInterface({ input: server.stdout }), 'line');
  return String(line);
}

export async function urlOfReady(server: ChildProcess): Promise<string> {
  return (await outcome(server)).replace(/^ready /, '');
}

export async function killServer(server: ChildProcess): Promise<void> {
  const exited = once(server, 'exit');
  server.kill('SIGKILL');
  await exited;
}
