// Jest loads this file without its transforms; server/register.mjs (see scripts/test.mjs) compiles it.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../server/platform/embedded-postgres/embedded-postgres.ts';
import { runFolderName } from './run-record.ts';
import { makeTemplateDatabase } from './template-database.ts';
import { folderOfDatabases } from './database-folder.ts';

declare global {
  var testPostgres: EmbeddedPostgres | undefined;
}

const quiet = { info: () => {}, warn: () => {}, error: console.error };

/** One Postgres for the whole run: TEST_DATABASE_URL if given (a superuser's), else a throwaway one. */
export default async function setup(): Promise<void> {
  let url = process.env.TEST_DATABASE_URL;
  if (!url) {
    globalThis.testPostgres = await startEmbeddedPostgres({
      isThrowaway: true,
      parent: folderOfDatabases(),
      log: quiet,
    });
    url = globalThis.testPostgres.url;
  }
  process.env[runFolderName] = await mkdtemp(join(tmpdir(), 'kaamyab-run-'));
  process.env.TEST_POSTGRES_URL = url;
  process.env.TEST_TEMPLATE_DATABASE = await makeTemplateDatabase(url);
}
