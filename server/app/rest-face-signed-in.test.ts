import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insert, makePerson, makeSeeker, type TestPerson } from '../../test/factories.ts';
import { newAddress } from '../../test/logins.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { postDocument } from '../../test/two-faces.ts';
import { errorStatuses } from '../core/errors.ts';
import { genderLabels, parentRelationLabels } from '../profiles/profile.labels.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** OP-019: either is the session, on every path. */
const credentials = {
  cookie: ({ cookie }: TestPerson): Record<string, string> => ({ cookie: `token=${cookie}` }),
  bearer: ({ token }: TestPerson): Record<string, string> => ({ authorization: `Bearer ${token}` }),
};
const ways = Object.entries(credentials);

interface RestAnswer {
  status: number;
  body: Record<string, unknown>;
}

async function rest(method: string, path: string, headers: Record<string, string> = {}): Promise<RestAnswer> {
  const answer = await fetch(`${server.url}${path}`, { method, headers });
  return { status: answer.status, body: (await answer.json()) as RestAnswer['body'] };
}

async function graphql(
  query: string,
  headers: Record<string, string> = {},
  variables: object = {},
): Promise<RestAnswer & { answer: unknown }> {
  const { status, answer, error } = await postDocument(server, { address: newAddress(), headers }, query, variables);
  return { status, body: error ?? {}, answer };
}

/**
 * The code with which both refuse, if status, code and sentence are the same and the status is that of the code
 * (OP-104); else what they said.
 */
function refusalOf(one: RestAnswer, two: RestAnswer): unknown {
  const code = one.body.code as keyof typeof errorStatuses;
  const isSame =
    isDeepStrictEqual({ ...one.body }, { ...two.body }) &&
    one.status === two.status &&
    one.status === errorStatuses[code];
  return isSame ? code : [one, two];
}

const profile = {
  phone: '+919876543210',
  whatsapp: '+919876543211',
  gender: 'FEMALE',
  address: '12 MG Road, Pune',
  skills: ['Tally', 'GST'],
  bio: 'I keep the books of small shops. '.repeat(20),
  parent_name: 'Meena Rao',
  parent_phone: '+919876543212',
  parent_relation: 'MOTHER',
  parent_email: 'meena@example.in',
};
const profileQuery = `{ answer: jobseekerProfile {
  username email phone gender address skills whatsapp bio
  parentDetailsName parentDetailsPhone parentDetailsRelation parentDetailsEmail resumeFilepath
} }`;

describe('REST-11 REST-17 /jobseeker/profile', () => {
  const path = '/jobseeker/profile';

  test.each(ways)(
    'DATA-09 answers every field of the specification, equal to GraphQL, with the %s',
    async (_way, credentialOf) => {
      const headers = credentialOf(await makeSeeker(server.services, { name: 'Asha Rao', profile }));
      const { status, body } = await rest('GET', path, headers);
      const { answer } = await graphql(profileQuery, headers);
      const {
        gender,
        parentDetailsName,
        parentDetailsPhone,
        parentDetailsRelation,
        parentDetailsEmail,
        resumeFilepath,
        ...same
      } = answer as Record<string, string>;
      expect([status, body]).toEqual([
        200,
        {
          ...same,
          gender: genderLabels[gender as keyof typeof genderLabels],
          parentDetails_name: parentDetailsName,
          parentDetails_phone: parentDetailsPhone,
          parentDetails_email: parentDetailsEmail,
          parentDetails_relation: parentRelationLabels[parentDetailsRelation as keyof typeof parentRelationLabels],
          resume_filepath: resumeFilepath,
        },
      ]);
      expect(body).toMatchObject({
        username: 'Asha Rao',
        gender: 'Female',
        skills: ['Tally', 'GST'],
        parentDetails_relation: 'Mother',
        resume_filepath: expect.stringMatching(/^\/files\//),
      });
    },
  );

  test('DATA-09 fields that were never filled in are there too', async () => {
    const { body } = await rest(
      'GET',
      path,
      credentials.bearer(await makeSeeker(server.services, { hasResume: false })),
    );
    expect(Object.keys(body)).toEqual([
      'username',
      'email',
      'phone',
      'gender',
      'address',
      'skills',
      'whatsapp',
      'bio',
      'parentDetails_name',
      'parentDetails_phone',
      'parentDetails_relation',
      'parentDetails_email',
      'resume_filepath',
    ]);
    expect(body).toMatchObject({ phone: null, gender: null, resume_filepath: null });
  });

  test('is refused to visitors and recruiters, and is not found where there is none', async () => {
    const [recruiter, noProfile] = [
      await makePerson(server.services, 'HR'),
      await makePerson(server.services, 'JOBSEEKER'),
    ];
    expect(refusalOf(await rest('GET', path), await graphql(profileQuery))).toBe('UNAUTHENTICATED');
    for (const [, credentialOf] of ways) {
      expect(
        refusalOf(
          await rest('GET', path, credentialOf(recruiter)),
          await graphql(profileQuery, credentialOf(recruiter)),
        ),
      ).toBe('FORBIDDEN');
      expect(
        refusalOf(
          await rest('GET', path, credentialOf(noProfile)),
          await graphql(profileQuery, credentialOf(noProfile)),
        ),
      ).toBe('NOT_FOUND');
    }
  });
});

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
    'REST-12 NOTIF-02 DATA-15 DATA-16 the list says what GraphQL says, with the %s',
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

  test('REST-12 REST-14 are refused to visitors alike', async () => {
    expect(refusalOf(await rest('GET', path), await graphql(list))).toBe('UNAUTHENTICATED');
    expect(
      refusalOf(
        await rest('PUT', `${path}/mark-all-read`),
        await graphql('mutation { answer: markAllNotificationsRead }'),
      ),
    ).toBe('UNAUTHENTICATED');
  });
});

describe('/logout', () => {
  test.each(ways)('OP-043 ends the whole session by either face, given the %s', async (_way, credentialOf) => {
    const [one, two] = [await makePerson(server.services, 'HR'), await makePerson(server.services, 'HR')];
    expect(await rest('POST', '/logout', credentialOf(one))).toEqual({
      status: 200,
      body: { message: 'Logged out.', done: true },
    });
    expect(await graphql('mutation { answer: logout }', credentialOf(two))).toMatchObject({
      status: 200,
      answer: true,
    });
    for (const person of [one, two]) {
      for (const [, way] of ways) expect((await graphql('{ answer: me { id } }', way(person))).answer).toBeNull();
    }
  });

  test('of a visitor is fine', async () => {
    expect((await rest('POST', '/logout')).status).toBe(200);
    expect(await graphql('mutation { answer: logout }')).toMatchObject({ status: 200, answer: true });
  });
});
