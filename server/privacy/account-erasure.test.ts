import { insert, makeApplication, makeJob, makeRecruiter, makeSeeker } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { writeAsVisitor } from '../../test/visitor-message.ts';
import { runAsServer } from '../core/use-case.ts';
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

test('a mail to somebody else that still waits and names the person is not sent; others are', async () => {
  const { services } = server;
  const [recruiter, seeker] = [await makeRecruiter(services), await makeSeeker(services, { name: 'Leaving Seeker' })];
  await makeApplication(services, {
    jobId: await makeJob(services, recruiter),
    recruiterId: recruiter.id,
    seekerId: seeker.id,
  });
  const later = new Date(server.clock.now().getTime() + 3_600_000);
  const mail = (subject: string, paragraph: string) => ({
    to: recruiter.email,
    subject,
    heading: subject,
    paragraphs: [paragraph],
    hold: { id: '01900000-0000-7000-8000-000000000000', until: later },
  });
  await runAsServer(services, async ({ effects }) => {
    effects.mails.push(mail('Leaving Seeker applied', 'Look at it.'), mail('News', 'LEAVING SEEKER is there.'));
    effects.mails.push(mail('Your job is open', 'It is in the search.'));
  });
  await erase(seeker.id);
  expect(await run(`select payload->>'subject' as subject from outbox where hold_id is not null`)).toEqual([
    { subject: 'Your job is open' },
  ]);
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
