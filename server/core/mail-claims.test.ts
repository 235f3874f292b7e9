import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { claimMail } from './mail.queries.ts';

const now = new Date('2026-11-18T05:30:00Z');

let place: TestDatabase;
let client: Client;
beforeAll(async () => {
  place = await createTestDatabase();
  client = new Client({ connectionString: place.url });
  await client.connect();
  // Nothing is known of a table that was never analyzed; and the plan, made while it was empty, is kept for ever.
  await client.query('alter table outbox set (autovacuum_enabled = off)');
  await client.query('set plan_cache_mode = force_generic_plan');
  await client.query(`prepare claim as ${claimMail({ done: null, now, until: now }).sql.text}`);
});
afterAll(async () => {
  await client.end();
  await place.drop();
});

interface Plan extends Record<string, unknown> {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number; 'Actual Rows': number } }];
}

const claiming = `execute claim(null, null, 0, 'sealed', null, now(), now(), null)`;

/** How many blocks Postgres looks at to claim one of so many waiting mails. */
async function blocksLookedAt(count: number): Promise<number> {
  await client.query('truncate outbox');
  await client.query(`explain ${claiming}`);
  await client.query(
    `insert into outbox (kind, topic, payload)
     select 'MAIL', 'mail', jsonb_build_object('to', 'p' || n || '@out.in', 'sealed', repeat('x', 500))
     from generate_series(1, $1::int) n`,
    [count],
  );
  const { rows } = await client.query<Plan>(`explain (analyze, buffers, format json) ${claiming}`);
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = rows[0]?.['QUERY PLAN'][0].Plan ?? {
    'Shared Hit Blocks': Infinity,
    'Shared Read Blocks': 0,
  };
  return hit + read;
}

test('to claim a mail costs no more when ten times as many wait, without statistics', async () => {
  const few = await blocksLookedAt(500);
  expect(await blocksLookedAt(5000)).toBeLessThan(2 * few);
});
