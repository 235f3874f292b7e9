import { callApplications, makeApplicationCase } from '../../../test/application-calls.ts';
import { makeRecruiter, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => void (recruiter = await makeRecruiter(server.services, { name: 'Rekha Rao' })));

const call = async (person: TestPerson, text: string, variables: object = {}) => {
  const { data, errors } = await server.graphql(text, variables, person.token);
  expect(errors).toEqual([]);
  return data as Record<string, unknown>;
};
const linksOf = async (person: TestPerson) => {
  const { notifications } = await call(person, '{ notifications { link } }');
  return (notifications as { link: string }[]).map(({ link }) => link);
};

test('each notice of an application leads its reader to it, in bell and mail, withdrawn ones too', async () => {
  const { seeker, jobId, id } = await makeApplicationCase(server, recruiter);
  const toRecruiter = `/hire/applications?job=${jobId}&application=${id}`;
  for (const status of ['ON_HOLD', 'APPROVED'])
    await callApplications(server, recruiter, 'setApplicationStatus', { id, status });
  await call(
    recruiter,
    'mutation ($id: ID!) { scheduleInterview(applicationId: $id, date: "2026-11-25", slot: S1030_1130) { id } }',
    { id },
  );
  await callApplications(server, seeker, 'withdrawApplication', { id });
  expect(await linksOf(seeker)).toEqual(Array.from({ length: 4 }, () => `/applied-jobs?application=${id}`));
  expect(await linksOf(recruiter)).toEqual([
    `/hire/applications?job=${jobId}&withdrawn=true&application=${id}`,
    toRecruiter,
  ]);
  const [mail] = await server.mails(seeker.email);
  expect(mail?.text).toContain(`/applied-jobs?application=${id}`);
});

test('OP-098 those who withdrew come by the filter alone, without resume and ways to reach them, in the table too', async () => {
  const { seeker, jobId, id } = await makeApplicationCase(server, recruiter);
  const page = async (filter: object) =>
    (
      (await call(
        recruiter,
        `query ($jobId: ID, $filter: ApplicationFilter) { hrApplications(jobId: $jobId, filter: $filter) {
          total items { id status resume { id } applicant { name email phone portfolio } } } }`,
        { jobId, filter },
      )) as { hrApplications: { items: object[] } }
    ).hrApplications.items;
  expect(await page({ withdrawn: true })).toEqual([]);
  await callApplications(server, seeker, 'withdrawApplication', { id });
  expect(await page({})).toEqual([]);
  expect(await page({ status: ['WITHDRAWN'] })).toEqual([]);
  expect(await page({ withdrawn: true })).toEqual([
    {
      id,
      status: 'WITHDRAWN',
      resume: null,
      applicant: { name: 'Asha Nair', email: null, phone: null, portfolio: null },
    },
  ]);
  const table = await fetch(`${server.url}/applications.csv?withdrawn=true`, {
    headers: { authorization: `Bearer ${recruiter.token}` },
  });
  const text = await table.text();
  expect(text).toContain('Asha Nair');
  expect(text).not.toContain(seeker.email);
});
