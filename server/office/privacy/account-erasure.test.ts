import {
  insert,
  makeApplication,
  makeJob,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../../test/factories.ts';
import { worldPassword, worldPasswordHash } from '../../../test/authorisation-world.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { writeAsVisitor } from '../../../test/visitor-message.ts';
import type { OutgoingMail } from '../../core/mail.ts';
import { keepMailsOf } from '../../core/outbox.queries.ts';
import { runAsServer } from '../../core/use-case.ts';
import { eraseLeftAccounts } from './account-erasure.service.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
async function erase(id: string): Promise<void> {
  await run('update users set deletes_at = $2 where id = $1', [id, server.clock.now()]);
  await eraseLeftAccounts(server.services);
  expect(await run('select name from users where id = $1', [id])).toEqual([{ name: 'Deleted user' }]);
}

test('what the person wrote as a visitor goes with the account, and what others wrote stays', async () => {
  const seeker = await makeSeeker(server.services);
  await writeAsVisitor(server, seeker.email.toUpperCase(), 'Is there work in Mysuru?');
  await writeAsVisitor(server, 'somebody.else@example.in', 'Is there work in Hubballi?');
  await erase(seeker.id);
  expect(await run('select body from support_messages where not is_from_support')).toEqual([
    { body: 'Is there work in Hubballi?' },
  ]);
  expect(await run('select visitor_email from support_conversations')).toEqual([
    { visitor_email: 'somebody.else@example.in' },
  ]);
});

const held = '01900000-0000-7000-8000-000000000000';
const waitingSubjects = async () =>
  (await run(`select payload->>'subject' as subject from outbox where hold_id = $1 order by id`, [held])).map(
    ({ subject }) => subject,
  );
const waitingMail = (to: TestPerson, subject: string, about: TestPerson[]): OutgoingMail => ({
  to: to.email,
  about: [to.id, ...about.map(({ id }) => id)],
  subject,
  heading: subject,
  paragraphs: ['Look at it.'],
  hold: { id: held, until: new Date(server.clock.now().getTime() + 3_600_000) },
});
const push = (...mails: OutgoingMail[]) =>
  runAsServer(server.services, async ({ effects }) => void effects.mails.push(...mails));

test('what others were written about the person goes, also under an earlier name; the name as a word stays', async () => {
  const { services } = server;
  const [recruiter, stranger] = [await makeRecruiter(services), await makeRecruiter(services)];
  const seeker = await makeSeeker(services, { name: 'Earlier Name' });
  const jobId = await makeJob(services, recruiter, { title: 'Cook in Bombay' });
  const tell = (document: string, { token }: TestPerson, variables: object) =>
    server.graphql<{ addApplicationNote?: { id: string }; applyToJob?: { id: string } }>(document, variables, token);
  const applied = await tell('mutation ($jobId: ID!) { applyToJob(jobId: $jobId) { id } }', seeker, { jobId });
  const id = applied.data?.applyToJob?.id;
  await run(`update users set name = 'Om' where id = $1`, [seeker.id]);
  const note =
    'mutation ($id: ID!, $key: String) ' +
    '{ addApplicationNote(applicationId: $id, text: "Om", idempotencyKey: $key) { id } }';
  await tell(note, recruiter, { id, key: 'about-them' });
  const post = `mutation ($input: JobInput!, $key: String) { postJob(input: $input, idempotencyKey: $key) { id } }`;
  const input = { title: 'Promoter', description: 'From home', company: `Om Mills ${stranger.id}`, location: 'Bombay' };
  const salary = { salaryMin: 20_000, salaryMax: 30_000, skills: ['Communication'] };
  await tell(post, stranger, { input: { ...input, ...salary }, key: 'not-about-them' });
  await push(
    waitingMail(recruiter, 'Earlier Name applied', [seeker]),
    waitingMail(recruiter, 'Choose a new password for your company account', []),
    waitingMail(stranger, 'Welcome from Om', []),
  );
  await run(`update outbox set payload = payload || '{"sealed":"of another secret"}' where hold_id = $1`, [held]);
  await erase(seeker.id);
  expect(await waitingSubjects()).toEqual(['Choose a new password for your company account', 'Welcome from Om']);
  expect(await run(`select key from idempotency_keys where key like '%about-them'`)).toEqual([
    { key: 'not-about-them' },
  ]);
  expect(await run(`select from notifications where body like '%Earlier Name%' or body like '%Om %'`)).toEqual([]);
  expect(JSON.stringify(await run('select subject, body_text from mailbox_messages'))).not.toContain('Earlier Name');
});

test('mails to an address that the person had before go too', async () => {
  const seeker = await makeSeeker(server.services);
  const entered = await makeSeeker(server.services, { passwordHash: await worldPasswordHash() });
  for (let login = 0; login < 2; login += 1)
    await server.graphql(
      'mutation ($email: String!, $password: String!) ' +
        '{ loginWithPassword(email: $email, password: $password) { token } }',
      { email: entered.email, password: worldPassword },
    );
  expect(await run(`select about_ids as ids from outbox where payload->>'to' = $1`, [entered.email])).toEqual([
    { ids: [entered.id] },
  ]);
  const earlier = { ...seeker, id: '00000000-0000-7000-8000-000000000000' };
  await push(waitingMail(earlier, 'To the earlier address', []));
  expect(await waitingSubjects()).toContain('To the earlier address');
  const moved = await makeSeeker(server.services);
  await server.services.database.prepared(keepMailsOf({ userId: moved.id, email: seeker.email.toUpperCase() }));
  await erase(moved.id);
  expect(await waitingSubjects()).not.toContain('To the earlier address');
});

test.each(['seeker', 'recruiter'] as const)(
  'of the %s: the place of an interview goes, for both sides',
  async (side) => {
    const { services } = server;
    const people = { recruiter: await makeRecruiter(services), seeker: await makeSeeker(services) };
    const [recruiterId, seekerId] = [people.recruiter.id, people.seeker.id];
    const applicationId = await makeApplication(services, {
      jobId: await makeJob(services, people.recruiter),
      recruiterId,
      seekerId,
    });
    const id = await insert(services, 'interviews', {
      application_id: applicationId,
      recruiter_id: recruiterId,
      seeker_id: seekerId,
      title: 'Interview',
      candidate: 'Asha',
      date: '2026-11-10',
      slot: 'S0900_1000',
      mode: 'IN_PERSON',
      location: '14 MG Road, Pune',
    });
    await erase(people[side].id);
    expect(await run('select mode, location from interviews where id = $1', [id])).toEqual([
      { mode: null, location: null },
    ]);
  },
);
