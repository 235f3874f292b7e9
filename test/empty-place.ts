import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStatements, urlOfDatabase } from './template-database.ts';

export interface EmptyPlace extends AsyncDisposable {
  /** A database without a table. */
  databaseUrl: string;
  /** An empty folder. */
  folder: string;
}

/** The settings that a restore requires. */
export async function makeEmptyPlace(): Promise<EmptyPlace> {
  const server = process.env.TEST_POSTGRES_URL ?? '';
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await runStatements(server, `CREATE DATABASE ${name}`);
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-empty-'));
  return {
    databaseUrl: urlOfDatabase(server, name),
    folder,
    async [Symbol.asyncDispose]() {
      await runStatements(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
