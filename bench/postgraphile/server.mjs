import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { grafserv } from 'postgraphile/grafserv/node';
import { postgraphile } from 'postgraphile';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { makePgService } from 'postgraphile/adaptors/pg';
import pg from 'pg';

/**
 * PostGraphile with its usual preset over the tables of `schema.sql`. Each search is planned for its own words, because
 * a generic plan is several times slower. Started as a process with DATABASE_URL; prints its port.
 */
const connectionString = process.env.DATABASE_URL;
const client = new pg.Client({ connectionString });
await client.connect();
await client.query(await readFile(new URL('schema.sql', import.meta.url), 'utf8'));
await client.end();

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString,
      schemas: ['portal'],
      poolConfig: { max: 5, options: '-c plan_cache_mode=force_custom_plan' },
    }),
  ],
  grafserv: { graphqlPath: '/graphql', watch: false, graphiql: false, websockets: false },
});
const server = createServer();
server.keepAliveTimeout = 60_000;
await instance.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.on('SIGTERM', () => process.exit(0));
