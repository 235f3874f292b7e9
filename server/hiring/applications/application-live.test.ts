import { makeApplication, makeJob, makeRecruiter, makeSeeker } from '../../../test/factories.ts';
import { LiveClient } from '../../../test/live.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const selection = '{ id status timeline { status } job { id applied } viewerCan { withdraw approve } }';

interface Shown {
  id: string;
  status: string;
  timeline: unknown[];
}

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock });
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const change = (query: string, token: string) => server.graphql(`mutation { ${query} }`, {}, token);

test('both sides see each step live on whichever server they are, each time as it is now', async () => {
  const [recruiter, seeker] = [await makeRecruiter(server.services), await makeSeeker(server.services)];
  const jobId = await makeJob(server.services, recruiter);
  const [seekerScreen, recruiterScreen] = [new LiveClient(server, seeker), new LiveClient(second, recruiter)];
  try {
    const [mine, arriving] = [
      await seekerScreen.subscribe<Shown>('applicationChanged', selection),
      await recruiterScreen.subscribe<Shown>('applicationChanged', selection),
    ];
    await change(`applyToJob(jobId: "${jobId}") { id }`, seeker.token);
    const applied = await arriving.next();
    expect(applied).toMatchObject({
      status: 'NEW',
      timeline: [{ status: 'NEW' }],
      viewerCan: { withdraw: false, approve: true },
    });
    expect(await mine.next()).toMatchObject({
      id: applied.id,
      status: 'NEW',
      viewerCan: { withdraw: true, approve: false },
    });
    await change(`setApplicationStatus(id: "${applied.id}", status: APPROVED) { id }`, recruiter.token);
    // One connection for hours: the timeline of the second event is not that of the first.
    expect(await mine.next()).toMatchObject({
      status: 'APPROVED',
      timeline: [{ status: 'NEW' }, { status: 'APPROVED' }],
      job: { applied: true },
    });
    expect(await arriving.next()).toMatchObject({
      status: 'APPROVED',
      timeline: [{ status: 'NEW' }, { status: 'APPROVED' }],
    });
    await change(`withdrawApplication(id: "${applied.id}") { id }`, seeker.token);
    expect(await arriving.next()).toMatchObject({ status: 'WITHDRAWN' });
    expect(await mine.next()).toMatchObject({ status: 'WITHDRAWN', job: { applied: false } });
  } finally {
    await seekerScreen.close();
    await recruiterScreen.close();
  }
});

test('nothing is missed while the LISTEN connections are dead, and strangers hear nothing', async () => {
  const [recruiter, seeker, stranger] = [
    await makeRecruiter(server.services),
    await makeSeeker(server.services),
    await makeRecruiter(server.services),
  ];
  const jobId = await makeJob(server.services, recruiter);
  const id = await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id });
  const [screen, strangerScreen] = [new LiveClient(second, seeker), new LiveClient(second, stranger)];
  try {
    const [mine, others] = [
      await screen.subscribe<Shown>('applicationChanged', selection),
      await strangerScreen.subscribe<Shown>('applicationChanged', selection),
    ];
    await server.services.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'kaamyab-events' and datname = current_database()`,
    );
    await change(`startReview(id: "${id}") { id }`, recruiter.token);
    await change(`setApplicationStatus(id: "${id}", status: ON_HOLD) { id }`, recruiter.token);
    // Each event is shown as the application stands when it arrives, so the first may already show the last state.
    const seen = [await mine.next(), await mine.next()];
    expect(seen.map(({ id: seenId }) => seenId)).toEqual([id, id]);
    expect(seen.at(-1)).toMatchObject({ status: 'ON_HOLD' });
    await change(`setApplicationStatus(id: "${id}", status: REJECTED) { id }`, recruiter.token);
    expect(await mine.next()).toMatchObject({ status: 'REJECTED' });
    expect(mine.waiting).toEqual([]);
    expect(others.waiting).toEqual([]);
  } finally {
    await screen.close();
    await strangerScreen.close();
  }
});

test('a visitor cannot listen', async () => {
  const visitor = new LiveClient(server);
  await expect(visitor.query(`subscription { applicationChanged ${selection} }`)).rejects.toThrow(
    'Please log in first.',
  );
  await visitor.close();
});
