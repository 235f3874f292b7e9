import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { Database } from '../server/core/database.ts';
import { queueSchema } from '../server/core/job-queue.ts';

/** The same server, another database. */
export function urlOfDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

export async function runStatements(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates the tables of the product and of its task queue once; every test file clones them. Returns the name. */
export async function makeTemplateDatabase(url: string): Promise<string> {
  const name = `template_${process.pid}_${Date.now()}`;
  await runStatements(url, `CREATE DATABASE ${name}`);
  const database = await Database.connect({ url: urlOfDatabase(url, name), entities: [] });
  try {
    await database.migrate();
    const tasks = new PgBoss({
      db: { executeSql: (text, values) => database.execute({ text, ...(values && { values }) }) },
      schema: queueSchema,
      schedule: false,
      supervise: false,
    });
    await tasks.start();
    await tasks.stop({ graceful: false });
  } finally {
    await database.close();
  }
  return name;
}

export async function dropTemplateDatabase(url: string, name: string): Promise<void> {
  await runStatements(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}
