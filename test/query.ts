import { Client, type QueryResultRow } from 'pg';

/** The rows of one statement over a connection of its own, for tests that look past the server into its database. */
export async function query<Row extends QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {}); // tests that kill postgres see it in the answer
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
