import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { makeRecruiter } from '../../test/factories.ts';
import { plantApplications } from '../../test/planted-applications.ts';
import { startTestServer } from '../../test/server.ts';

test('C-5 a server that stops does not wait for somebody who leaves a download unread', async () => {
  const server = await startTestServer();
  const recruiter = await makeRecruiter(server.services);
  await plantApplications(server.databaseUrl, { recruiterId: recruiter.id, companyId: recruiter.companyId, count: 12_000, now: server.clock.now() });
  // More than the network keeps on its way.
  await server.services.database.query(`update seeker_profiles set education = repeat('e', 100), program = repeat('p', 100), location = repeat('l', 100)`);
  const { hostname, port } = new URL(server.url);
  const reader = connect({ host: hostname, port: Number(port) });
  await once(reader, 'connect');
  reader.write(`GET /applications.csv HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${recruiter.token}\r\n\r\n`);
  await once(reader, 'readable');
  // From here on nothing more is read.
  const gone = once(reader, 'close');
  reader.on('error', () => undefined);
  const started = performance.now();
  await server.close();
  expect(performance.now() - started).toBeLessThan(9000);
  reader.resume();
  await gone;
}, 60_000);
