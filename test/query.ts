import { Client, type QueryResultRow } from 'pg';

/** The rows of one statement over its own connection, for tests that bypass the server and read its database. */
export async function query<Row extends QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {}); // tests that kill Postgres see it in the answer
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
