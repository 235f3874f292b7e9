import {
  insert,
  makeApplication,
  makeJob,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let sides: TestPerson[];
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  const [recruiter, seeker] = [await makeRecruiter(server.services), await makeSeeker(server.services)];
  sides = [recruiter, seeker];
  const jobId = await makeJob(server.services, recruiter);
  const applicationId = await makeApplication(server.services, {
    jobId,
    recruiterId: recruiter.id,
    seekerId: seeker.id,
    status: 'INTERVIEW_SCHEDULED',
  });
  id = await insert(server.services, 'interviews', {
    application_id: applicationId,
    recruiter_id: recruiter.id,
    seeker_id: seeker.id,
    title: 'Interview',
    candidate: 'Asha Nair',
    date: '2026-11-18',
    slot: 'S0900_1000',
  });
});
afterAll(() => server.close());

const putOn = (day: string) =>
  server.services.database.query('update interviews set date = $2 where id = $1', [id, day]);
const ask = ({ token }: TestPerson, args: string) =>
  server.graphql<{ interviews: { id: string; status: string }[] }>(`{ interviews${args} { id status } }`, {}, token);
const shownFor = async (person: TestPerson, args = '') => (await ask(person, args)).data?.interviews;

test('the calendar goes three months back; a day that is asked for is answered however long ago it was', async () => {
  await putOn('2026-07-01');
  for (const person of sides) {
    expect(await shownFor(person)).toEqual([]);
    expect(await shownFor(person, '(date: "2026-07-01")')).toEqual([{ id, status: 'COMPLETED' }]);
    for (const date of ['2026-06-30', '2026-07-02']) expect(await shownFor(person, `(date: "${date}")`)).toEqual([]);
  }
});

test.each([
  ['2026-06-28', 0],
  ['2026-06-29', 1],
  ['2026-08-09', 1],
  ['2026-08-10', 0],
])(
  'HSCHED-01 the weeks of an older month are read by their first and last day: one of %s is shown %i times',
  async (day, times) => {
    await putOn(day);
    for (const person of sides)
      expect(await shownFor(person, '(date: "2026-06-29", until: "2026-08-09")')).toHaveLength(times);
  },
);

test.each([
  'date: "2026-06-29", until: "2026-08-10"',
  'date: "2026-06-29", until: "2026-06-28"',
  'until: "2026-06-28"',
])('no longer stretch is read, and none that does not begin: %s', async (args) => {
  const { errors } = await ask(sides[0] as TestPerson, `(${args})`);
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { until: 'The last day must be on or at most 41 days after the first.' },
  });
});
