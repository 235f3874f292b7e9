import { Route, Routes } from 'react-router-dom';
import {
  areBoxesThere,
  boxes,
  button,
  codeInBoxes,
  enterCode,
  field,
  fieldErrors,
  overNetwork,
  pass,
  press,
  refuse,
  settle,
  shows,
  stopTime,
  ticket,
  type,
  wrongCode,
} from '../../../test/code-screen.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

stopTime();

const email = 'asha@example.in';
const password = 'Banyan#2741';
const { tempToken: _, ...counters } = ticket;
const member = (role = 'JOBSEEKER') => ({
  id: 'u1',
  name: 'Asha Nair',
  email,
  role,
  emailVerified: true,
  consentRequired: false,
  deletesAt: null,
});
const hint = 'userDetails=%7B%7D';
let me: object | null;
beforeEach(() => {
  me = null;
  document.cookie = `${hint}; max-age=0`;
});

/** What the server does when it accepts: the next `me` is signed in. */
const accept = (answer: object, role?: string) => () => {
  me = member(role);
  document.cookie = hint;
  return answer;
};
const loggedIn = { message: '', codeRequired: false, counters };

async function open(fields: Record<string, unknown> = {}, answers: Answers = {}, at = '/login') {
  const shown = showScreen(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
      <Route path="*" element={<p>Arrived</p>} />
    </Routes>,
    {
      at,
      answers,
      fields: overNetwork({
        me: () => me,
        pendingSignup: null,
        requestLoginCode: { ...counters, message: '' },
        loginWithPassword: accept(loggedIn),
        ...fields,
      }),
    },
  );
  await settle();
  return shown;
}

async function logIn(typed = email): Promise<void> {
  await type('Email', typed);
  await type('Password', password);
  await press('Login');
}

async function requestCode(fields: Record<string, unknown> = {}, answers: Answers = {}) {
  const shown = await open(fields, answers);
  await type('Email', email);
  await press('Login with OTP');
  return shown;
}
const link = (name: string) => document.querySelector(`a[href="${name}"]`)?.textContent;
describe('step 1', () => {
  test('LOGIN-01 LOGIN-02 LOGIN-03 LOGIN-12 asvs-6.2.6 asvs-6.2.7 email, a hidden password, links', async () => {
    await open();
    expect([field('Email').autocomplete, field('Password').type, field('Password').autocomplete]).toEqual([
      'username',
      'password',
      'current-password',
    ]);
    await user.click(field('Password'));
    await user.paste(password);
    expect(field('Password').value).toBe(password);
    expect([link('/forgot-password'), link('/register'), areBoxesThere(), button('Login with OTP').disabled]).toEqual([
      'Forgot password?',
      'Sign up',
      false,
      false,
    ]);
  });

  test('LOGIN-04 LOGIN-05 missing fields and a malformed address are reported, and nothing is sent', async () => {
    const { asked } = await open();
    await press('Login with OTP');
    expect(shows('Email required.')).toBe(true);
    for (const typed of ['', email]) {
      await type('Email', typed);
      await press(/^Login$/);
      expect(shows('Email and password required.')).toBe(true);
    }
    await logIn('asha@example');
    expect(fieldErrors()).toEqual([['Email', 'Invalid Email format.']]);
    expect(asked.map(({ operation }) => operation)).toEqual(['Me']);
  });

  test.each([
    ['JOBSEEKER', '/login', '/profile'],
    ['HR', '/login', '/hire/hrprofile'],
    ['HR', '/login?returnTo=%2Fhire%2Fpost-job', '/hire/post-job'],
  ])('LOGIN-20 LOGIN-21 ROLE-06 a right password leads a %s from %s to %s', async (role, at, home) => {
    const { askedFor, address } = await open({ loginWithPassword: accept(loggedIn, role) }, {}, at);
    await logIn(` ${email} `);
    expect([askedFor('LoginWithPassword'), address()]).toEqual([[{ email, password }], home]);
  });

  test('LOGIN-13 LOGIN-14 LOGIN-18 ERR-01 ERR-08 the fifth wrong password blocks it; codes work', async () => {
    let answer = refuse('Incorrect email or password. Attempts left: 1', { code: 'UNAUTHENTICATED', ...counters });
    const { address } = await open({ loginWithPassword: () => answer() });
    await logIn();
    expect([shows('Incorrect email or password. Attempts left: 1'), field('Password').value]).toEqual([true, password]);
    const block = { code: 'BLOCKED', reason: 'PASSWORDS_BLOCKED', retryIn: null, remainingBlockSeconds: 60 };
    answer = refuse('Account is temporarily blocked for 60s.', block);
    await press('Login');
    const state = () => [
      /blocked for (\d+)s/.exec(document.body.textContent)?.[1],
      button(/^Login$/).disabled,
      button('Login with OTP').disabled,
    ];
    expect(state()).toEqual(['60', true, false]);
    await pass(20_000);
    expect(state()).toEqual(['40', true, false]);
    // Waits belong to an address.
    await type('Email', 'other@example.in');
    expect(state()).toEqual([undefined, false, false]);
    await logIn();
    await pass(60_000);
    expect(state()).toEqual([undefined, false, false]);
    answer = accept(loggedIn) as () => never;
    await press('Login');
    expect(address()).toBe('/profile');
  });

  test('LOGIN-07 ERR-10 a refused code is announced with its wait; step 1 stays and counts down', async () => {
    let answer: () => object = refuse('Please wait 60s before requesting another OTP.', {
      code: 'BLOCKED',
      reason: 'SENDING_BLOCKED',
      retryIn: 60,
      remainingBlockSeconds: 60,
    });
    await requestCode({ requestLoginCode: () => answer() });
    expect(shows('Please wait 60s before requesting another OTP.')).toBe(true);
    expect([button('Login with OTP').disabled, button(/^Login$/).disabled]).toEqual([true, false]);
    await pass(60_000);
    answer = () => counters;
    await press('Login with OTP');
    expect(areBoxesThere()).toBe(true);
  });

  test('LOGIN-07 ERR-05 ERR-06 without an answer each button has its message, and nothing typed is lost', async () => {
    await open({}, { LoginWithPassword: 'FAIL', RequestLoginCode: 'FAIL' });
    await logIn();
    expect(shows('Login failed')).toBe(true);
    await press('Login with OTP');
    expect([shows('OTP request failed'), field('Email').value, field('Password').value]).toEqual([
      true,
      email,
      password,
    ]);
  });
});

test('LOGIN-22 an admin enters password and code; again, the countdowns are those of the server', async () => {
  let answer = { ...loggedIn, codeRequired: true };
  const fields = { loginWithPassword: () => answer, loginWithCode: accept({ message: '' }, 'ADMIN') };
  const { address } = await open(fields);
  await logIn();
  await press('Login with Password');
  answer = { ...answer, counters: { ...counters, retryIn: 10, otpExpiresIn: 280 } };
  await press(/^Login$/);
  expect([shows('4:40'), shows('Resend OTP in 10s')]).toEqual([true, true]);
  await enterCode('123456');
  expect(address()).toBe('/admin');
});

describe('step 2', () => {
  test('LOGIN-06 LOGIN-08 LOGIN-09 LOGIN-10 LOGIN-15 six boxes with countdowns, and a way back', async () => {
    const { askedFor } = await requestCode();
    expect(boxes()).toHaveLength(6);
    await enterCode('1234');
    expect([shows('Please enter the complete 6-digit OTP.'), askedFor('LoginWithCode')]).toEqual([true, []]);
    const seconds = () => /valid for (\S+)\..*Resend OTP in (\d+)s/.exec(document.body.textContent)?.slice(1);
    expect(seconds()).toEqual(['5:00', '30']);
    await pass(1000);
    expect(seconds()).toEqual(['4:59', '29']);
    await press('Login with Password');
    expect([field('Email').value, shows(/^Please wait 29s before requesting another OTP\.$/)]).toEqual([email, true]);
  });

  test('LOGIN-11 ERR-15 CONST-07 a new code is announced, restarts the countdowns, and logs in', async () => {
    const { askedFor, address } = await requestCode({
      resendLoginCode: { ...counters, message: 'OTP resent successfully!' },
      loginWithCode: accept({ message: '' }),
    });
    expect(button(/^Resend OTP in/).disabled).toBe(true);
    await pass(30_000);
    await press('Resend OTP');
    expect(toastStore.toasts().at(-1)).toMatchObject({ kind: 'success', content: 'OTP resent successfully!' });
    expect(button('Resend OTP in 30s').disabled).toBe(true);
    await enterCode('123456');
    expect([askedFor('ResendLoginCode'), askedFor('LoginWithCode'), address()]).toEqual([
      [{ email }],
      [{ email, otp: '123456' }],
      '/profile',
    ]);
  });

  test('LOGIN-13 LOGIN-14 LOGIN-16 LOGIN-17 OP-009 ERR-09 CONST-04 three wrong codes block for 60 s', async () => {
    let answer = wrongCode(1);
    await requestCode({ loginWithCode: () => answer() });
    await enterCode('123456');
    expect([shows('Incorrect OTP. Attempts left: 1'), codeInBoxes()]).toEqual([true, '']);
    answer = refuse('Please wait 60s before trying OTP again.', {
      code: 'BLOCKED',
      reason: 'CODES_BLOCKED',
      retryIn: null,
      otpExpiresIn: null,
      remainingBlockSeconds: 60,
    });
    await enterCode('123456');
    const state = () => [
      shows(/before trying OTP again/),
      boxes()[0]?.disabled,
      button('Verify OTP').disabled,
      shows('OTP expired'),
    ];
    expect([shows('Please wait 60s before trying OTP again.'), ...state()]).toEqual([true, true, true, true, false]);
    await pass(60_000);
    await settle();
    expect([...state(), button('Resend OTP').disabled]).toEqual([false, false, false, true, false]);
  });

  test('ERR-07 without an answer the code stays; a slow one keeps the button busy and is sent once', async () => {
    const answers: Answers = { LoginWithCode: 'FAIL' };
    const { promise, resolve } = Promise.withResolvers<object>();
    const { askedFor } = await requestCode({ loginWithCode: () => promise }, answers);
    await enterCode('123456');
    expect([shows('OTP verification failed.'), codeInBoxes()]).toEqual([true, '123456']);
    delete answers['LoginWithCode'];
    await user.type(boxes()[5] as HTMLElement, '{Enter}');
    await settle();
    expect(button('Verify OTP').getAttribute('aria-busy')).toBe('true');
    await user.keyboard('{Enter}');
    resolve({ message: '' });
    await settle();
    expect(askedFor('LoginWithCode')).toHaveLength(2);
  });
});

test.each([
  ['/register', 'JOBSEEKER', '/profile'],
  ['/register', 'HR', '/hire/hrprofile'],
  ['/login', 'JOBSEEKER', '/profile'],
  ['/login?returnTo=%2Fapplied-jobs%3Ftab%3Dhiring-done', 'JOBSEEKER', '/applied-jobs?tab=hiring-done'],
  ['/login?returnTo=https%3A%2F%2Fevil.example%2F', 'JOBSEEKER', '/profile'],
])('REG-53 LOGIN-25 ROLE-05 ROLE-06 at %s both cookies lead a %s to %s, one alone does not', async (at, role, home) => {
  document.cookie = hint;
  const forged = await open({}, {}, at);
  expect(forged.address()).toBe(at);
  forged.unmount();
  me = member(role);
  document.cookie = `${hint}; max-age=0`;
  const unhinted = await open({}, {}, at);
  expect(unhinted.address()).toBe(at);
  unhinted.unmount();
  document.cookie = hint;
  expect((await open({}, {}, at)).address()).toBe(home);
});
