import { makePerson, makeSeeker } from '../../test/factories.ts';
import type { TestServer } from '../../test/server.ts';
import { credentials, graphql, refusalOf, rest, startFaces, ways } from '../../test/signed-in-faces.ts';
import { genderLabels, parentRelationLabels } from '../people/profiles/profile.labels.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startFaces();
});
afterAll(() => server.close());

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
          gender: genderLabels[gender as keyof typeof genderLabels](),
          parentDetails_name: parentDetailsName,
          parentDetails_phone: parentDetailsPhone,
          parentDetails_email: parentDetailsEmail,
          parentDetails_relation: parentRelationLabels[parentDetailsRelation as keyof typeof parentRelationLabels](),
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
