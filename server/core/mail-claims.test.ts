import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { Database } from './database.ts';
import { claimMail } from './mail.queries.ts';

let place: TestDatabase;
let database: Database;
beforeAll(async () => {
  place = await createTestDatabase();
  database = await Database.connect({ url: place.url, entities: [] });
  // Nothing is known of a table that was never analyzed.
  await database.query('alter table outbox set (autovacuum_enabled = off)');
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

interface Plan extends Record<string, unknown> {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number; 'Actual Rows': number } }];
}

const now = new Date('2026-11-18T05:30:00Z');

/** How many blocks Postgres looks at to claim one of so many waiting mails. */
async function blocksLookedAt(count: number): Promise<number> {
  await database.query('truncate outbox');
  await database.query(
    `insert into outbox (kind, topic, payload)
     select 'MAIL', 'mail', jsonb_build_object('to', 'p' || n || '@out.in', 'sealed', repeat('x', 500))
     from generate_series(1, $1::int) n`,
    [count],
  );
  const claim = claimMail({ now, until: new Date(now.getTime() + 60_000) });
  const [plan] = await database.query<Plan>(
    `explain (analyze, buffers, format json) ${claim.sql.text}`,
    claim.sql.values,
  );
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = plan?.['QUERY PLAN'][0].Plan ?? {
    'Shared Hit Blocks': Infinity,
    'Shared Read Blocks': 0,
  };
  return hit + read;
}

test('to claim a mail costs no more when ten times as many wait, without statistics', async () => {
  const few = await blocksLookedAt(500);
  expect(await blocksLookedAt(5000)).toBeLessThan(2 * few);
});
