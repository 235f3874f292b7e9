import {
  badCode,
  form,
  otherEmail,
  refused,
  resend,
  rightCode,
  signedIn,
  signUp,
  signupCode,
  startTwinServer,
  ticketOf,
  times,
  tryBadSignupCode,
  walk,
  withResume,
} from '../../test/twin-scenarios.ts';
import { accountMessages } from '../people/identity/login/account.rules.ts';

startTwinServer();

describe('REST-03 DATA-03 DATA-04 REG-24 /signup', () => {
  const ticket = {
    status: 200,
    message: 'OTP sent to your email.',
    tempToken: 'given',
    retryIn: 30,
    otpExpiresIn: 300,
    attemptsLeft: 2,
    otpVerifyAttempts: 3,
    blockDuration: null,
  };
  walk([
    ['takes name, email, password and role of a recruiter', { name: 'signup', input: form, expected: ticket }],
    ['takes a resume of a job seeker', { name: 'signup', input: withResume, expected: ticket }],
    [
      'answers the same for an address that has an account',
      { name: 'signup', who: 'HR', input: form, expected: ticket },
    ],
    [
      'says which field is wrong',
      {
        name: 'signup',
        input: (twin) => ({ ...form(twin), email: 'nobody', name: '7', password: 'weak' }),
        expected: refused(400, accountMessages.nameLetters(), {
          code: 'BAD_USER_INPUT',
          fields: {
            name: accountMessages.nameLetters(),
            email: accountMessages.emailInvalid(),
            password: accountMessages.passwordWeak(),
          },
        }),
      },
    ],
    [
      'OP-004 needs the resume of a job seeker',
      {
        name: 'signup',
        input: (twin) => ({ ...form(twin), role: 'jobseeker' }),
        expected: refused(400, 'Please upload a valid PDF resume.'),
      },
    ],
    [
      'ROLE-03 REST-19 refuses the role admin',
      {
        name: 'signup',
        input: (twin) => ({ ...form(twin), role: 'admin' }),
        expected: refused(400, accountMessages.roleUnknown()),
      },
    ],
    [
      'ROLE-03 REST-19 refuses the role superadmin',
      {
        name: 'signup',
        input: (twin) => ({ ...form(twin), role: 'superadmin' }),
        expected: refused(400, accountMessages.roleUnknown()),
      },
    ],
    [
      'ERR-10 is refused when it comes again too early',
      {
        name: 'signup',
        before: [signUp],
        input: form,
        expected: refused(429, 'Please wait 30s before requesting another OTP.', { retryIn: 30, retryAfter: '30' }),
      },
    ],
    [
      'ERR-10 is refused after the third mail',
      {
        name: 'signup',
        before: [signUp, 30, signUp, 30, signUp, 40],
        input: form,
        expected: refused(423, 'Please wait 20s before requesting another OTP.', {
          remainingBlockSeconds: 20,
          retryAfter: '20',
        }),
      },
    ],
  ]);
});

describe('REST-04 DATA-05 /verify-otp', () => {
  walk([
    [
      'opens the account and signs in',
      { name: 'verifySignup', before: [signUp], input: signupCode(rightCode), expected: signedIn('hr', 'Asha Rao') },
    ],
    [
      'REG-37 counts a wrong code',
      {
        name: 'verifySignup',
        before: [signUp],
        input: signupCode(badCode),
        expected: refused(401, 'Incorrect OTP. Attempts left: 2', { verifyAttemptsLeft: 2, otpExpiresIn: 300 }),
      },
    ],
    [
      'blocks at the third',
      {
        name: 'verifySignup',
        before: [signUp, ...times(2, tryBadSignupCode)],
        input: signupCode(badCode),
        expected: refused(423, 'Too many wrong attempts. Please wait 60 seconds.', {
          blockDuration: 60,
          verifyAttemptsLeft: 0,
        }),
      },
    ],
    [
      'refuses even the right code during the block',
      {
        name: 'verifySignup',
        before: [signUp, ...times(3, tryBadSignupCode), 7],
        input: signupCode(rightCode),
        expected: refused(423, 'Too many attempts. Please wait 53s.', { remainingBlockSeconds: 53 }),
      },
    ],
    [
      'says that a code is too old',
      {
        name: 'verifySignup',
        before: [signUp, 301],
        input: signupCode(rightCode),
        expected: refused(401, 'OTP expired', { otpExpiresIn: null }),
      },
    ],
    [
      'REG-31 counts what is no code',
      {
        name: 'verifySignup',
        before: [signUp],
        input: (twin) => ({ ...ticketOf(twin), otp: '12345' }),
        expected: refused(400, 'Please enter complete OTP.', { verifyAttemptsLeft: 2 }),
      },
    ],
    [
      'CVE-2025-66225 refuses another address',
      { name: 'verifySignup', before: [signUp], input: otherEmail(signupCode(rightCode)), expected: { status: 401 } },
    ],
  ]);
});

describe('REST-05 REST-18 OP-020 DATA-06 REG-45 REG-48 /resend-signup-otp', () => {
  walk([
    [
      'answers a new ticket and all counters',
      {
        name: 'resendSignupCode',
        before: [signUp, 30],
        input: ticketOf,
        expected: {
          status: 200,
          message: 'OTP resent successfully!',
          tempToken: 'given',
          retryIn: 30,
          otpExpiresIn: 300,
          attemptsLeft: 1,
          verifyAttemptsLeft: 3,
        },
      },
    ],
    [
      'is refused too early',
      {
        name: 'resendSignupCode',
        before: [signUp, 10],
        input: ticketOf,
        expected: refused(429, 'Please wait 20s before requesting another OTP.', {
          retryIn: 20,
          otpExpiresIn: 290,
          attemptsLeft: 2,
        }),
      },
    ],
    [
      'ERR-10 is refused after the third mail',
      {
        name: 'resendSignupCode',
        before: [signUp, 30, resend, 30, resend, 30],
        input: ticketOf,
        expected: refused(423, 'Please wait 30s before requesting another OTP.', {
          attemptsLeft: 0,
          remainingBlockSeconds: 30,
        }),
      },
    ],
    [
      'is refused with a ticket of no one',
      {
        name: 'resendSignupCode',
        before: [signUp, 30],
        input: ({ email }) => ({ email, tempToken: 'made up' }),
        expected: refused(400, accountMessages.signupGone()),
      },
    ],
    [
      'CVE-2025-66225 refuses another address',
      {
        name: 'resendSignupCode',
        before: [signUp, 30],
        input: otherEmail(ticketOf),
        expected: refused(400, accountMessages.signupGone()),
      },
    ],
  ]);
});
