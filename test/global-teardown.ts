import { runFolderName } from './run-record.ts';
import { checkRun } from './secret-scan.ts';
import { dropTemplateDatabase } from './template-database.ts';

/** Stops the run's Postgres, or leaves a given one running; then fails the run if a secret was leaked (C-17). */
export default async function teardown(): Promise<void> {
  const { TEST_POSTGRES_URL: url, TEST_TEMPLATE_DATABASE: template, [runFolderName]: runFolder } = process.env;
  if (globalThis.testPostgres) await globalThis.testPostgres.stop();
  else if (url && template) await dropTemplateDatabase(url, template);
  if (runFolder) await checkRun(runFolder);
}
