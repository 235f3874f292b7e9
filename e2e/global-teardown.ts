import { rm } from 'node:fs/promises';
import { recordShown, rememberSecrets, runFolderName } from '../test/run-record.ts';
import { secretsInMail } from '../test/secret-finder.ts';
import { checkRun } from '../test/secret-scan.ts';

/** Ends the server of the run; then the run fails if it has logged or shown a secret (C-17). */
export default async function teardown(): Promise<void> {
  const { e2eServer } = globalThis;
  if (e2eServer) {
    const { server, dataDir } = e2eServer;
    const textOf = async (path: string) => (await fetch(server.url + path)).text();
    rememberSecrets(secretsInMail(await textOf('/dev/mailbox.json')));
    recordShown('metrics', await textOf('/metrics'));
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  if (process.env[runFolderName]) await checkRun(process.env[runFolderName]);
}
