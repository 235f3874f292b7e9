import type { Page } from 'playwright-core';
import { makeRecruiter, makeSeeker } from '../test/factories.ts';
import { wrongCode } from '../test/sign-up.ts';
import {
  codeBoxes,
  codeInBoxes,
  enterCode,
  fillSignup,
  isDisabled,
  isInReach,
  newcomer,
  press,
  secondsIn,
  signUp,
  takeSession,
  typeCode,
  widthOf,
  noteAt,
} from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { largeFile } from './large-file.ts';
import { onPage } from './on-page.ts';

/** /register as a new user sees it, with every wait and block of the server. */

const screen = clockedWindow('/register');
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

async function userDetails(): Promise<Record<string, unknown>> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'userDetails');
  return JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as Record<string, unknown>;
}

/** Counts the page's queries of `me`; all its other requests never return, as over a slow network. */
function readsOfMe(): () => number {
  let count = 0;
  page.on('request', (request) => void (count += (request.postData() ?? '').includes('query Me') ? 1 : 0));
  void page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('query PendingSignup') ? undefined : route.fallback(),
  );
  return () => count;
}

describe('the form', () => {
  test('REG-01 REG-02 REG-03 REG-04 tabs User and HR: name, email, password; a resume for User only', async () => {
    await page.getByRole('heading', { name: 'Sign up', level: 1 }).waitFor();
    await onPage(() => page.getByRole('tab').allTextContents()).toEqual(['User', 'HR']);
    for (const [tab, files] of [
      ['User', 1],
      ['HR', 0],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      for (const label of ['Name', 'Email', 'Password'])
        await onPage(() => page.getByLabel(label, { exact: true }).isVisible()).toBe(true);
      await onPage(() => page.getByLabel('Resume').count()).toBe(files);
    }
    await page.keyboard.press('ArrowLeft');
    await page.getByLabel('Resume').waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    await onPage(() => widthOf(page)).toBe(320);
  });

  test('REG-06 REG-07 REG-08 asvs-6.2.6 asvs-6.2.7 the password is hidden, rated, shown, pasted, managed', async () => {
    const password = page.getByLabel('Password', { exact: true });
    await onPage(async () => [
      await password.getAttribute('type'),
      await password.getAttribute('autocomplete'),
    ]).toEqual(['password', 'new-password']);
    await password.fill('a');
    await page.getByText('Password strength: Weak', { exact: true }).waitFor();
    await password.fill('');
    await onPage(() => page.getByText('Password strength').count()).toBe(0);
    await password.focus();
    await page.evaluate(() => document.execCommand('insertText', false, 'Lantern#5190'));
    await page.getByText('Password strength: Strong', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show characters' }).click();
    await onPage(() => password.getAttribute('type')).toBe('text');
  });

  test('REG-09 REG-10 REG-12 REG-13 REG-15 REG-17 OP-002 each field shows its error; the text stays', async () => {
    await press(page, 'Sign up');
    await page.getByText('Name is required').waitFor();
    await page.getByText('Please agree to the privacy notice.').waitFor();
    await page.getByText('You need to be 18 or older.').waitFor();
    const wrong = [
      ['Name', 'R2D2', 'Name can contain only letters and spaces.'],
      ['Name', 'a'.repeat(51), 'Name must be 50 characters or fewer.'],
      ['Email', 'ila@example', 'Invalid Email format.'],
      ['Email', `${'a'.repeat(90)}@example.in`, 'Email must be 100 characters or fewer.'],
      ['Password', 'La#5190', 'Password must be 8+ chars with uppercase, lowercase, digit, special char.'],
      ['Password', `La#5190${'x'.repeat(122)}`, 'Password must be 128 characters or fewer.'],
    ] as const;
    for (const [label, typed, sentence] of wrong) {
      const field = page.getByLabel(label, { exact: true });
      await field.fill(typed);
      await page.getByText(sentence).waitFor();
      await onPage(() => field.getAttribute('aria-invalid')).toBe('true');
      await onPage(() => noteAt(field)).toBe(sentence);
      await onPage(() => field.inputValue()).toBe(typed);
    }
    await page.getByLabel('Name').fill('आशा वर्मा');
    await page.getByText(/^Name (is|can|must)/).waitFor({ state: 'detached' });
  });

  test('REG-19 REG-20 REG-21 the resume is required; a wrong type or size gets its own message', async () => {
    const file = page.locator('input[type=file]');
    const buffer = Buffer.from('not a document');
    await press(page, 'Sign up');
    await page.getByText('Please upload a valid PDF resume.').waitFor();
    await file.setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
    await page.getByText('Please upload a valid PDF resume.').waitFor({ state: 'detached' });
    await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
    await page.getByText('Please upload a valid PDF resume.').waitFor();
    await using large = await largeFile('resume.pdf', 10 * 1024 * 1024 + 1);
    await file.setInputFiles(large.path);
    await page.getByText('Resume must be 10MB or smaller.').waitFor();
    await page.getByRole('button', { name: 'Remove file' }).click();
    await fillSignup(page, newcomer());
    for (const [name, mimeType] of [
      ['resume.doc', 'application/msword'],
      ['resume.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ] as const) {
      await file.setInputFiles({ name, mimeType, buffer });
      await page.getByText('Please upload a valid PDF resume.').waitFor({ state: 'detached' });
    }
    await press(page, 'Sign up');
    // A text file with a document's name: the server checks the content.
    await page.getByText('Please upload a valid PDF resume.').waitFor();
  });

  test.each([
    ['User', 'JOBSEEKER', 'jobseeker', '/profile'],
    ['HR', 'HR', 'hr', '/hire/hrprofile'],
  ] as const)(
    'REG-05 REG-24 REG-50 REG-51 OP-001 ROLE-02 ROLE-06 ROLE-10 tab %s registers a %s, welcomes 1.5 s and leads home',
    async (tab, sentRole, role, home) => {
      const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('mutation Signup('));
      const { name, code } = await signUp(screen, tab);
      expect((await sent).postDataJSON()).toMatchObject({
        variables: { input: { role: sentRole, consent: true, adult: true } },
      });
      await typeCode(page, code);
      await page.clock.pauseAt(Date.now() + 60_000);
      await press(page, 'Verify OTP');
      await page.getByText('Welcome, Ila. Your account is ready.').waitFor();
      const cookies = await page.context().cookies();
      const session = cookies.find((cookie) => cookie.name === 'token');
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      for (const cookie of cookies.filter((each) => ['token', 'userDetails'].includes(each.name)))
        expect(Math.abs(cookie.expires - Date.now() / 1000 - 7 * 86_400)).toBeLessThan(60);
      await onPage(() => userDetails()).toEqual({ role, name });
      const reads = readsOfMe();
      await page.clock.runFor(1400);
      await page.evaluate(() => fetch('/healthz'));
      expect(reads()).toBe(0);
      await page.clock.runFor(100);
      await page.clock.resume();
      await page.waitForURL(`**${home}`);
      await page.getByRole('button', { name: 'Logout' }).waitFor();
      await onPage(() => page.getByRole('button', { name: 'Close message' }).count()).toBe(0);
    },
  );
});

describe('the code', () => {
  test('CONST-03 REG-25 REG-26 REG-27 REG-28 REG-30 six boxes, a resend, a way back, countdowns', async () => {
    const { email, name } = await signUp(screen);
    await page.getByText(email).waitFor();
    await onPage(() => codeBoxes(page).count()).toBe(6);
    await page.getByRole('status').getByText('OTP sent to your email.').waitFor();
    await page.clock.pauseAt(Date.now() + 4000);
    await page.getByText('Nothing came?').waitFor();
    await onPage(() => page.getByText('OTP sent to your email.').count()).toBe(0);
    await page.clock.runFor(1000);
    const expiry = await secondsIn(page, /The code is valid for/);
    const resend = await secondsIn(page, /Resend OTP in/);
    expect([expiry - resend, resend > 5 && resend <= 30]).toEqual([270, true]);
    for (const passed of [1, 2, 3]) {
      await page.clock.runFor(1000);
      await onPage(async () => [
        await secondsIn(page, /The code is valid for/),
        await secondsIn(page, /Resend OTP in/),
      ]).toEqual([expiry - passed, resend - passed]);
    }
    await press(page, 'Back to Signup');
    await page.getByRole('button', { name: 'Sign up' }).waitFor();
    await onPage(async () => [
      await page.getByLabel('Name').inputValue(),
      await page.getByLabel('Email').inputValue(),
      await codeBoxes(page).count(),
    ]).toEqual([name, email, 0]);
  });

  test('it starts at its heading, however far the form was scrolled', async () => {
    // High enough that the boxes are visible at the end of the page, where the heading is not.
    await page.setViewportSize({ width: 390, height: 1000 });
    await fillSignup(page, newcomer());
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await press(page, 'Sign up');
    const first = codeBoxes(page).first();
    await first.waitFor();
    await onPage(() => isInReach(page.getByRole('heading', { name: 'Sign up', level: 1 }))).toBe(true);
    await onPage(() => first.evaluate((box) => box === document.activeElement)).toBe(true);
  });

  test('REG-31 REG-32 REG-34 an incomplete code is not sent; an expired one says so, and a new one works', async () => {
    const { email, code } = await signUp(screen);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.postData() ?? ''));
    await enterCode(page, code.slice(0, 5));
    await page.getByText('Please enter complete OTP.').waitFor();
    await typeCode(page, code);
    await server.pass(page, 300);
    await page.getByText('OTP expired').waitFor();
    await press(page, 'Verify OTP');
    expect(asked.filter((body) => body.includes('VerifySignup'))).toEqual([]);
    const resent = page.waitForResponse(async (response) => (await response.text()).includes('"resendSignupCode"'));
    await press(page, 'Resend OTP');
    await page.getByText('OTP resent successfully!').waitFor();
    const {
      data: {
        resendSignupCode: { tempToken },
      },
    } = (await (await resent).json()) as { data: { resendSignupCode: { tempToken: string } } };
    const otp = await server.code(email, code);
    await enterCode(page, otp);
    await page.waitForURL('**/hire/hrprofile');
    const verified = asked
      .filter((body) => body.includes('VerifySignup'))
      .map((body) => (JSON.parse(body) as { variables: object }).variables);
    expect(verified).toEqual([{ email, otp, tempToken }]);
  });

  // The form is locked for a minute: boxes are cleared, attempts counted. Then it unlocks without a reload and
  // refetches the counters.
  test('REG-35 REG-36 REG-37 REG-38 REG-39 REG-29 REG-33 REG-42 REG-43 OP-009 CONST-04 three lock it', async () => {
    const { email, code } = await signUp(screen);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    for (const left of [2, 1]) {
      await enterCode(page, wrongCode(code));
      await page.getByText(`Incorrect OTP. Attempts left: ${left}`).waitFor();
      await onPage(() => codeInBoxes(page)).toBe('');
      await onPage(() =>
        codeBoxes(page)
          .first()
          .evaluate((box) => box === document.activeElement),
      ).toBe(true);
    }
    await enterCode(page, wrongCode(code));
    await page.getByText('Too many wrong attempts. Please wait 60 seconds.').waitFor();
    await onPage(() => secondsIn(page, /^Too many attempts\. Please wait/)).toBeGreaterThan(40);
    await onPage(async () => [
      await codeBoxes(page).first().isDisabled(),
      await isDisabled(page, 'Verify OTP'),
    ]).toEqual([true, true]);
    await server.pass(page, 30);
    await page.getByText(/^Too many attempts\. Please wait (30|[12]\d)s\.$/).waitFor();
    const read = page.waitForResponse(async (response) => (await response.text()).includes('"pendingSignup"'));
    await server.pass(page, 31);
    expect(await (await read).json()).toMatchObject({
      data: { pendingSignup: { email, ticket: { otpExpiresIn: null, remainingBlockSeconds: null } } },
    });
    await page
      .getByText(/Too many/)
      .first()
      .waitFor({ state: 'detached' });
    await onPage(() => codeBoxes(page).first().isDisabled()).toBe(false);
    await onPage(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
    // The three wrong attempts invalidated the code.
    await page.getByText('OTP expired').waitFor();
    await press(page, 'Resend OTP');
    await enterCode(page, await server.code(email, code));
    await page.waitForURL('**/hire/hrprofile');
  });
});

test("REG-53 ROLE-05 ROLE-06 both cookies lead to the role's home; one alone or a forged one does not", async () => {
  const seeker = await makeSeeker(server.services, { name: 'Person One' });
  for (const [somebody, role, home] of [
    [seeker, 'jobseeker', '/profile'],
    [await makeRecruiter(server.services), 'hr', '/hire/hrprofile'],
  ] as const) {
    await page.context().clearCookies();
    await takeSession(page, server.url, somebody, role);
    await page.goto('/register');
    await page.waitForURL(`**${home}`);
  }
  await page.context().clearCookies();
  await takeSession(page, server.url, seeker, 'jobseeker', false);
  await page.goto('/register');
  await page.getByText('Hello, Person').waitFor();
  await page.getByRole('button', { name: 'Sign up' }).waitFor();
  await page.context().clearCookies();
  await takeSession(page, server.url, { ...seeker, cookie: 'x'.repeat(43) }, 'admin');
  await page.goto('/register');
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
  await page.getByRole('button', { name: 'Sign up' }).waitFor();
});
