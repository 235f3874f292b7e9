import { callApplications, makeApplicationCase } from '../../test/application-calls.ts';
import { makeJob, makeRecruiter, makeSeeker } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

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
