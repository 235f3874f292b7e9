import { rm } from 'node:fs/promises';
import endPostgres from '../test/global-teardown.ts';
import { recordShown, rememberSecrets } from '../test/run-record.ts';
import { secretsInMail } from '../test/secret-finder.ts';
import { runStatements } from '../test/template-database.ts';

/** Stops the servers and the Postgres of the run; then fails the run if a secret was logged or shown (C-17). */
export default async function teardown(): Promise<void> {
  const { TEST_POSTGRES_URL: postgres = '' } = process.env;
  for (const { server, dataDir, database } of globalThis.e2eServers ?? []) {
    const textOf = async (path: string) => (await fetch(server.url + path)).text();
    if (server.process.exitCode === null) {
      rememberSecrets(secretsInMail(await textOf('/dev/mailbox.json')));
      recordShown('metrics', await textOf('/metrics'));
      await server.stop();
    }
    await runStatements(postgres, `DROP DATABASE ${database}`);
    await rm(dataDir, { recursive: true, force: true });
  }
  await endPostgres();
}
