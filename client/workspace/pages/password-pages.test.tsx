import { act, screen } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import {
  button,
  field,
  fieldErrors,
  overNetwork,
  pass,
  press,
  refuse,
  settle,
  shows,
  stopTime,
  type,
} from '../../../test/code-screen.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { useMe } from '../../shared/lib/me.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { ChangePasswordPage } from './change-password-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

stopTime();

const email = 'asha@example.in';
const oldPassword = 'Banyan#2741';
const newPassword = 'Saffron#4821';
const token = 'secret';
const member = { id: 'u1', name: 'Asha', email, role: 'JOBSEEKER', emailVerified: true, consentRequired: false };
const me = { ...member, deletesAt: null };
const dead = refuse('Gone', { code: 'BAD_USER_INPUT', fields: { token: 'Gone' } });
const isDead = () => [
  shows('This link has expired or was used already. Please request a new one.'),
  screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href'),
];

/** Like the header of the site, it shows who is signed in. */
const Header = () => (useMe(), (<Outlet />));

async function open(at: string, fields: Record<string, unknown> = {}, answers: Answers = {}) {
  const shown = showScreen(
    <Routes>
      <Route element={<Header />}>
        <Route path="/ChangePassword" element={<ChangePasswordPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="*" element={<p>Arrived</p>} />
      </Route>
    </Routes>,
    { at, answers, fields: overNetwork({ me: null, ...fields }) },
  );
  await settle();
  return shown;
}

async function choose(submit: string, texts: Record<string, string> = {}): Promise<void> {
  for (const [label, text] of Object.entries({
    ...texts,
    'New password': newPassword,
    'Confirm password': newPassword,
  }))
    await type(label, text);
  await press(submit);
}
const change = (old = oldPassword) => choose('Change Password', { 'Old password': old });

describe('signed in', () => {
  test('CHPW-01 CHPW-13 CHPW-15 a toast, links, and an empty form for another change', async () => {
    await open('/ChangePassword', { me, changePassword: { message: '' } });
    await change();
    expect([shows('Change password'), toastStore.toasts().at(-1)?.content]).toEqual([
      true,
      'Password changed successfully!',
    ]);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Go to Student Dashboard', '/profile'],
      ['Go to Login', '/login'],
    ]);
    await press('Change Another Password');
    expect(field('Old password').value).toBe('');
  });

  test('CHPW-16 CHPW-17 a change that could not be sent says so, and typed text stays', async () => {
    await open('/ChangePassword', { me }, { ChangePassword: 'FAIL' });
    await change();
    expect([shows('Something went wrong while changing the password.'), field('New password').value]).toEqual([
      true,
      newPassword,
    ]);
  });

  test('asvs-6.2.3 OP-009 wrong old passwords count; the fifth blocks for 60 s, counts down and ends', async () => {
    let answer = refuse('Incorrect old password. Attempts left: 4', { code: 'UNAUTHENTICATED', retryIn: null });
    await open('/ChangePassword', { me, changePassword: () => answer() });
    await change();
    expect([shows('Incorrect old password. Attempts left: 4'), button('Change Password').disabled]).toEqual([
      true,
      false,
    ]);
    const sentence = (seconds: number) => `Account is temporarily blocked for ${seconds}s.`;
    const block = { code: 'BLOCKED', reason: 'PASSWORDS_BLOCKED', retryIn: null, remainingBlockSeconds: 60 };
    answer = refuse(sentence(60), block);
    await press('Change Password');
    const state = (seconds: number) => [shows(sentence(seconds)), button('Change Password').disabled];
    expect(state(60)).toEqual([true, true]);
    await pass(20_000);
    expect(state(40)).toEqual([true, true]);
    await pass(40_000);
    expect([shows(/temporarily blocked/), ...state(0)]).toEqual([false, false, false]);
  });
});

test.each([
  ['/ChangePassword', '/login?returnTo=%2FChangePassword'],
  ['/reset-password', '/forgot-password'],
])('OP-006 from %s without a link a visitor is led to %s', async (at, to) => {
  expect((await open(at)).address()).toBe(to);
});

test.each([
  ['query', `&token=${token}`],
  ['fragment', `#token=${token}`],
])(
  'CHPW-02 CHPW-18 OP-006 a mailed link with its token in the %s replaces the session and leaves the address',
  async (_place, end) => {
    let answer: () => object = refuse('Incorrect old password. Attempts left: 4', { code: 'UNAUTHENTICATED' });
    const { address, askedFor } = await open(`/ChangePassword?email=${email}${end}`, {
      changePasswordByLink: () => answer(),
    });
    expect([address(), document.querySelector<HTMLInputElement>('input[name=email]')?.value]).toEqual([
      '/ChangePassword',
      email,
    ]);
    await change('');
    expect([fieldErrors(), askedFor('ChangePasswordByLink')]).toEqual([
      [['Old password', 'Please enter your old password.']],
      [],
    ]);
    await change('Wrong#4821');
    expect(shows('Incorrect old password. Attempts left: 4')).toBe(true);
    answer = () => ({ message: '' });
    await change();
    expect(askedFor('ChangePasswordByLink').at(-1)).toEqual({ email, token, oldPassword, newPassword });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/login', '/profile']);
    await press('Change Another Password');
    expect(address()).toBe('/login?returnTo=%2FChangePassword');
  },
);

test("OP-006 a used link, or another account's, is shown as invalid and leads to a new one", async () => {
  await open(`/ChangePassword?email=${email}#token=${token}`, { changePasswordByLink: dead });
  await change();
  expect(isDead()).toEqual([true, '/forgot-password']);
});

test('a second link opened in the same window replaces the first', async () => {
  const { router, address, askedFor } = await open(`/ChangePassword?email=${email}#token=dead`, {
    changePasswordByLink: { message: '' },
  });
  await act(() => router.navigate(`/ChangePassword?email=${email}#token=${token}`));
  await settle();
  await change();
  expect([address(), askedFor('ChangePasswordByLink')]).toEqual([
    '/ChangePassword',
    [{ email, token, oldPassword, newPassword }],
  ]);
});

describe('a forgotten password', () => {
  test('FORGOT-01 FORGOT-02 FORGOT-04 FORGOT-05 FORGOT-08 field, errors, both links back', async () => {
    const { askedFor } = await open('/forgot-password');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Forgot password');
    expect([field('Email').type, field('Email').required]).toEqual(['email', true]);
    for (const [typed, sentence] of [
      ['', 'Email required.'],
      ['asha@example', 'Invalid Email format.'],
    ] as const) {
      await type('Email', typed);
      await press('Send Reset Link');
      expect(fieldErrors()).toEqual([['Email', sentence]]);
    }
    expect(askedFor('ForgotPassword')).toEqual([]);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Back to Login', '/login'],
      ['Go To Home', '/'],
    ]);
  });

  test('OP-071 the mailed link sets a new password without the old one; a used one leads to another', async () => {
    let answer: () => object = () => ({ message: '' });
    const fields = { resetPassword: () => answer() };
    const { address, askedFor, unmount } = await open(`/reset-password?email=${email}#token=${token}`, fields);
    expect([address(), shows('Reset password'), screen.queryByLabelText('Old password')]).toEqual([
      '/reset-password',
      true,
      null,
    ]);
    await choose('Reset Password');
    expect([askedFor('ResetPassword'), shows('Your password was changed. Please log in.')]).toEqual([
      [{ email, token, newPassword }],
      true,
    ]);
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login');
    unmount();
    answer = dead;
    await open(`/reset-password?email=${email}#token=${token}`, fields);
    await choose('Reset Password');
    expect(isDead()).toEqual([true, '/forgot-password']);
  });
});
