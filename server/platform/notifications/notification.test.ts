import { restorableMinutes } from './notification.rules.ts';
import { makeApplication, makeJob, makePerson, makeRecruiter, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { runAsServer } from '../../core/use-case.ts';
import { remindOfInterviews } from '../../hiring/interviews/interview-reminder.service.ts';
import { type Notice, notify, removeDeletedNotifications } from './notification.service.ts';

interface Shown {
  id: string;
  title: string;
  text: string;
  type: string;
  isRead: boolean;
  createdAt: string;
  link: string | null;
}

const fields = 'id title text type isRead createdAt link';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const makeSeeker = () => makePerson(server.services, 'JOBSEEKER');
const tell = (...notices: Notice[]) => runAsServer(server.services, (scope) => notify(scope, notices));
const about = ({ id }: TestPerson, title: string, row: Partial<Notice> = {}): Notice => ({
  userId: id,
  about: [],
  type: 'GENERAL',
  title,
  text: `${title}.`,
  ...row,
});

async function listOf({ token }: TestPerson, args = ''): Promise<Shown[]> {
  const { data, errors } = await server.graphql<{ notifications: Shown[] }>(
    `{ notifications${args} { ${fields} } }`,
    {},
    token,
  );
  expect(errors).toEqual([]);
  return data?.notifications ?? [];
}

const unreadOf = async ({ token }: TestPerson) =>
  (await server.graphql<{ unreadNotificationCount: number }>('{ unreadNotificationCount }', {}, token)).data
    ?.unreadNotificationCount;

describe('notify', () => {
  test('tells many people with one statement: a row, a live event and a mail each', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, makeSeeker));
    const ids = people.map(({ id }) => id);
    const before = await server.services.database.query<{ id: string }>(
      'select coalesce(max(id), 0) as id from outbox',
    );
    await tell(...people.map((person) => about(person, 'News', { link: '/schedule', text: 'A <b>bold</b> word.' })));
    const [stored] = await server.services.database.query<{ count: number }>(
      'select count(*)::int as count from notifications where user_id = any($1)',
      [ids],
    );
    expect(stored?.count).toBe(50);
    const kinds = await server.services.database.query(
      'select kind, count(*)::int as count from outbox where id > $1 group by kind order by kind',
      [before[0]?.id],
    );
    expect(kinds).toEqual([
      { kind: 'EVENT', count: 50 },
      { kind: 'MAIL', count: 50 },
    ]);
    const [mail] = await server.mails(people[7]?.email);
    expect(mail).toMatchObject({ subject: 'News' });
    expect(mail?.text).toContain(`${server.url}/schedule`);
    expect(mail?.html).toContain('A &lt;b&gt;bold&lt;/b&gt; word.');
  });

  test('OP-107 sends no mail of a type that was switched off or to closed accounts, but the notification', async () => {
    const [quiet, closed] = [await makeSeeker(), await makeSeeker()];
    await server.services.database.query(
      `insert into notification_preferences (user_id, type, is_mailed)
       values ($1, 'GENERAL', false), ($1, 'REMINDER', true)`,
      [quiet.id],
    );
    await server.services.database.query('update users set disabled_at = now() where id = $1', [closed.id]);
    await tell(
      about(quiet, 'Not by mail'),
      about(closed, 'Nobody reads it'),
      about(quiet, 'By mail', { type: 'REMINDER' }),
    );
    expect((await server.mails(quiet.email)).map(({ subject }) => subject)).toEqual(['By mail']);
    expect(await server.mails(closed.email)).toEqual([]);
    expect(await listOf(quiet)).toHaveLength(2);
  });

  test('leaves nothing behind when a later step of the use case fails', async () => {
    const person = await makeSeeker();
    const failed = runAsServer(server.services, async (scope) => {
      await notify(scope, [about(person, 'Never happened')]);
      throw new Error('a later step failed');
    });
    await expect(failed).rejects.toThrow('a later step failed');
    expect(await listOf(person)).toEqual([]);
    expect(await server.mails(person.email)).toEqual([]);
  });
});

describe('the list', () => {
  test('NOTIF-15 shows newest first, by the day in India, and unread ones alone', async () => {
    const person = await makeSeeker();
    const now = server.clock.now();
    try {
      // 23:59:59 on the 19th and 00:00 on the 20th in India.
      server.clock.set(new Date('2026-11-19T18:29:59Z'));
      await tell(about(person, 'Late'));
      server.clock.set(new Date('2026-11-19T18:30:00Z'));
      await tell(about(person, 'Early'));
      expect((await listOf(person)).map(({ title }) => title)).toEqual(['Early', 'Late']);
      expect((await listOf(person, '(date: "2026-11-19")')).map(({ title }) => title)).toEqual(['Late']);
      expect((await listOf(person, '(date: "2026-11-20")')).map(({ title }) => title)).toEqual(['Early']);
      expect(await listOf(person, '(date: "2026-11-21")')).toEqual([]);
    } finally {
      server.clock.set(now);
    }
    const [early] = await listOf(person);
    const marked = await server.graphql(
      `mutation ($id: ID!) { markNotificationRead(id: $id) { ${fields} } }`,
      { id: early?.id },
      person.token,
    );
    expect(marked.data?.markNotificationRead).toMatchObject({ id: early?.id, isRead: true });
    expect((await listOf(person, '(unreadOnly: true)')).map(({ title }) => title)).toEqual(['Late']);
    expect(await listOf(person, '(unreadOnly: null, date: null)')).toHaveLength(2);
  });

  test('NOTIF-08 OP-090 nothing in it is dated ahead; an interview is in it at once and the day before', async () => {
    const [recruiter, person] = [await makeRecruiter(server.services), await makeSeeker()];
    const jobId = await makeJob(server.services, recruiter);
    const applicationId = await makeApplication(server.services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: person.id,
      status: 'APPROVED',
    });
    const scheduled = await server.graphql(
      'mutation ($id: ID!) { scheduleInterview(applicationId: $id, date: "2026-11-24", slot: S1030_1130) { id } }',
      { id: applicationId },
      recruiter.token,
    );
    expect(scheduled.errors).toEqual([]);
    const coming = async () =>
      (await server.graphql('{ interviews { date status } }', {}, person.token)).data?.interviews;
    const told = async () =>
      (await listOf(person, '(unreadOnly: true)')).map(({ type, createdAt }) => [type, createdAt]);
    const scheduledAt = server.clock.now();
    expect([await coming(), await told()]).toEqual([
      [{ date: '2026-11-24', status: 'SCHEDULED' }],
      [['INTERVIEW', scheduledAt.toISOString()]],
    ]);
    try {
      server.clock.set(new Date('2026-11-23T05:00:00Z'));
      await remindOfInterviews(server.services);
      expect(await told()).toEqual([
        ['REMINDER', '2026-11-23T05:00:00.000Z'],
        ['INTERVIEW', scheduledAt.toISOString()],
      ]);
    } finally {
      server.clock.set(scheduledAt);
    }
  });

  test('holds at most the newest 200', async () => {
    const person = await makeSeeker();
    await tell(...Array.from({ length: 205 }, (_, index) => about(person, `Number ${index}`)));
    expect(await listOf(person)).toHaveLength(200);
    expect(await unreadOf(person)).toBe(205);
  });

  test('NOTIF-04 all are marked as read at once, with their number; a second time there are none', async () => {
    const person = await makeSeeker();
    await tell(about(person, 'One'), about(person, 'Two'));
    const markAll = () => server.graphql('mutation { markAllNotificationsRead }', {}, person.token);
    expect((await markAll()).data).toEqual({ markAllNotificationsRead: 2 });
    expect((await markAll()).data).toEqual({ markAllNotificationsRead: 0 });
    expect(await unreadOf(person)).toBe(0);
  });

  test('NOTIF-05 a deleted notification is gone; again it is NOT_FOUND', async () => {
    const person = await makeSeeker();
    await tell(about(person, 'Away'));
    const id = (await listOf(person))[0]?.id;
    const remove = () => server.graphql('mutation ($id: ID!) { deleteNotification(id: $id) }', { id }, person.token);
    expect((await remove()).data).toEqual({ deleteNotification: true });
    expect((await remove()).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await listOf(person)).toEqual([]);
  });

  test('a deleted notification can be restored as it was, for an hour; then it is gone for good', async () => {
    const person = await makeSeeker();
    await tell(about(person, 'First'));
    await tell(about(person, 'Second'));
    const before = await listOf(person);
    const call = (field: string) =>
      server.graphql(`mutation ($id: ID!) { done: ${field} }`, { id: before[1]?.id }, person.token);
    const codeOf = async (field: string) => (await call(field)).errors[0]?.extensions.code;
    await call('deleteNotification(id: $id)');
    expect([(await listOf(person)).length, await unreadOf(person)]).toEqual([1, 1]);
    expect(await codeOf('markNotificationRead(id: $id) { id }')).toBe('NOT_FOUND');
    expect((await call('restoreNotification(id: $id) { title isRead }')).data).toEqual({
      done: { title: 'First', isRead: false },
    });
    expect([await listOf(person), await unreadOf(person)]).toEqual([before, 2]);
    await call('deleteNotification(id: $id)');
    server.clock.advance({ minutes: restorableMinutes, seconds: 1 });
    await removeDeletedNotifications(server.services);
    expect(await codeOf('restoreNotification(id: $id) { id }')).toBe('NOT_FOUND');
  });

  test("somebody else's, unknown and impossible ids are NOT_FOUND; visitors are UNAUTHENTICATED", async () => {
    const [owner, stranger] = [await makeSeeker(), await makeSeeker()];
    await tell(about(owner, 'Mine'));
    const id = (await listOf(owner))[0]?.id;
    for (const [wrong, token] of [
      [id, stranger.token],
      ['01890000-0000-7000-8000-000000000000', owner.token],
      ["' or 1=1 --", owner.token],
    ] as const) {
      for (const call of [
        'markNotificationRead(id: $id) { id }',
        'deleteNotification(id: $id)',
        'restoreNotification(id: $id) { id }',
      ]) {
        const { errors } = await server.graphql(`mutation ($id: ID!) { ${call} }`, { id: wrong }, token);
        expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
      }
    }
    expect(await listOf(owner)).toMatchObject([{ title: 'Mine', isRead: false }]);
    for (const query of [
      '{ notifications { id } }',
      '{ unreadNotificationCount }',
      'mutation { markAllNotificationsRead }',
    ]) {
      expect((await server.graphql(query)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('the REST paths', () => {
  const path = '/api/jobseeker/notifications';
  const faces: Record<string, (person: TestPerson) => Record<string, string>> = {
    bearer: ({ token }) => ({ authorization: `Bearer ${token}` }),
    cookie: ({ cookie }) => ({ cookie: `token=${cookie}` }),
  };

  test.each(Object.keys(faces))('REST-12…15 list, read, read all and delete with the %s', async (face) => {
    const person = await makeSeeker();
    const headers = faces[face]?.(person) ?? {};
    const call = async (method: string, rest = '') => {
      const response = await fetch(`${server.url}${path}${rest}`, { method, headers });
      return {
        status: response.status,
        body: (await response.json()) as Record<string, unknown> & { notifications: Record<string, unknown>[] },
      };
    };
    await tell(about(person, 'A job for you', { type: 'JOB_ALERT' }));
    server.clock.advance({ seconds: 1 });
    await tell(about(person, 'Please answer', { type: 'FOLLOW_UP' }));
    const {
      body: { notifications },
    } = await call('GET');
    expect(notifications).toEqual([
      {
        notification_id: expect.any(String),
        title: 'Please answer',
        is_read: 0,
        created_at: server.clock.now().toISOString(),
        type: 'follow-up',
      },
      expect.objectContaining({ title: 'A job for you', is_read: 0, type: 'job-alert' }),
    ]);
    const id = String(notifications[0]?.notification_id);
    expect(await call('PUT', `/${id}/read`)).toEqual({
      status: 200,
      body: { message: 'Notification marked as read.' },
    });
    expect((await call('GET')).body.notifications.map(({ is_read }) => is_read)).toEqual([1, 0]);
    expect(await call('PUT', '/mark-all-read')).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect((await call('GET')).body.notifications.map(({ is_read }) => is_read)).toEqual([1, 1]);
    expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 404, body: { error: 'Notification not found.' } });
    expect((await call('GET')).body.notifications).toHaveLength(1);
  });

  test('a visitor is refused with 401', async () => {
    const response = await fetch(`${server.url}${path}`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: expect.any(String) });
  });
});
