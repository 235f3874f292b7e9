import { randomBytes } from 'node:crypto';
import { startTestServer } from '../../test/server.ts';
import { runStatements, urlOfDatabase } from '../../test/template-database.ts';

test('two servers that start at once on an empty database both come up', async () => {
  const postgres = process.env.TEST_POSTGRES_URL ?? '';
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await runStatements(postgres, `CREATE DATABASE ${name}`);
  try {
    const started = await Promise.allSettled(
      [1, 2].map(() => startTestServer({ databaseUrl: urlOfDatabase(postgres, name) })),
    );
    const servers = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    const ready = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
    await Promise.all(servers.map((server) => server.close()));
    expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(ready).toEqual([200, 200]);
  } finally {
    await runStatements(postgres, `DROP DATABASE ${name} WITH (FORCE)`);
  }
});
