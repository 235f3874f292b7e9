import { makeApplicationCase } from '../../../test/application-calls.ts';
import { makeApplication, makeJob, makeRecruiter, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { remindOfInterviews } from './interview-reminder.service.ts';

const day = '2026-11-25';
let server: TestServer;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const schedule = async ({ token }: TestPerson, applicationId: string, slot: string) =>
  (
    await server.graphql<{ scheduleInterview: { id: string } }>(
      `mutation { scheduleInterview(applicationId: "${applicationId}", date: "${day}", slot: ${slot}) { id } }`,
      {},
      token,
    )
  ).data?.scheduleInterview.id;

test.each<[string, string[]]>([
  ['APPROVED', ['S0900_1000', 'S1300_1400']],
  ['OFFER_EXTENDED', ['S0900_1000', 'S1300_1400']],
  ['NEW', ['S0900_1000']],
  ['WITHDRAWN', ['S0900_1000']],
  ['REJECTED', ['S0900_1000']],
])(
  "asvs-8.2.3 slots for an application that is %s show the other side's calendar only where an interview can be",
  async (status, slots) => {
    recruiter = await makeRecruiter(server.services);
    const { id, seeker } = await makeApplicationCase(server, recruiter, status);
    await server.graphql(
      `mutation { addInterview(
        input: { title: "Own", candidate: "Somebody", date: "${day}", slot: S0900_1000 }) { id } }`,
      {},
      recruiter.token,
    );
    const other = await makeRecruiter(server.services);
    const elsewhere = await makeApplication(server.services, {
      jobId: await makeJob(server.services, other),
      recruiterId: other.id,
      seekerId: seeker.id,
      status: 'APPROVED',
    });
    expect(await schedule(other, elsewhere, 'S1300_1400')).toBeDefined();
    const { data } = await server.graphql(
      `{ takenInterviewSlots(applicationId: "${id}", date: "${day}") }`,
      {},
      recruiter.token,
    );
    expect(data?.takenInterviewSlots).toEqual(slots);
  },
);

test('OP-107 an interview that is not confirmed yet is reminded of too', async () => {
  recruiter = await makeRecruiter(server.services);
  const { id, seeker } = await makeApplicationCase(server, recruiter, 'APPROVED');
  const interview = await schedule(recruiter, id, 'S1030_1130');
  await server.graphql(
    `mutation { updateInterview(id: "${interview}", input: { status: PENDING }) { id } }`,
    {},
    recruiter.token,
  );
  server.clock.set(new Date('2026-11-24T05:00:00Z'));
  await remindOfInterviews(server.services);
  const titles = await server.services.database.query<{ title: string }>(
    'select title from notifications where user_id = $1 order by created_at, id',
    [seeker.id],
  );
  expect(titles.map(({ title }) => title)).toEqual(['Your interview is scheduled', 'Your interview is coming up']);
});
