import { Route, Routes } from 'react-router-dom';
import {
  boxes,
  button,
  codeInBoxes,
  enterCode,
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
import { useMe } from '../../shared/lib/me.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { VerifyEmailPage } from './verify-email-page.tsx';

stopTime();
beforeEach(() => toastStore.toasts([]));

const email = 'new@example.in';
const sentCode = (returnTo = '/profile') => ({
  email,
  counters: { resendAt: Date.now() + 30_000, expiresAt: Date.now() + 300_000, blockedUntil: null },
  returnTo,
});
const me = (role: string) => ({ id: 'u1', role, name: 'Asha', email, emailVerified: true, consentRequired: false });
/** The page is open only to users who are known. */
const SignedIn = () => useMe().data?.me && <VerifyEmailPage />;
const toasts = () => toastStore.toasts().map(({ content }) => content);

async function open(fields: Record<string, unknown> = {}, state: unknown = sentCode(), answers: Answers = {}) {
  const shown = showScreen(
    <Routes>
      <Route path="/verify-email-otp" element={<SignedIn />} />
      <Route path="*" element={<p>Arrived</p>} />
    </Routes>,
    {
      at: '/verify-email-otp',
      state,
      answers,
      fields: overNetwork({
        me: { ...me('JOBSEEKER'), deletesAt: null },
        requestEmailChange: ticket,
        verifyEmailChange: { id: 'u1', email, emailVerified: true },
        ...fields,
      }),
    },
  );
  await settle();
  return shown;
}

test('EMAILV-01 EMAILV-02 EMAILV-03 EMAILV-04 EMAILV-05 the new address and six boxes; an incomplete code', async () => {
  const { askedFor } = await open();
  expect([shows('Verify your new email'), shows(email), boxes().length]).toEqual([true, true, 6]);
  await enterCode('123');
  expect([shows('Please enter the complete 6-digit OTP.'), askedFor('VerifyEmailChange')]).toEqual([true, []]);
});

test('EMAILV-06 EMAILV-07 EMAILV-08 a new code can be requested after 30 seconds; a reload resumes', async () => {
  const first = await open();
  expect(button('Resend OTP in 30s').disabled).toBe(true);
  await pass(30_000);
  await press('Resend OTP');
  expect([toasts(), button('Resend OTP in 30s').disabled, first.askedFor('RequestEmailChange')]).toEqual([
    ['OTP resent!'],
    true,
    [{ email }],
  ]);
  await pass(280_000);
  first.unmount();
  await open({}, first.router.state.location.state);
  expect(shows('20s')).toBe(true);
});

// Each wrong code uses one of three attempts; the third locks the form for 60 s. The old code is void, a new one works.
test('EMAILV-09 EMAILV-10 EMAILV-11 EMAILV-12 EMAILV-13 EMAILV-14 EMAILV-15 three wrong codes lock it', async () => {
  let answer = wrongCode(2, 'Invalid OTP.');
  const { address } = await open({ verifyEmailChange: () => answer() });
  for (const left of [2, 1]) {
    answer = wrongCode(left, 'Invalid OTP.');
    await enterCode('123456');
    expect([toasts().at(-1), shows('Invalid OTP.'), codeInBoxes()]).toEqual([
      `Invalid OTP. You have ${left} attempt(s) left.`,
      true,
      '',
    ]);
  }
  const block = { code: 'BLOCKED', reason: 'CODES_BLOCKED', retryIn: null, otpExpiresIn: null };
  answer = refuse('Too many failed attempts. Please wait 60 seconds.', { ...block, remainingBlockSeconds: 60 });
  await enterCode('123456');
  const isLocked = () => [boxes()[0]?.disabled, button('Verify OTP').disabled];
  expect([shows('Too many failed attempts. Please wait 60 seconds.'), ...isLocked()]).toEqual([true, true, true]);
  await pass(45_000);
  expect(shows('Too many failed attempts. Please wait 15 seconds.')).toBe(true);
  await pass(15_000);
  await settle();
  expect([toasts().at(-1), ...isLocked()]).toEqual(['You can try again now!', false, false]);
  expect(shows(/^You can try again now! The code from before no longer works: press Resend OTP/)).toBe(true);
  await press('Resend OTP');
  expect(shows(/no longer works/)).toBe(false);
  answer = (() => ({ id: 'u1', email, emailVerified: true })) as () => never;
  await enterCode('654321');
  expect([toasts().at(-1), address()]).toEqual(['Email verified and updated!', '/profile']);
});

test.each([
  ['/profile', 'Back to Profile'],
  ['/account', 'Back to Account'],
])('EMAILV-17 from %s the right code and the link “%s” lead back', async (returnTo, back) => {
  const { address, askedFor, unmount } = await open({}, sentCode(returnTo));
  await enterCode('123456');
  expect([askedFor('VerifyEmailChange'), address()]).toEqual([[{ otp: '123456' }], returnTo]);
  unmount();
  const again = await open({}, sentCode(returnTo));
  await press(back);
  expect(again.address()).toBe(returnTo);
});

test.each([
  ['JOBSEEKER', '/profile'],
  ['HR', '/account'],
])('EMAILV-20 OP-085 without the state of a change a %s goes to %s', async (role, home) => {
  expect((await open({ me: { ...me(role), deletesAt: null } }, null)).address()).toBe(home);
});

test('asvs-7.5.1 a new code that needs the password leads back to its field', async () => {
  const ask = refuse('Please enter your password.', { code: 'BAD_USER_INPUT', fields: { password: 'Please.' } });
  const { address } = await open({ requestEmailChange: ask });
  await pass(30_000);
  await press('Resend OTP');
  expect([toasts(), address()]).toEqual([['It has been a while. Please change your email once more.'], '/profile']);
});

test('a code that could not be sent stays in the boxes', async () => {
  await open({}, sentCode(), { VerifyEmailChange: 'FAIL' });
  await enterCode('123456');
  expect([shows('OTP verification failed.'), codeInBoxes()]).toEqual([true, '123456']);
});
