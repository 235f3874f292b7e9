import { makePerson } from '../../../../test/factories.ts';
import {
  newAddress,
  postFrom,
  postGraphqlFrom,
  startServerBehindProxy,
  unknownEmail,
} from '../../../../test/logins.ts';
import type { TestServer } from '../../../../test/server.ts';
import { mailedCode, postSignup } from '../../../../test/sign-up.ts';
import { accountMessages } from './account.rules.ts';

/**
 * Values that are no code at all. A missing code was once compared with an expired one, which was also nothing
 * (CVE-2026-24038).
 */
const oddCodes: [string, object][] = [
  ['missing', {}],
  ...[null, 123456, ['123456'], '', '123456\n', '٣٤٥٦٧٨'].map((otp): [string, object] => [
    JSON.stringify(otp),
    { otp },
  ]),
];
const strings = oddCodes.filter(([, { otp }]: [string, { otp?: unknown }]) => typeof otp === 'string');

let server: TestServer;
beforeAll(async () => {
  server = await startServerBehindProxy();
});
afterAll(() => server.close());

const post = (path: string, body: object, address = newAddress()) => postFrom(server, address, path, body);
const incomplete = accountMessages.loginCodeIncomplete();
/** The third try of a code uses it up, so three tries differ from two. */
const threeTries = [
  [400, incomplete, 2],
  [400, incomplete, 1],
  [423, accountMessages.codeBlocked(60), 0],
];

describe('CVE-2026-24038 /login-verify', () => {
  const attempt = async (email: string, code: object) => {
    const { status, body, headers } = await post('/login-verify', { email, ...code });
    expect([body.token, headers.getSetCookie()]).toEqual([undefined, []]);
    return [status, body.error, body.verifyAttemptsLeft];
  };

  test.each(oddCodes)('otp %s with a live code is refused and counted, the third one blocks', async (_, code) => {
    const { email } = await makePerson(server.services, 'JOBSEEKER');
    await post('/request-login-otp', { email });
    expect([await attempt(email, code), await attempt(email, code), await attempt(email, code)]).toEqual(threeTries);
    expect((await attempt(email, { otp: await mailedCode(server, email) }))[0]).toBe(423);
  });

  test.each(oddCodes)('otp %s is refused when the code has expired, and when there was never one', async (_, code) => {
    const [{ email }, { email: other }] = [
      await makePerson(server.services, 'HR'),
      await makePerson(server.services, 'HR'),
    ];
    await post('/request-login-otp', { email });
    server.clock.advance({ seconds: 301 });
    for (const address of [email, other, unknownEmail()])
      expect([await attempt(address, code), await attempt(address, code), await attempt(address, code)]).toEqual(
        threeTries,
      );
  });

  test('and it is counted together with wrong codes', async () => {
    const { email } = await makePerson(server.services, 'JOBSEEKER');
    await post('/request-login-otp', { email });
    expect(await attempt(email, { otp: null })).toEqual([400, incomplete, 2]);
    expect(await attempt(email, { otp: '000000' })).toEqual([401, 'Incorrect OTP. Attempts left: 1', 1]);
    expect((await attempt(email, {}))[0]).toBe(423);
  });
});

describe('CVE-2026-24038 GraphQL', () => {
  test.each(strings)('loginWithCode: otp %s is refused and counted', async (_, { otp }: { otp?: unknown }) => {
    const { email } = await makePerson(server.services, 'JOBSEEKER');
    const attempt = async () => {
      const { status, body } = await postGraphqlFrom(server, newAddress(), 'loginWithCode', email, otp as string);
      return [status, body.error, body.verifyAttemptsLeft];
    };
    expect([await attempt(), await attempt(), await attempt()]).toEqual(threeTries);
  });

  test('loginWithCode: what is no text, or missing, does not fit the schema', async () => {
    for (const otp of ['null', '[]', '{}', 'true', '0', undefined]) {
      const query = `mutation { loginWithCode(email: "a@b.in"${otp === undefined ? '' : `, otp: ${otp}`}) { token } }`;
      const { status, errors, data } = await server.graphql(query, {}, undefined, { expectsInvalid: true });
      expect([status, errors[0]?.extensions.code, data]).toEqual([400, 'BAD_USER_INPUT', null]);
    }
  });

  test.each(strings)(
    'verifyEmailChange: otp %s is refused and counted, with a code and without',
    async (_, { otp }: { otp?: unknown }) => {
      for (const hasCode of [true, false]) {
        const { email, token } = await makePerson(server.services, 'HR');
        if (hasCode)
          await server.graphql(
            'mutation ($email: String!) { requestEmailChange(email: $email) { message } }',
            { email: unknownEmail() },
            token,
          );
        const attempt = async () => {
          const { status, errors } = await server.graphql(
            'mutation ($otp: String!) { verifyEmailChange(otp: $otp) { email } }',
            { otp },
            token,
          );
          return [status, errors[0]?.message, errors[0]?.extensions.attemptsLeft];
        };
        expect([await attempt(), await attempt(), await attempt()]).toEqual([
          [400, incomplete, 2],
          [400, incomplete, 1],
          [423, accountMessages.newEmailCodeBlocked(60), 0],
        ]);
        expect((await server.graphql('{ me { email } }', {}, token)).data).toEqual({ me: { email } });
      }
    },
  );
});

describe('CVE-2026-24038 /verify-otp', () => {
  test.each(oddCodes)('otp %s is refused and counted, with its sign-up, after it and without one', async (_, code) => {
    const [email, late] = [unknownEmail(), unknownEmail()];
    const tickets = [
      await postSignup(server, { email, role: 'hr' }, null),
      await postSignup(server, { email: late, role: 'hr' }, null),
    ].map(({ body }) => body.tempToken);
    // Without the ticket of a sign-up, a guess counts at the network that it comes from.
    const network = newAddress();
    const attempt = async (address: string, tempToken: string | undefined) => {
      const { status, body, headers } = await post('/verify-otp', { email: address, tempToken, ...code }, network);
      expect([body.token, headers.getSetCookie()]).toEqual([undefined, []]);
      return [status, body.error, body.verifyAttemptsLeft];
    };
    const inTime: [string, string | undefined][] = [
      [email, tickets[0]],
      [unknownEmail(), tickets[0]],
      [unknownEmail(), 'no-ticket'],
    ];
    const refused = [
      [400, accountMessages.signupCodeIncomplete(), 2],
      [400, accountMessages.signupCodeIncomplete(), 1],
      [423, accountMessages.tooManyWrongCodes(60), 0],
    ];
    for (const [address, ticket] of inTime)
      expect([await attempt(address, ticket), await attempt(address, ticket), await attempt(address, ticket)]).toEqual(
        refused,
      );
    server.clock.advance({ seconds: 601 });
    expect([await attempt(late, tickets[1]), await attempt(late, tickets[1]), await attempt(late, tickets[1])]).toEqual(
      refused,
    );
    expect(await server.services.database.query('select 1 from users where email in ($1, $2)', [email, late])).toEqual(
      [],
    );
  });
});
