import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Passed by its path: as bytes, ten megabytes take a slow machine longer than the rest of the test. */
export async function largeFile(name: string, bytes: number): Promise<AsyncDisposable & { path: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-e2e-'));
  const path = join(folder, name);
  await writeFile(path, Buffer.alloc(bytes));
  return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
