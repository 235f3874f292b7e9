import { makePerson, type TestPerson } from '../../../test/factories.ts';
import { LiveClient } from '../../../test/live.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { statementsOf } from '../../../test/statements.ts';
import { runAsServer } from '../../core/use-case.ts';
import { type Notice, notify } from './notification.service.ts';

interface Shown {
  title: string;
  text: string;
  isRead: boolean;
  link: string | null;
}

const selection = '{ title text isRead link }';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = (...notices: Notice[]) => runAsServer(server.services, (scope) => notify(scope, notices));
const about = ({ id }: TestPerson, title: string, link?: { link: string }): Notice => ({
  userId: id,
  about: [],
  type: 'GENERAL',
  title,
  text: `${title}.`,
  ...link,
});

test('a new notification arrives at its person alone, over a real WebSocket', async () => {
  const [person, other] = [
    await makePerson(server.services, 'JOBSEEKER'),
    await makePerson(server.services, 'JOBSEEKER'),
  ];
  const [mine, others] = [new LiveClient(server, person), new LiveClient(server, other)];
  try {
    const [arriving, elsewhere] = [
      await mine.subscribe<Shown>('notificationReceived', selection),
      await others.subscribe<Shown>('notificationReceived', selection),
    ];
    await send(about(person, 'For one', { link: '/applied-jobs' }));
    expect(await arriving.next()).toMatchObject({
      title: 'For one',
      text: 'For one.',
      isRead: false,
      link: '/applied-jobs',
    });
    await send(about(other, 'For the other'));
    expect(await elsewhere.next()).toMatchObject({ title: 'For the other' });
    expect(arriving.waiting).toEqual([]);
  } finally {
    await mine.close();
    await others.close();
  }
});

test('what many people hear at once is read together, and each hears their own', async () => {
  const people: TestPerson[] = [];
  for (let count = 0; count < 10; count += 1) people.push(await makePerson(server.services, 'JOBSEEKER'));
  const clients = people.map((person) => new LiveClient(server, person));
  try {
    const streams = await Promise.all(
      clients.map((client) => client.subscribe<Shown>('notificationReceived', selection)),
    );
    const asked = await statementsOf(server.services, async () => {
      await send(...people.map((person) => about(person, `For ${person.email}`)));
      const heard = await Promise.all(streams.map((stream) => stream.next()));
      expect(heard.map(({ title }) => title)).toEqual(people.map(({ email }) => `For ${email}`));
    });
    expect(asked.filter((name) => name === 'notifications-by-id').length).toBeLessThan(5);
  } finally {
    for (const client of clients) await client.close();
  }
});

test("NOTIF-05 what one window deletes leaves the person's others, and reaches no one else", async () => {
  const [person, other] = [
    await makePerson(server.services, 'JOBSEEKER'),
    await makePerson(server.services, 'JOBSEEKER'),
  ];
  await send(about(person, 'Away'), about(other, 'Stays'));
  const [mine, others] = [new LiveClient(server, person), new LiveClient(server, other)];
  try {
    const [leaving, elsewhere] = [
      await mine.subscribe<{ id: string }>('notificationRemoved', '{ id }'),
      await others.subscribe<{ id: string }>('notificationRemoved', '{ id }'),
    ];
    const id = (await server.graphql<{ notifications: { id: string }[] }>('{ notifications { id } }', {}, person.token))
      .data?.notifications[0]?.id;
    await server.graphql('mutation ($id: ID!) { deleteNotification(id: $id) }', { id }, person.token);
    expect(await leaving.next()).toEqual({ id });
    expect(elsewhere.waiting).toEqual([]);
  } finally {
    await mine.close();
    await others.close();
  }
});

test('the number on the bell comes at once, and again when one comes or goes; of many at once the last counts', async () => {
  const person = await makePerson(server.services, 'JOBSEEKER');
  await send(about(person, 'Before'));
  const client = new LiveClient(server, person);
  try {
    const counted = await client.subscribe<number>('unreadNotificationCount', '');
    expect(await counted.next()).toBe(1);
    await send(about(person, 'After'));
    expect(await counted.next()).toBe(2);
    const id = (await server.graphql<{ notifications: { id: string }[] }>('{ notifications { id } }', {}, person.token))
      .data?.notifications[0]?.id;
    await server.graphql('mutation ($id: ID!) { deleteNotification(id: $id) }', { id }, person.token);
    expect(await counted.next()).toBe(1);
    const asked = await statementsOf(server.services, async () => {
      await send(...Array.from({ length: 50 }, (_, at) => about(person, `Of many ${at}`)));
      while ((await counted.next()) !== 51);
    });
    expect(asked.filter((name) => name === 'unread-notifications').length).toBeLessThan(10);
  } finally {
    await client.close();
  }
});

test('a visitor cannot listen', async () => {
  const visitor = new LiveClient(server);
  await expect(visitor.query(`subscription { notificationReceived ${selection} }`)).rejects.toThrow(
    'Please log in first.',
  );
  await visitor.close();
});

test('reaches people on another process, and nothing is missed while its LISTEN connection was dead', async () => {
  const second = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock });
  const person = await makePerson(server.services, 'JOBSEEKER');
  const client = new LiveClient(second, person);
  try {
    const arriving = await client.subscribe<Shown>('notificationReceived', selection);
    await send(about(person, 'Across'));
    expect(await arriving.next()).toMatchObject({ title: 'Across' });
    const killed = await server.services.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'kaamyab-events' and datname = current_database()`,
    );
    expect(killed.length).toBeGreaterThanOrEqual(2);
    await send(about(person, 'In the dark'));
    expect(await arriving.next()).toMatchObject({ title: 'In the dark' });
    await send(about(person, 'In the light'));
    expect(await arriving.next()).toMatchObject({ title: 'In the light' });
    expect(arriving.waiting).toEqual([]);
  } finally {
    await client.close();
    await second.close();
  }
});
