import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { makeRecruiter } from '../../../test/factories.ts';
import { plantApplications } from '../../../test/planted-applications.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { preparable } from '../../core/reader.ts';
import type { ApplicationStatus } from './application.labels.ts';
import { writeMoves } from './application-move.queries.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer();
  const recruiter = await makeRecruiter(server.services);
  const planting = { recruiterId: recruiter.id, companyId: recruiter.companyId, now: server.clock.now() };
  // In empty tables every plan costs next to nothing, and any would be kept.
  await plantApplications(server.databaseUrl, { ...planting, count: 2000 });
  client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.close();
});

const move = (to: ApplicationStatus, count: number) =>
  preparable(
    writeMoves({
      earlier: Array.from({ length: count }, () => ({
        id: randomUUID(),
        status: 'IN_REVIEW' as const,
        mailAt: null,
      })),
      to,
      isDecision: true,
      actorId: null,
      reason: null,
      now: server.clock.now(),
    }),
  );

/** So many times Postgres plans a statement before it compares the price with that of a plan to keep. */
const plannedAtFirst = 5;

test.each([
  ['applying again', 'NEW'],
  ['a decision', 'APPROVED'],
] as const)('the plan of %s is kept, for one application and for many', async (_name, to) => {
  const counts = [1, 1, 1, 1, 1, 1, 2, 25, 1, 1];
  for (const count of counts) await client.query(move(to, count));
  const { rows } = await client.query(
    'select custom_plans::int as planned, generic_plans::int as kept from pg_prepared_statements where name = $1',
    [move(to, 1).name],
  );
  expect(rows).toEqual([{ planned: plannedAtFirst, kept: counts.length - plannedAtFirst }]);
});
