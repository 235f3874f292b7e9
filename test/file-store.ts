import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Place } from '../server/core/s3-place.ts';
import { freePort } from '../server/platform/embedded-postgres/embedded-postgres-process.ts';
import { until } from './until.ts';

export interface FileStore {
  place: S3Place;
  start(): Promise<void>;
  /** Like `kill -9`; stored objects stay. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

const bucket = 'kaamyab-files';
/** The only ones that s3rver knows. */
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** s3rver encrypts page cursors with DES. */
const desForMarks = ['--openssl-legacy-provider'];

/** An S3-compatible store in its own process, with one bucket. */
export async function startFileStore(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-store-'));
  const port = await freePort();
  const program = join(createRequire(import.meta.url).resolve('s3rver/package.json'), '../bin/s3rver.js');
  const options = [
    '-d',
    join(folder, 'buckets'),
    '-a',
    '127.0.0.1',
    '-p',
    String(port),
    '--silent',
    '--no-vhost-buckets',
  ];
  const endpoint = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [...desForMarks, program, ...options, '--configure-bucket', bucket], {
      stdio: 'ignore',
    });
    await until(() => fetch(endpoint), 'the store answers');
  };
  const kill = async (): Promise<void> => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  await start();
  return {
    place: { endpoint, bucket, region: 'us-east-1', credentials },
    start,
    kill,
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
