import {
  badCode,
  bothAnswers,
  emailOnly,
  otherEmail,
  refused,
  requestCode,
  requestForManyOthers,
  rightCode,
  signedIn,
  startTwinServer,
  times,
  tryBadLoginCode,
  walk,
} from '../../test/twin-scenarios.ts';
import { accountMessages } from '../people/identity/login/account.rules.ts';
import { restRoutes } from './contents.ts';

startTwinServer();

describe.each([
  ['REST-06 DATA-07 /request-login-otp', 'requestLoginCode', 'OTP sent to your email.'],
  ['REST-09 DATA-07 /resend-login-otp', 'resendLoginCode', 'OTP resent successfully!'],
] as const)('%s', (_path, name, message) => {
  const ticket = {
    status: 200,
    message,
    otpExpiresIn: 300,
    retryIn: 30,
    otpAttemptsLeft: 2,
    otpVerifyAttemptsLeft: 3,
    attemptsLeft: 5,
    passwordAttemptsLeft: 5,
    remainingBlockSeconds: null,
  };
  walk([
    ['LOGIN-13 mails a code and answers every counter', { name, who: 'JOBSEEKER', input: emailOnly, expected: ticket }],
    ['answers the same for an address that no one has', { name, input: emailOnly, expected: ticket }],
    [
      'needs an address',
      {
        name,
        input: () => ({ email: '' }),
        expected: refused(400, 'Email required.', { fields: { email: 'Email required.' } }),
      },
    ],
    [
      'needs one that can be one',
      { name, input: () => ({ email: 'a b@c.in' }), expected: refused(400, 'Invalid Email format.') },
    ],
    [
      'is refused too early',
      {
        name,
        who: 'HR',
        before: [requestCode, 12],
        input: emailOnly,
        expected: refused(429, 'Please wait 18s before requesting another OTP.', { retryIn: 18 }),
      },
    ],
    [
      'ERR-10 LOGIN-14 is refused after the third mail',
      {
        name,
        who: 'HR',
        before: [requestCode, 30, requestCode, 30, requestCode, 30],
        input: emailOnly,
        expected: refused(423, 'Please wait 30s before requesting another OTP.', {
          otpAttemptsLeft: 0,
          remainingBlockSeconds: 30,
        }),
      },
    ],
    [
      'is refused to a network that asks for too many',
      {
        name,
        before: [requestForManyOthers],
        input: emailOnly,
        expected: refused(429, accountMessages.tooManyFromAddress(), { retryAfterSeconds: 600, retryIn: 600 }),
      },
    ],
  ]);
});

describe('REST-07 DATA-07 DATA-08 /login-verify', () => {
  walk([
    [
      'LOGIN-13 signs in',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode],
        input: rightCode,
        expected: signedIn('hr', 'Person hr'),
      },
    ],
    [
      'LOGIN-14 counts a wrong code',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode],
        input: badCode,
        expected: refused(401, 'Incorrect OTP. Attempts left: 2', {
          otpVerifyAttemptsLeft: 2,
          retryIn: 30,
          retryAfter: null,
        }),
      },
    ],
    [
      'ERR-09 blocks at the third',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode, ...times(2, tryBadLoginCode)],
        input: badCode,
        expected: refused(423, 'Please wait 60s before trying OTP again.', {
          remainingBlockSeconds: 60,
          retryAfter: '60',
        }),
      },
    ],
    [
      'ERR-09 refuses even the right code during the block',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode, ...times(3, tryBadLoginCode), 1],
        input: rightCode,
        expected: refused(423, 'Please wait 59s before trying OTP again.'),
      },
    ],
    [
      'says that a code is too old',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode, 301],
        input: rightCode,
        expected: refused(401, 'OTP expired'),
      },
    ],
    [
      'LOGIN-10 counts what is no code',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode],
        input: ({ email }) => ({ email, otp: '' }),
        expected: refused(400, 'Please enter the complete 6-digit OTP.', { otpVerifyAttemptsLeft: 2 }),
      },
    ],
    [
      'answers the same for an address that no one has',
      {
        name: 'loginWithCode',
        before: [requestCode],
        input: badCode,
        expected: refused(401, 'Incorrect OTP. Attempts left: 2'),
      },
    ],
    [
      'CVE-2025-66225 refuses another address',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode],
        input: otherEmail(rightCode),
        expected: { status: 401 },
      },
    ],
  ]);
});

test('two answers that differ in one field are seen to differ', async () => {
  const { rest, graphql } = await bothAnswers({
    name: 'loginWithCode',
    before: [requestCode],
    input: badCode,
    expected: {},
  });
  expect({ ...rest, verifyAttemptsLeft: 1 }).not.toEqual(graphql);
});

test('REST-20 OP-061 OP-063 OP-066 OP-067 profile, contact, jobs and applying go over GraphQL, not REST', () => {
  const paths = restRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(paths).toEqual(
    expect.arrayContaining(['POST /signup', 'GET /jobseeker/profile', 'GET /api/jobseeker/notifications']),
  );
  expect(
    paths.filter((path) => /job(?!seeker)|contact|announcement|appl(y|ication)|^(?!GET).*profile/i.test(path)),
  ).toEqual([]);
});
