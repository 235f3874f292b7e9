import { callApplications, makeApplicationCase } from '../../../test/application-calls.ts';
import { decide, decided, undo } from '../../../test/decision-calls.ts';
import { makeJob, makeRecruiter, makeSeeker } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

test('applying and withdrawing in turn is possible, and notifies, three times a day at one job', async () => {
  const [recruiter, seeker] = [await makeRecruiter(server.services), await makeSeeker(server.services)];
  const [jobId, other] = [await makeJob(server.services, recruiter), await makeJob(server.services, recruiter)];
  const apply = (id: string) => callApplications(server, seeker, 'applyToJob', { jobId: id });
  for (let time = 0; time < 3; time += 1) {
    const { shown } = await apply(jobId);
    expect((await callApplications(server, seeker, 'withdrawApplication', { id: shown.id })).code).toBeUndefined();
  }
  for (let time = 0; time < 5; time += 1) {
    expect(await apply(jobId)).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'You have applied for this job several times today. Please apply again tomorrow.',
    });
  }
  expect((await server.mails(recruiter.email)).length).toBeLessThanOrEqual(6);
  expect((await apply(other)).code).toBeUndefined();
  server.clock.advance({ days: 1 });
  expect((await apply(jobId)).shown.status).toBe('NEW');
});

test('an interview of one application changes ten times a day, at most two years ahead', async () => {
  const recruiter = await makeRecruiter(server.services);
  const { id } = await makeApplicationCase(server, recruiter, 'APPROVED');
  const call = async (text: string) =>
    await server.graphql<Record<string, { id: string }>>(`mutation { ${text} }`, {}, recruiter.token);
  const schedule = (date: string) =>
    call(`scheduleInterview(applicationId: "${id}", date: "${date}", slot: S0900_1000) { id }`);
  expect((await schedule('2028-11-20')).errors[0]).toMatchObject({
    message: 'An interview can be at most two years ahead.',
    extensions: { fields: { date: expect.any(String) } },
  });
  const { data } = await schedule('2028-11-19');
  const interview = data?.scheduleInterview?.id;
  for (let day = 1; day <= 9; day += 1)
    expect(
      (await call(`updateInterview(id: "${interview}", input: { date: "2027-01-0${day}" }) { id }`)).errors,
    ).toEqual([]);
  for (const again of [
    `updateInterview(id: "${interview}", input: { date: "2027-02-01" }) { id }`,
    `deleteInterview(id: "${interview}")`,
  ]) {
    expect((await call(again)).errors[0]).toMatchObject({
      message: 'This interview was scheduled, moved or cancelled many times today. Please go on tomorrow.',
      extensions: { code: 'RATE_LIMITED' },
    });
  }
});

test('one application is decided on twenty times a day, by itself or among others; taking back is free', async () => {
  const recruiter = await makeRecruiter(server.services);
  const [one, other] = [
    await makeApplicationCase(server, recruiter, 'APPROVED'),
    await makeApplicationCase(server, recruiter, 'APPROVED'),
  ] as const;
  const often = {
    code: 'RATE_LIMITED',
    message: 'This application was decided on many times today. Please go on tomorrow.',
  };
  const set = (id: string, status: string) =>
    callApplications(server, recruiter, 'setApplicationStatus', { id, status });
  for (let time = 0; time < 8; time += 1)
    for (const status of ['ON_HOLD', 'APPROVED']) expect((await set(one.id, status)).code).toBeUndefined();
  for (let time = 0; time < 4; time += 1) {
    const { id } = await decided(server, recruiter, [one], 'ON_HOLD');
    expect((await undo(server, recruiter, id)).code).toBeUndefined();
  }
  expect(await set(one.id, 'REJECTED')).toMatchObject(often);
  expect((await decide(server, recruiter, [other.id, one.id], 'REJECTED')).code).toBe('RATE_LIMITED');
  expect((await set(other.id, 'REJECTED')).code).toBeUndefined();
  server.clock.advance({ days: 1 });
  expect((await set(one.id, 'REJECTED')).code).toBeUndefined();
});

test('a recruiter decides 3,000 times a day: a hundred at once are a hundred', async () => {
  const recruiter = await makeRecruiter(server.services);
  const { jobId, id } = await makeApplicationCase(server, recruiter);
  const seekers = await Promise.all(
    Array.from({ length: 99 }, () => makeSeeker(server.services, { hasResume: false })),
  );
  const rows = await server.services.database.query<{ id: string }>(
    `insert into applications (job_id, recruiter_id, seeker_id)
     select $1, $2, id from unnest($3::uuid[]) id returning id`,
    [jobId, recruiter.id, seekers.map((seeker) => seeker.id)],
  );
  const ids = [id, ...rows.map((row) => row.id)];
  await decide(server, recruiter, ids, 'APPROVED');
  const counted = await server.services.database.query<{ used: number }>(
    `select used from attempt_counters where scope = 'person:decide' and used > 50`,
  );
  expect(counted).toEqual([{ used: 100 }]);
  await server.services.database.query(`update attempt_counters set used = 2950 where scope = 'person:decide'`);
  const { code } = await decide(server, recruiter, ids, 'ON_HOLD');
  expect(code).toBe('RATE_LIMITED');
  expect((await decide(server, recruiter, ids.slice(0, 50), 'ON_HOLD')).shown?.moved).toHaveLength(50);
});

test('ten thousand steps of an application are not read: its newest come, and their number is paid for', async () => {
  const recruiter = await makeRecruiter(server.services);
  const { seeker, id } = await makeApplicationCase(server, recruiter);
  const { database } = server.services;
  const trigger = 'trigger application_events_keep_progress';
  // For each step it would walk all of them.
  await database.query(`alter table application_events disable ${trigger}`);
  await database.query(
    `insert into application_events (application_id, from_status, to_status, actor_id, at, reason)
     select $1, 'APPROVED', 'ON_HOLD', $2, $3::timestamptz + n * interval '1 second', n
     from generate_series(1, 10000) n`,
    [id, recruiter.id, server.clock.now()],
  );
  await database.query(`alter table application_events enable ${trigger}`);
  const ask = (text: string, person = seeker) =>
    server.graphql<Record<string, { timeline: { reason: string }[] }[]>>(text, {}, person.token);
  const { data } = await ask('{ myApplications { timeline { reason } } }');
  const newest = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ reason: `${10001 - count + place}` }));
  expect(data?.myApplications?.[0]?.timeline).toEqual(newest(10));
  const of = await ask('{ myApplications { timeline(limit: 100) { reason } } }');
  expect(of.data?.myApplications?.[0]?.timeline).toEqual(newest(100));
  expect((await ask('{ myApplications(pageSize: 1) { timeline(limit: 101) { reason } } }')).errors[0]).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
  // Every row of every alias costs; null is the usual number, not one.
  for (const limit of ['limit: 100', 'limit: null']) {
    const aliases = Array.from({ length: 20 }, (_, place) => `t${place}: timeline(${limit}) { id status text at }`);
    expect((await ask(`{ myApplications { ${aliases.join(' ')} } }`)).errors[0]?.message).toMatch(
      /^The request asks for too much: its cost is/,
    );
  }
  const page = await server.graphql<{ hrApplications: { items: { timeline: object[] }[] } }>(
    '{ hrApplications { items { timeline { id } } } }',
    {},
    recruiter.token,
  );
  expect(page.data?.hrApplications.items[0]?.timeline).toHaveLength(10);
});
