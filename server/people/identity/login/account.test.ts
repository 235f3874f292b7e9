import { Browser } from '../../../../test/browser.ts';
import { makePerson, makeRecruiter, makeSeeker, type TestPerson } from '../../../../test/factories.ts';
import { type GraphqlAnswer, startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode, postJson, postSignup } from '../../../../test/sign-up.ts';
import { roles } from '../../../core/actor.rules.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import { accountMessages } from './account.rules.ts';
import { firstConsentVersion } from '../../../platform/settings/settings.rules.ts';

const password = 'Right@123';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const failure = ({ status, errors: [error] }: GraphqlAnswer<unknown>) => [
  status,
  error?.extensions.code,
  error?.extensions.fields,
];
const loggedIn = async ({ email }: TestPerson): Promise<Browser> => {
  const browser = new Browser(server);
  await browser.post('/login-password', { email, password });
  return browser;
};
const hintOf = (browser: Browser): unknown =>
  JSON.parse(decodeURIComponent(browser.cookies.get('userDetails') ?? '{}'));

describe('the own name', () => {
  const rename = (token: string, name: string) =>
    server.graphql<{ updateName: { name: string } }>(
      'mutation ($name: String!) { updateName(name: $name) { name } }',
      { name },
      token,
    );

  test.each(roles)('is changed by a %s', async (role) => {
    const { token } = await makePerson(server.services, role);
    expect((await rename(token, '  Asha   Rao ')).data).toEqual({ updateName: { name: 'Asha Rao' } });
    expect((await server.graphql('{ me { name } }', {}, token)).data).toEqual({ me: { name: 'Asha Rao' } });
  });

  test('OP-081 follows the rules of the sign-up', async () => {
    const { token } = await makePerson(server.services, 'HR', { name: 'Before' });
    for (const [name, message] of [
      ['', accountMessages.nameRequired()],
      ['R2D2', accountMessages.nameLetters()],
      ['a'.repeat(51), accountMessages.nameTooLong()],
    ] as const) {
      expect(failure(await rename(token, name))).toEqual([400, 'BAD_USER_INPUT', { name: message }]);
    }
    expect((await rename(token, 'अनीता शर्मा')).data).toEqual({ updateName: { name: 'अनीता शर्मा' } });
  });

  test('cannot be changed without a login', async () => {
    expect(failure(await server.graphql('mutation { updateName(name: "Asha") { name } }'))).toEqual([
      401,
      'UNAUTHENTICATED',
      undefined,
    ]);
  });

  test.each([
    ['updateName', 'ADMIN', (name: string) => `mutation { updateName(name: "${name}") { id } }`],
    [
      'updateJobseekerProfile',
      'JOBSEEKER',
      (name: string) => `mutation { updateJobseekerProfile(input: { username: "${name}" }) { username } }`,
    ],
    ['updateHrProfile', 'HR', (name: string) => `mutation { updateHrProfile(input: { name: "${name}" }) { name } }`],
  ] as const)('DATA-01 is followed by the readable cookie after %s', async (_operation, role, document) => {
    const make = {
      ADMIN: () => makePerson(server.services, 'ADMIN'),
      JOBSEEKER: () => makeSeeker(server.services),
      HR: () => makeRecruiter(server.services),
    }[role];
    const { cookie, token } = await make();
    const browser = new Browser(server);
    browser.cookies.set('token', cookie);
    await browser.graphql(document('Nisha Iyer'));
    expect(hintOf(browser)).toEqual({ role: role.toLowerCase(), name: 'Nisha Iyer' });
    const program = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: document('Ravi Iyer') }),
    });
    expect(program.headers.getSetCookie()).toEqual([]);
  });

  test('DATA-01 the readable cookie holds role and name, and changes nothing on the server', async () => {
    const person = await makePerson(server.services, 'HR', { passwordHash });
    const browser = await loggedIn(person);
    expect(hintOf(browser)).toEqual({ role: 'hr', name: 'Person hr' });
    browser.cookies.set('userDetails', encodeURIComponent(JSON.stringify({ role: 'superadmin', name: 'Root' })));
    expect((await browser.graphql('{ me { role name } }')).data).toEqual({ me: { role: 'HR', name: 'Person hr' } });
  });
});

describe('consent', () => {
  const give = (token: string, consent: boolean, adult: boolean) =>
    server.graphql<{ giveConsent: { consentRequired: boolean } }>(
      'mutation ($consent: Boolean!, $adult: Boolean!) { ' +
        'giveConsent(consent: $consent, adult: $adult) { consentRequired } }',
      { consent, adult },
      token,
    );
  const isRequired = async (token: string) =>
    (await server.graphql<{ me: { consentRequired: boolean } }>('{ me { consentRequired } }', {}, token)).data?.me
      .consentRequired;
  const stored = ({ id }: Pick<TestPerson, 'id'>) =>
    server.services.database.query(
      'select kind, version, given_at as "givenAt" from consents where user_id = $1 order by kind, version',
      [id],
    );

  test.each(roles)('is asked of a %s who has not given it, and stored with time and version', async (role) => {
    const person = await makePerson(server.services, role);
    expect(await isRequired(person.token)).toBe(true);
    expect((await give(person.token, true, true)).data).toEqual({ giveConsent: { consentRequired: false } });
    const givenAt = server.clock.now();
    expect(await stored(person)).toEqual([
      { kind: 'ADULT', version: firstConsentVersion, givenAt },
      { kind: 'PRIVACY_NOTICE', version: firstConsentVersion, givenAt },
    ]);
    expect(await isRequired(person.token)).toBe(false);
  });

  test('is given once: again changes nothing, not even the time', async () => {
    const person = await makePerson(server.services, 'JOBSEEKER');
    await Promise.all(Array.from({ length: 8 }, () => give(person.token, true, true)));
    const before = await stored(person);
    server.clock.advance({ seconds: 60 });
    expect((await give(person.token, true, true)).data).toEqual({ giveConsent: { consentRequired: false } });
    expect(await stored(person)).toEqual(before);
    expect(before).toHaveLength(2);
  });

  test('needs both, each with its message, and keeps none of one alone', async () => {
    const person = await makePerson(server.services, 'HR');
    const { consentMissing, adultMissing } = accountMessages;
    expect(failure(await give(person.token, false, true))).toEqual([
      400,
      'BAD_USER_INPUT',
      { consent: consentMissing() },
    ]);
    expect(failure(await give(person.token, true, false))).toEqual([400, 'BAD_USER_INPUT', { adult: adultMissing() }]);
    expect(failure(await give(person.token, false, false))).toEqual([
      400,
      'BAD_USER_INPUT',
      { consent: consentMissing(), adult: adultMissing() },
    ]);
    expect([await stored(person), await isRequired(person.token)]).toEqual([[], true]);
  });

  test('of an earlier version is asked again', async () => {
    const person = await makePerson(server.services, 'HR');
    await server.services.database.query(
      `insert into consents (user_id, kind, version) values ($1, 'PRIVACY_NOTICE', '2020-01'), ` +
        `($1, 'ADULT', '2020-01'), ($1, 'ADULT', $2)`,
      [person.id, firstConsentVersion],
    );
    expect(await isRequired(person.token)).toBe(true);
    await give(person.token, true, true);
    expect([await isRequired(person.token), (await stored(person)).length]).toEqual([false, 4]);
  });

  test('REST-03 of a sign-up is not asked for again; a sign-up with the specified fields alone is', async () => {
    for (const [fields, expected] of [
      [{ consent: 'true', adult: 'true' }, false],
      [{}, true],
      [{ consent: 'true' }, true],
    ] as const) {
      const email = `signup.${Math.random().toString(36).slice(2)}@example.in`;
      const { body } = await postSignup(server, { email, role: 'hr', ...fields }, null);
      const {
        body: { token },
      } = await postJson(server, '/verify-otp', {
        email,
        tempToken: body.tempToken,
        otp: await mailedCode(server, email),
        type: 'signup',
      });
      expect(await isRequired(token ?? '')).toBe(expected);
    }
  });

  test('cannot be given without a login', async () => {
    expect(failure(await give('', true, true))).toEqual([401, 'UNAUTHENTICATED', undefined]);
  });
});
