import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { createTestDatabase } from '../../test/database.ts';
import { makePerson, makeRecruiter } from '../../test/factories.ts';
import { plantApplications } from '../../test/planted-applications.ts';
import { startRollingProxy } from '../../test/rolling-proxy.ts';
import { samplePdf } from '../../test/sample-files.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';

test('C-5 a server that stops does not wait for a client that leaves a download unread', async () => {
  const server = await startTestServer();
  const recruiter = await makeRecruiter(server.services);
  await plantApplications(server.databaseUrl, {
    recruiterId: recruiter.id,
    companyId: recruiter.companyId,
    count: 12_000,
    now: server.clock.now(),
  });
  // More than the network keeps on its way.
  await server.services.database.query(
    `update seeker_profiles set education = repeat('e', 100), program = repeat('p', 100), location = repeat('l', 100)`,
  );
  const { hostname, port } = new URL(server.url);
  const reader = connect({ host: hostname, port: Number(port) });
  await once(reader, 'connect');
  reader.write(
    `GET /applications.csv HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${recruiter.token}\r\n\r\n`,
  );
  await once(reader, 'readable');
  // From here on nothing more is read.
  const gone = once(reader, 'close');
  reader.on('error', () => undefined);
  const started = performance.now();
  await server.close();
  expect(performance.now() - started).toBeLessThan(15_000);
  reader.resume();
  await gone;
});

/** A resume of which the second half is still to come. */
async function beginUpload({ url }: TestServer) {
  const { hostname, port } = new URL(url);
  const form = Buffer.concat([
    Buffer.from(
      [
        '--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nresume\r\n',
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
      ].join(''),
    ),
    samplePdf,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const line = connect({ host: hostname, port: Number(port) });
  const head = [
    'POST /files HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${form.length}`,
    '\r\n',
  ].join('\r\n');
  line.write(Buffer.concat([Buffer.from(head), form.subarray(0, form.length / 2)]));
  let answer = '';
  line.on('data', (part) => (answer += String(part)));
  const closed = once(line, 'close');
  return {
    async finish() {
      line.write(form.subarray(form.length / 2));
      await closed;
      return answer;
    },
  };
}

test('C-5 a stopping server is not ready at once, sends all elsewhere, and serves what is under way', async () => {
  const server = await startTestServer({ config: { drainSeconds: 1 } });
  const person = await makePerson(server.services, 'JOBSEEKER');
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const [answer] = await once(request(server.url + path, { agent }).end(), 'response');
    answer.resume();
    await once(answer, 'end');
    return [answer.statusCode, answer.headers.connection] as const;
  };
  expect(await ask('/healthz')).toEqual([200, 'keep-alive']);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  const socketClosed = once(socket, 'close');
  const upload = await beginUpload(server);

  const closed = server.close();
  await until(async () => (await ask('/readyz'))[0] === 503, 'it is not ready');
  expect(await ask('/healthz')).toEqual([200, 'close']);
  expect((await server.graphql('{ me { id } }', {}, person.token)).data).toEqual({ me: { id: person.id } });
  expect(socket.readyState).toBe(WebSocket.OPEN);
  expect((await socketClosed)[0]).toBe(1001);
  // By now the time to go elsewhere is over.
  expect(await upload.finish()).toMatch(/^HTTP\/1\.1 201 Created[^]*connection: close/i);
  await closed;
  agent.destroy();
});

test('C-4 none of the requests fails while two servers behind a proxy are restarted, one after the other', async () => {
  const database = await createTestDatabase();
  const start = () => startTestServer({ config: { drainSeconds: 1 }, databaseUrl: database.url });
  const running = [await start(), await start()];
  const proxy = await startRollingProxy(running.map(({ url }) => url));
  const answers: number[] = [];
  const run = { isOver: false };
  const ask = async (query: string): Promise<number> => {
    const body = JSON.stringify({ query });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${proxy.url}/graphql`, { method: 'POST', headers, body }).catch(() => null);
    return answer?.status ?? 0;
  };
  const asking = ['mutation { logout }', '{ jobs { total } }', '{ jobs(page: 2) { total } }'].map(async (query) => {
    while (!run.isOver) answers.push(await ask(query));
  });
  for (const [place, old] of running.entries()) {
    await until(() => answers.length > 40 * (place + 1), 'requests are under way');
    await old.close();
    running[place] = await start();
    await proxy.put(place, running[place].url);
  }
  run.isOver = true;
  await Promise.all(asking);
  expect(answers.filter((status) => status !== 200 && status !== 401)).toEqual([]);
  await proxy.close();
  await Promise.all(running.map((server) => server.close()));
  await database.drop();
});
