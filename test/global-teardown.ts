import { dropTemplateDatabase } from './template-database.ts';

/** Ends the Postgres of the run, or leaves a given one as it was. */
export default async function teardown(): Promise<void> {
  const { TEST_POSTGRES_URL: url, TEST_TEMPLATE_DATABASE: template } = process.env;
  if (globalThis.testPostgres) await globalThis.testPostgres.stop();
  else if (url && template) await dropTemplateDatabase(url, template);
}
