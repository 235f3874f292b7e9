import {
  call,
  emailOnly,
  password,
  passwordOf,
  refused,
  signedIn,
  startTwinServer,
  times,
  tryBadPassword,
  walk,
} from '../../test/twin-scenarios.ts';
import { accountMessages } from '../people/identity/login/account.rules.ts';

startTwinServer();

describe('REST-08 DATA-07 DATA-08 /login-password', () => {
  walk([
    [
      'LOGIN-13 signs in',
      {
        name: 'loginWithPassword',
        who: 'JOBSEEKER',
        input: passwordOf(password),
        expected: signedIn('jobseeker', 'Person jobseeker'),
      },
    ],
    [
      'LOGIN-14 counts a wrong password',
      {
        name: 'loginWithPassword',
        who: 'JOBSEEKER',
        input: passwordOf('Wrong@123'),
        expected: refused(401, 'Incorrect email or password. Attempts left: 4', { passwordAttemptsLeft: 4 }),
      },
    ],
    [
      'ERR-08 blocks at the fifth',
      {
        name: 'loginWithPassword',
        who: 'JOBSEEKER',
        before: times(4, tryBadPassword),
        input: passwordOf('Wrong@123'),
        expected: refused(423, 'Account is temporarily blocked for 60s.', { passwordAttemptsLeft: 0 }),
      },
    ],
    [
      'ERR-08 refuses even the right one during the block',
      {
        name: 'loginWithPassword',
        who: 'JOBSEEKER',
        before: [...times(5, tryBadPassword), 20],
        input: passwordOf(password),
        expected: refused(423, 'Account is temporarily blocked for 40s.', {
          remainingBlockSeconds: 40,
          retryAfter: '40',
        }),
      },
    ],
    [
      'needs both',
      { name: 'loginWithPassword', input: passwordOf(''), expected: refused(400, 'Email and password required.') },
    ],
    [
      'answers the same for an address that no one has',
      {
        name: 'loginWithPassword',
        input: passwordOf(password),
        expected: refused(401, 'Incorrect email or password. Attempts left: 4'),
      },
    ],
    [
      'asks an admin for a code too',
      {
        name: 'loginWithPassword',
        who: 'ADMIN',
        input: passwordOf(password),
        expected: { status: 200, token: null, codeRequired: true, data: null, cookies: ['device', 'passwordStep'] },
      },
    ],
  ]);
});

describe('REST-10 FORGOT-05 /forgot-password', () => {
  const name = 'forgotPassword';
  walk([
    [
      'mails a link',
      { name, who: 'HR', input: emailOnly, expected: { status: 200, message: accountMessages.linkSent() } },
    ],
    [
      'answers the same for an address that no one has',
      { name, input: emailOnly, expected: { status: 200, message: accountMessages.linkSent() } },
    ],
    ['needs an address', { name, input: () => ({ email: '' }), expected: refused(400, 'Email required.') }],
    [
      'is refused too early',
      {
        name,
        who: 'HR',
        before: [call(name, emailOnly)],
        input: emailOnly,
        expected: refused(429, 'Please wait 30s before requesting another link.', { retryIn: 30 }),
      },
    ],
    [
      'C-7 answers the same after the third mail, whose link is still good',
      {
        name,
        who: 'HR',
        before: [call(name, emailOnly), 30, call(name, emailOnly), 30, call(name, emailOnly), 30],
        input: emailOnly,
        expected: { status: 200, message: accountMessages.linkSent() },
      },
    ],
  ]);
});
