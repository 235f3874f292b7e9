import { Route, Routes } from 'react-router-dom';
import {
  areBoxesThere,
  boxes,
  button,
  codeInBoxes,
  enterCode,
  field,
  overNetwork,
  pass,
  press,
  refuse,
  settle,
  shows,
  stopTime,
  ticket,
  wrongCode,
} from '../../../test/code-screen.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { RegisterPage } from '../pages/register-page.tsx';
import { Signup } from './signup.tsx';

stopTime();
beforeEach(() => toastStore.toasts([]));

const person = { email: 'ila@example.in', name: 'Ila Menon' };
const seconds = (text: RegExp) => {
  const [, minutes = '0', rest] = new RegExp(`${text.source} (?:(\\d+):)?(\\d+)`).exec(document.body.textContent) ?? [];
  return Number(minutes) * 60 + Number(rest);
};
const countdowns = () => [seconds(/valid for/), seconds(/Resend OTP in/)];
const lastToast = () => toastStore.toasts().at(-1)?.content;
const signups = { pendingSignup: null, signup: ticket, cancelSignup: true, me: null };

/** At the code of a sign-up that was interrupted, as after a reload. */
async function resume(fields: Record<string, unknown> = {}, answers: Answers = {}, counters: object = {}) {
  const pendingSignup = { ...person, ticket: { ...ticket, ...counters } };
  const shown = showScreen(<Signup>Below</Signup>, {
    answers,
    fields: overNetwork({ ...signups, pendingSignup, ...fields }),
  });
  await settle();
  return shown;
}

const routes = (
  <Routes>
    <Route path="/register" element={<RegisterPage />} />
    <Route path="*" element={<p>Home</p>} />
  </Routes>
);
let me: object | null = null;

/** At the code of a new sign-up of a recruiter. */
async function signUp(fields: Record<string, unknown> = {}, page = <Signup>Below</Signup>) {
  const shown = showScreen(page, {
    at: '/register?returnTo=%2Fhire%2Fhiring',
    fields: overNetwork({ ...signups, ...fields }),
  });
  await settle();
  await fill(field('Name'), person.name);
  await fill(field('Email'), person.email);
  await fill(field('Password'), 'Lantern#5190');
  await user.click(field('I agree to the privacy notice below.'));
  await user.click(field('I am 18 or older.'));
  await press('Sign up');
  return shown;
}

test('CONST-03 REG-25 REG-26 REG-27 REG-28 REG-30 REG-23 six boxes, countdowns, and a way back', async () => {
  const { askedFor } = await signUp();
  expect([boxes().length, shows(person.email), shows('OTP sent to your email.')]).toEqual([6, true, true]);
  const before = countdowns();
  expect(before).toEqual([300, 30]);
  for (const passed of [1, 2, 3]) {
    await pass(1000);
    expect(countdowns()).toEqual([300 - passed, 30 - passed]);
  }
  expect([shows('OTP sent to your email.'), shows(/^Nothing came\?/)]).toEqual([false, true]);
  await press('Back to Signup');
  expect([field('Name').value, field('Email').value, askedFor('CancelSignup').length]).toEqual([
    person.name,
    person.email,
    1,
  ]);
  expect([button('Sign up').disabled, shows(/^Please wait 27s before requesting another OTP\.$/)]).toEqual([
    true,
    true,
  ]);
  await fill(field('Email'), 'other@example.in');
  expect(button('Sign up').disabled).toBe(false);
  await press('Sign up');
  expect([areBoxesThere(), shows('other@example.in')]).toEqual([true, true]);
});

test('REG-26 Back while a new code is being sent stays at the form, with its text', async () => {
  const resent = Promise.withResolvers<object>();
  await signUp({ signup: { ...ticket, retryIn: null }, resendSignupCode: () => resent.promise });
  await press('Resend OTP');
  await press('Back to Signup');
  resent.resolve({ ...ticket, tempToken: 'next', message: 'Another OTP sent' });
  await settle();
  expect(lastToast()).toBe('Another OTP sent');
  expect([field('Name').value, field('Email').value, areBoxesThere()]).toEqual([person.name, person.email, false]);
});

test('REG-24 an interrupted sign-up resumes at its code with its counters; back, its details are there', async () => {
  await resume({}, {}, { retryIn: null, otpExpiresIn: 260 });
  expect([shows(person.email), seconds(/valid for/), button('Resend OTP').disabled]).toEqual([true, 260, false]);
  await press('Back to Signup');
  expect([field('Name').value, field('Email').value]).toEqual([person.name, person.email]);
});

test('REG-24 a new sign-up that is being typed is not interrupted', async () => {
  const late = Promise.withResolvers<object>();
  await resume({ pendingSignup: () => late.promise });
  await fill(field('Name'), 'Asha');
  late.resolve({ ...person, ticket });
  await settle();
  expect([field('Name').value, areBoxesThere()]).toEqual(['Asha', false]);
});

test('REG-33 a reload does not end a block', async () => {
  await resume({}, {}, { remainingBlockSeconds: 40 });
  expect([shows('Too many attempts. Please wait 40s.'), button('Verify OTP').disabled]).toEqual([true, true]);
});

test('REG-32 REG-34 REG-45 REG-46 ERR-15 an expired code is not sent; a new one has its own ticket', async () => {
  const { askedFor } = await resume(
    {
      resendSignupCode: { ...ticket, tempToken: 'next', message: 'OTP resent successfully!' },
      verifySignup: { message: '' },
    },
    {},
    { retryIn: null, otpExpiresIn: null },
  );
  expect(shows('OTP expired')).toBe(true);
  await enterCode('123456');
  expect(askedFor('VerifySignup')).toEqual([]);
  await press('Resend OTP');
  expect([lastToast(), shows('OTP expired'), codeInBoxes(), ...countdowns()]).toEqual([
    'OTP resent successfully!',
    false,
    '',
    300,
    30,
  ]);
  await enterCode('654321');
  expect([askedFor('ResendSignupCode'), askedFor('VerifySignup')]).toEqual([
    [{ email: person.email, tempToken: 'ticket' }],
    [{ email: person.email, tempToken: 'next', otp: '654321' }],
  ]);
});

test('REG-48 ERR-01 ERR-10 a refused resend shows its words and seconds; the typed code stays', async () => {
  const refused = refuse('Please wait 20s before requesting another OTP.', { code: 'RATE_LIMITED', retryIn: 20 });
  await resume({ resendSignupCode: refused }, {}, { retryIn: null });
  await user.type(boxes()[0] as HTMLElement, '123456');
  await press('Resend OTP');
  expect([shows('Please wait 20s before requesting another OTP.'), seconds(/Resend OTP in/), codeInBoxes()]).toEqual([
    true,
    20,
    '123456',
  ]);
});

test('ERR-03 ERR-04 without an answer each button has its message, and the code stays', async () => {
  await resume({}, { VerifySignup: 'FAIL', ResendSignupCode: 'FAIL' }, { retryIn: null });
  await enterCode('123456');
  expect([shows('Internal Server'), codeInBoxes()]).toEqual([true, '123456']);
  await press('Resend OTP');
  expect([shows('Failed to resend OTP.'), codeInBoxes()]).toEqual([true, '123456']);
});

// Attempts count, boxes are emptied. After the block the form unlocks and refetches its counters.
test('REG-35 REG-36 REG-37 REG-38 REG-39 REG-29 REG-42 REG-43 OP-009 CONST-04 three wrong codes lock it', async () => {
  let answer: () => void = () => undefined;
  let pendingSignup: object = { ...person, ticket };
  const { askedFor } = await resume({ verifySignup: () => answer(), pendingSignup: () => pendingSignup });
  for (const left of [2, 1]) {
    answer = wrongCode(left);
    await enterCode('123456');
    expect([shows(`Incorrect OTP. Attempts left: ${left}`), codeInBoxes()]).toEqual([true, '']);
    expect(document.activeElement).toBe(boxes()[0]);
  }
  const sentence = 'Too many wrong attempts. Please wait 60 seconds.';
  answer = refuse(sentence, { ...ticket, code: 'BLOCKED', otpExpiresIn: null, remainingBlockSeconds: 60 });
  await enterCode('123456');
  expect([shows(sentence), shows('Too many attempts. Please wait 60s.')]).toEqual([true, true]);
  expect([boxes()[0]?.disabled, button('Verify OTP').disabled]).toEqual([true, true]);
  pendingSignup = { ...person, ticket: { ...ticket, retryIn: null, otpExpiresIn: null } };
  await pass(30_000);
  expect(shows('Too many attempts. Please wait 30s.')).toBe(true);
  await pass(30_000);
  await settle();
  expect([shows(/Too many/), boxes()[0]?.disabled, shows('OTP expired')]).toEqual([false, false, true]);
  expect([askedFor('PendingSignup').length, button('Resend OTP').disabled]).toEqual([2, false]);
});

test('REG-50 REG-51 OP-001 ROLE-02 a right code welcomes by first name, and 1.5 s later leads home', async () => {
  const { askedFor, address } = await signUp({ verifySignup: { message: '' }, me: () => me }, routes);
  document.cookie = 'userDetails=%7B%7D';
  me = { id: 'u1', ...person, role: 'HR', emailVerified: true, consentRequired: false, deletesAt: null };
  await enterCode('123456');
  expect([shows('Welcome, Ila. Your account is ready.'), askedFor('Me').length]).toEqual([true, 1]);
  // 240 ms have passed since the answer.
  await pass(1250);
  expect(askedFor('Me')).toHaveLength(1);
  await pass(20);
  await settle();
  expect([address(), toastStore.toasts()]).toEqual(['/hire/hiring', []]);
  const input = { ...person, password: 'Lantern#5190', consent: true, adult: true, role: 'HR', resumeFileId: null };
  expect(askedFor('Signup')).toEqual([{ input }]);
});
