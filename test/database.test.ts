import { createTestDatabase } from './database.ts';
import { query } from './query.ts';

async function tablesOf(url: string): Promise<string[]> {
  const rows = await query<{ tablename: string }>(
    url,
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map((row) => row.tablename);
}

describe('the database of a test file', () => {
  test('is migrated and belongs to that file alone', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    expect(one.url).not.toBe(other.url);
    expect(await tablesOf(one.url)).toContain('migrations');
    expect(await tablesOf(one.url)).toEqual(await tablesOf(other.url));
    await one.drop();
    await expect(tablesOf(one.url)).rejects.toThrow(/does not exist/);
    await other.drop();
  });
});
