import { makeRecruiter, makeSeeker } from '../../../test/factories.ts';
import { samplePdf, samplePng } from '../../../test/sample-files.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { keptKeys, storedNames, upload } from '../../../test/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const padded = (bytes: number) => Buffer.concat([samplePdf, Buffer.alloc(bytes - samplePdf.length, ' ')]);

test('asvs-2.4.1 one person uploads 600 files a day, whatever the address; what is refused is not kept', async () => {
  const { id, token } = await makeRecruiter(server.services);
  const send = () => upload(server, samplePng, { name: 'a.png', purpose: 'attachment', token });
  expect((await send()).status).toBe(201);
  await server.services.database.query(
    `update attempt_counters set used = 598 where scope = 'person:upload' and subject = $1`,
    [server.services.secrets.hmac('person', id)],
  );
  expect((await Promise.all([send(), send(), send(), send()])).filter(({ status }) => status === 201)).toHaveLength(2);
  expect(await send()).toMatchObject({
    status: 429,
    body: {
      error: 'You have uploaded many files today. Please upload the next ones tomorrow.',
      retryAfterSeconds: 86_400,
    },
  });
  expect(await storedNames(server)).toEqual(await keptKeys(server));
  expect(
    (
      await upload(server, samplePng, {
        name: 'a.png',
        purpose: 'attachment',
        token: (await makeRecruiter(server.services)).token,
      })
    ).status,
  ).toBe(201);
  server.clock.advance({ days: 1 });
  expect((await send()).status).toBe(201);
});

test('the bytes of a person, of a network in a day and signed out are limited, for uploads at once too', async () => {
  const other = await startTestServer();
  const grow = (bytes: number, where: string, values: unknown[] = []) =>
    other.services.database.query(`update files set size = $1 where ${where}`, [bytes, ...values]);
  const megabyte = 1024 * 1024;
  const counts = async (times: number, options: object) => {
    const answers = await Promise.all(
      Array.from({ length: times }, () => upload(other, padded(2 * megabyte), options)),
    );
    return {
      taken: answers.filter(({ status }) => status === 201).length,
      refused: answers.find(({ status }) => status !== 201),
    };
  };
  const seeker = await makeSeeker(other.services);
  await grow(1021 * megabyte, 'owner_id = $2', [seeker.id]);
  expect(await counts(4, { token: seeker.token })).toMatchObject({
    taken: 1,
    refused: {
      status: 413,
      body: {
        error: 'Your files take up all of the 1GB that you may store here. Please remove some that you no longer need.',
      },
    },
  });
  expect((await upload(other)).status).toBe(201);
  await grow(597 * megabyte, 'owner_id is null');
  expect(await counts(4, {})).toMatchObject({
    taken: 1,
    refused: {
      status: 429,
      body: {
        error: 'Very many files were uploaded from your network today. Please try again later.',
        retryAfterSeconds: 3600,
      },
    },
  });
  const next = await makeSeeker(other.services);
  expect((await upload(other, samplePdf, { token: next.token })).status).toBe(201);
  await grow(2 ** 31 - 1, 'network is not null');
  expect((await upload(other, samplePdf, { token: next.token })).status).toBe(429);
  expect(await storedNames(other)).toEqual(await keptKeys(other));
  await other.close();
});

test('OP-004 one address leaves only so many uploads signed out', async () => {
  const other = await startTestServer();
  for (let count = 0; count < 60; count += 1) expect((await upload(other)).status).toBe(201);
  expect(await upload(other)).toMatchObject({ status: 429, body: { retryAfterSeconds: 600 } });
  other.clock.advance({ minutes: 10 });
  expect((await upload(other)).status).toBe(201);
  await other.close();
});
