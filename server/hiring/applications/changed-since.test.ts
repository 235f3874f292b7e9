import {
  makeApplication,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

/** A program that follows a recruiter's jobs and applications. */
let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await makeRecruiter(server.services);
  server.clock.advance({ days: 1 });
});

async function call<Data = Record<string, unknown>>(text: string, variables: object = {}, by: TestPerson = recruiter) {
  const answer = await server.graphql<Data>(text, variables, by.token);
  expect(answer.errors).toEqual([]);
  return answer.data as Data;
}
const later = () => server.clock.advance({ minutes: 5 });
const since = () => server.clock.now().toISOString();

interface Followed {
  items: { id: string }[];
  endCursor: string | null;
  total: number;
}
/** Whatever changed since, page after page; the cursor of the last page that held anything is for the next time. */
async function follow(list: 'hrJobs' | 'hrApplications', variables: object, by: TestPerson = recruiter) {
  const ids: string[] = [];
  let after: string | null | undefined;
  for (;;) {
    const page: Followed = (
      await call<Record<string, Followed>>(
        `query ($updatedSince: DateTime, $after: String) {
          ${list}(updatedSince: $updatedSince, after: $after, pageSize: 2) { items { id } endCursor total }
        }`,
        { ...variables, ...(after && { after }) },
        by,
      )
    )[list] as Followed;
    ids.push(...page.items.map(({ id }) => id));
    after = page.endCursor ?? after;
    if (page.items.length < 2) return { ids, after };
  }
}

describe('of applications', () => {
  let jobId: string;
  beforeEach(async () => void (jobId = await makeJob(server.services, recruiter)));
  const apply = async (status = 'NEW') => {
    const seeker = await makeSeeker(server.services);
    const id = await makeApplication(server.services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: seeker.id,
      status,
      resumeFileId: seeker.resumeFileId,
      appliedAt: server.clock.now(),
    });
    return { id, seeker };
  };
  const decide = (id: string, status: string) =>
    call('mutation ($id: ID!, $status: ApplicationStatus!) { setApplicationStatus(id: $id, status: $status) { id } }', {
      id,
      status,
    });

  test('those come that were sent, decided or withdrawn since, whatever they are now, the latest last', async () => {
    const [rejected, untouched, withdrawn] = [await apply(), await apply(), await apply()];
    later();
    const updatedSince = since();
    await call('mutation ($id: ID!) { withdrawApplication(id: $id) { id } }', { id: withdrawn.id }, withdrawn.seeker);
    later();
    const fresh = await apply();
    later();
    await decide(rejected.id, 'REJECTED');
    expect((await follow('hrApplications', { updatedSince })).ids).toEqual([withdrawn.id, fresh.id, rejected.id]);
    const { hrApplications } = await call<{ hrApplications: { total: number; items: { updatedAt: string }[] } }>(
      `query ($updatedSince: DateTime) {
        hrApplications(list: REJECTED, updatedSince: $updatedSince) { total items { updatedAt } }
      }`,
      { updatedSince },
    );
    expect(hrApplications).toEqual({ total: 1, items: [{ updatedAt: since() }] });
    expect((await follow('hrApplications', {})).ids).toEqual([fresh.id, untouched.id]);
  });

  test('the last cursor reads on where the reading ended, also after a decision that was taken back', async () => {
    const [one, other] = [await apply(), await apply()];
    const updatedSince = since();
    const { decideApplications } = await call<{ decideApplications: { batch: { id: string } } }>(
      'mutation ($ids: [ID!]!) { decideApplications(ids: $ids, status: ON_HOLD) { batch { id } } }',
      { ids: [one.id] },
    );
    const first = await follow('hrApplications', { updatedSince });
    expect(first.ids.toSorted()).toEqual([one.id, other.id].toSorted());
    expect((await follow('hrApplications', { updatedSince, after: first.after })).ids).toEqual([]);
    server.clock.advance({ seconds: 5 });
    await call('mutation ($id: ID!) { undoDecisions(id: $id) { restored { id } } }', {
      id: decideApplications.batch.id,
    });
    expect((await follow('hrApplications', { updatedSince, after: first.after })).ids).toEqual([one.id]);
  });

  test('an interview that is moved is a change of its application', async () => {
    const { id } = await apply('APPROVED');
    const day = new Date(server.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
    const { scheduleInterview } = await call<{ scheduleInterview: { id: string } }>(
      'mutation ($id: ID!, $day: Date!) { scheduleInterview(applicationId: $id, date: $day, slot: S1300_1400) { id } }',
      { id, day },
    );
    later();
    const updatedSince = since();
    expect((await follow('hrApplications', { updatedSince })).ids).toEqual([]);
    await call('mutation ($id: ID!) { updateInterview(id: $id, input: { slot: S0900_1000 }) { id } }', {
      id: scheduleInterview.id,
    });
    expect((await follow('hrApplications', { updatedSince })).ids).toEqual([id]);
  });

  test('nobody follows those of others', async () => {
    await apply();
    const other = await makeRecruiter(server.services);
    expect((await follow('hrApplications', { updatedSince: new Date(0).toISOString() }, other)).ids).toEqual([]);
  });
});

test('of jobs those come that were posted, changed, closed or taken down since, the latest change last', async () => {
  const row = () => ({ posted_at: server.clock.now(), updated_at: server.clock.now() });
  const [closed, untouched, down] = [
    await makeJob(server.services, recruiter, row()),
    await makeJob(server.services, recruiter, row()),
    await makeJob(server.services, recruiter, row()),
  ];
  later();
  const updatedSince = since();
  const admin = await makePerson(server.services, 'ADMIN');
  await call('mutation ($id: ID!) { takeDownJob(id: $id, reason: "Asks for money.") { id } }', { id: down }, admin);
  later();
  const posted = await makeJob(server.services, recruiter, row());
  later();
  await call('mutation ($id: ID!) { closeJob(id: $id) { id } }', { id: closed });
  const { ids, after } = await follow('hrJobs', { updatedSince });
  expect(ids).toEqual([down, posted, closed]);
  later();
  await call('mutation ($id: ID!) { reopenJob(id: $id) { id } }', { id: closed });
  expect((await follow('hrJobs', { updatedSince, after })).ids).toEqual([closed]);
  expect((await follow('hrJobs', {})).ids).toEqual([posted, down, untouched, closed]);
});
