import { randomUUID } from 'node:crypto';
import { insert, makePerson, type TestPerson } from '../../test/factories.ts';
import type { TestServer } from '../../test/server.ts';
import { credentials, graphql, refusalOf, rest, startFaces, ways } from '../../test/signed-in-faces.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startFaces();
});
afterAll(() => server.close());

describe('notifications', () => {
  const path = '/api/jobseeker/notifications';
  const list = '{ answer: notifications { id title isRead createdAt type } }';
  const changes = {
    'REST-13 PUT {id}/read': {
      method: 'PUT',
      to: (id: string) => `${path}/${id}/read`,
      document: 'mutation ($id: ID!) { answer: markNotificationRead(id: $id) { id } }',
    },
    'REST-15 DELETE {id}': {
      method: 'DELETE',
      to: (id: string) => `${path}/${id}`,
      document: 'mutation ($id: ID!) { answer: deleteNotification(id: $id) }',
    },
  };
  const notify = ({ id }: TestPerson, title: string) =>
    insert(server.services, 'notifications', {
      user_id: id,
      type: 'JOB_ALERT',
      title,
      body: '',
      created_at: server.clock.now(),
    });
  /** Twins with two notifications each, one for each face. */
  const makeTwins = async () => {
    const twins = [
      await makePerson(server.services, 'JOBSEEKER'),
      await makePerson(server.services, 'JOBSEEKER'),
    ] as const;
    const ids = [];
    for (const twin of twins) ids.push([await notify(twin, 'One'), await notify(twin, 'Two')]);
    return { twins, ids: ids as [[string, string], [string, string]] };
  };
  const listOf = async (person: TestPerson) =>
    (await graphql(list, credentials.bearer(person))).answer as {
      id: string;
      title: string;
      isRead: boolean;
      createdAt: string;
      type: string;
    }[];
  const stateOf = async (person: TestPerson) =>
    (await listOf(person))
      .map(({ title, isRead }) => [title, isRead] as const)
      .toSorted(([one], [two]) => one.localeCompare(two));

  test.each(ways)(
    'ROLE-08 REST-12 NOTIF-02 DATA-15 DATA-16 the list of the own ones says what GraphQL says, with the %s',
    async (_way, credentialOf) => {
      const {
        twins: [person],
        ids: [[read]],
      } = await makeTwins();
      await rest('PUT', changes['REST-13 PUT {id}/read'].to(read), credentialOf(person));
      const { status, body } = await rest('GET', path, credentialOf(person));
      const expected = (await listOf(person)).map(({ id, title, isRead, createdAt, type }) => ({
        notification_id: id,
        title,
        is_read: isRead ? 1 : 0,
        created_at: createdAt,
        type: type.toLowerCase().replace('_', '-'),
      }));
      expect([status, body]).toEqual([200, { notifications: expected }]);
      expect(expected.toSorted((one, two) => one.is_read - two.is_read)).toEqual([
        expect.objectContaining({ title: 'Two', is_read: 0, type: 'job-alert' }),
        expect.objectContaining({ title: 'One', is_read: 1, type: 'job-alert' }),
      ]);
    },
  );

  test.each(ways)(
    'REST-14 REST-16 read all leaves the same state by either face, with the %s',
    async (_way, credentialOf) => {
      const {
        twins: [one, two],
      } = await makeTwins();
      expect(await rest('PUT', `${path}/mark-all-read`, credentialOf(one))).toEqual({
        status: 200,
        body: { message: 'All notifications marked as read.' },
      });
      expect(await graphql('mutation { answer: markAllNotificationsRead }', credentialOf(two))).toMatchObject({
        status: 200,
        answer: 2,
      });
      expect([await stateOf(one), await stateOf(two)]).toEqual([
        [
          ['One', true],
          ['Two', true],
        ],
        [
          ['One', true],
          ['Two', true],
        ],
      ]);
    },
  );

  describe.each(Object.entries(changes))('%s', (_name, { method, to, document }) => {
    test.each(ways)('leaves the same state by either face, with the %s', async (_way, credentialOf) => {
      const {
        twins: [one, two],
        ids: [[first], [second]],
      } = await makeTwins();
      const before = await stateOf(one);
      expect(await rest(method, to(first), credentialOf(one))).toEqual({
        status: 200,
        body: { message: expect.any(String) },
      });
      expect(await graphql(document, credentialOf(two), { id: second })).toMatchObject({ status: 200, body: {} });
      expect(await stateOf(one)).toEqual(await stateOf(two));
      expect(await stateOf(one)).not.toEqual(before);
    });

    test('is refused to visitors, and for what is unknown, malformed or someone else’s', async () => {
      const {
        twins: [one, two],
        ids: [[first]],
      } = await makeTwins();
      expect(refusalOf(await rest(method, to(first)), await graphql(document, {}, { id: first }))).toBe(
        'UNAUTHENTICATED',
      );
      for (const id of [randomUUID(), 'none', first]) {
        for (const [, credentialOf] of ways)
          expect(
            refusalOf(
              await rest(method, to(id), credentialOf(two)),
              await graphql(document, credentialOf(two), { id }),
            ),
          ).toBe('NOT_FOUND');
      }
      expect(await stateOf(one)).toEqual([
        ['One', false],
        ['Two', false],
      ]);
    });
  });

  test('ROLE-08 REST-12 REST-14 are refused to visitors alike', async () => {
    expect(refusalOf(await rest('GET', path), await graphql(list))).toBe('UNAUTHENTICATED');
    expect(
      refusalOf(
        await rest('PUT', `${path}/mark-all-read`),
        await graphql('mutation { answer: markAllNotificationsRead }'),
      ),
    ).toBe('UNAUTHENTICATED');
  });
});
