import { randomBytes } from 'node:crypto';
import { migrations } from '../../migrations/index.ts';
import { runStatements, urlOfDatabase } from '../../test/template-database.ts';
import { Database } from './database.ts';

let url: string;
let name: string;
const postgres = process.env.TEST_POSTGRES_URL ?? '';
beforeEach(async () => {
  name = `empty_${randomBytes(6).toString('hex')}`;
  await runStatements(postgres, `CREATE DATABASE ${name}`);
  url = urlOfDatabase(postgres, name);
});
afterEach(() => runStatements(postgres, `DROP DATABASE ${name} WITH (FORCE)`));

test('four servers that start at once migrate an empty database once', async () => {
  const servers = await Promise.all(Array.from({ length: 4 }, () => Database.connect({ url, entities: [] })));
  try {
    const ran = await Promise.all(servers.map((server) => server.migrate()));
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    expect(ran.flat()).toHaveLength(migrations.length);
    expect(await Promise.all(servers.map((server) => server.isMigrated()))).toEqual([true, true, true, true]);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
});

test('ids are UUIDs of version 7 that begin with the time, so that new rows stand last in every index', async () => {
  const database = await Database.connect({ url, entities: [] });
  try {
    await database.migrate();
    const before = Date.now();
    const [row] = await database.query<{ id: string }>('select new_id() as id');
    expect(row?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const time = Number.parseInt(row?.id.replaceAll('-', '').slice(0, 12) ?? '', 16);
    expect(time).toBeGreaterThanOrEqual(before - 5);
    expect(time).toBeLessThanOrEqual(Date.now() + 5);
  } finally {
    await database.close();
  }
});
