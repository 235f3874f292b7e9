import type { Page } from 'playwright-core';
import {
  codeBoxes,
  codeInBoxes,
  isDisabled,
  secondsIn,
  enterCode,
  newcomer,
  press,
  signUp,
  typeCode,
} from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { inspect } from './inspect.ts';
import { onPage } from './on-page.ts';

/** The code boxes of the sign-up by typing, pasting and screen reader; and requesting a new code. */

const screen = clockedWindow('/register');
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

describe('the boxes (OP-083)', () => {
  test('digits only, moving on; arrows and backspace move; asvs-6.2.7 paste and autofill fill all', async () => {
    await signUp(screen);
    const focused = () =>
      codeBoxes(page).evaluateAll((boxes) => boxes.findIndex((box) => box === document.activeElement));
    // As fast as a hand: a box selects its digit one frame after it gets the focus.
    const pressKey = async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    };
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const paste = async (text: string): Promise<void> => {
      await codeBoxes(page).first().click();
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('Control+V');
    };
    await typeCode(page, '1a2');
    await onPage(async () => [await codeInBoxes(page), await focused()]).toEqual(['12', 2]);
    await pressKey('ArrowLeft');
    await onPage(() => focused()).toBe(1);
    await pressKey('ArrowRight');
    await onPage(() => focused()).toBe(2);
    await pressKey('Backspace');
    await onPage(async () => [await codeInBoxes(page), await focused()]).toEqual(['1', 1]);
    await paste(' 123 456\n');
    await onPage(() => codeInBoxes(page)).toBe('123456');
    await paste('hello');
    expect((await codeInBoxes(page)).replace(/\d/g, '')).toBe('');
    // Like the suggestion above a phone's keyboard: the whole code goes into the first box.
    await codeBoxes(page).first().fill('654321');
    await onPage(() => codeInBoxes(page)).toBe('654321');
  });

  test('a screen reader finds one named group for one-time codes; its error is announced and linked', async () => {
    await signUp(screen);
    const group = page.getByRole('group', { name: 'One-time code, 6 digits' });
    const attributes = await codeBoxes(page).evaluateAll((boxes) =>
      boxes.map((box) =>
        [box.getAttribute('autocomplete'), box.getAttribute('inputmode'), box.getAttribute('aria-label')].join(),
      ),
    );
    expect(attributes).toEqual([1, 2, 3, 4, 5, 6].map((number) => `one-time-code,numeric,OTP Input ${number}`));
    await press(page, 'Verify OTP');
    await page.getByRole('alert').getByText('Please enter complete OTP.').waitFor();
    const notes = page.locator(`[id="${await group.getAttribute('aria-describedby')}"]`);
    await onPage(() => notes.textContent()).toContain('Please enter complete OTP.');
    expect((await inspect(page)).map(({ id }) => id)).toEqual([]);
  });
});

describe('a new code', () => {
  test('REG-45 REG-46 ERR-15 "OTP resent successfully!": countdowns restart, the old code is void', async () => {
    const { email, code } = await signUp(screen);
    await onPage(() => isDisabled(page, /Resend OTP in/)).toBe(true);
    await server.pass(page, 30);
    const answer = page.waitForResponse(async (response) => (await response.text()).includes('resendSignupCode'));
    await press(page, 'Resend OTP');
    await page.getByText('OTP resent successfully!').waitFor();
    expect(await (await answer).json()).toMatchObject({
      data: { resendSignupCode: { tempToken: expect.any(String), retryIn: 30, otpExpiresIn: 300 } },
    });
    await onPage(() => secondsIn(page, /The code is valid for/)).toBeGreaterThan(270);
    await onPage(() => secondsIn(page, /Resend OTP in/)).toBeGreaterThan(10);
    const fresh = await server.code(email, code);
    await enterCode(page, code);
    await page.getByText('Incorrect OTP. Attempts left: 2').waitFor();
    await enterCode(page, fresh);
    await page.waitForURL('**/hire/hrprofile');
  });

  test("REG-48 ERR-01 ERR-10 a refused resend shows the server's words and seconds; the typed code stays", async () => {
    const { code } = await signUp(screen);
    await typeCode(page, code);
    // The page's clock is ahead of the server's, as on a phone with a wrong clock.
    await page.clock.fastForward(31_000);
    await press(page, 'Resend OTP');
    await page.getByText('Please wait 30s before requesting another OTP.').waitFor();
    await onPage(() => secondsIn(page, /Resend OTP in/)).toBeGreaterThan(10);
    await onPage(() => codeInBoxes(page)).toBe(code);
    await press(page, 'Verify OTP');
    await page.waitForURL('**/hire/hrprofile');
  });

  test('REG-23 REG-26 back at the form the button is disabled and says why; another address works', async () => {
    await signUp(screen);
    await press(page, 'Back to Signup');
    await onPage(() => isDisabled(page, 'Sign up')).toBe(true);
    await page.getByText(/^Please wait \d+s before requesting another OTP\.$/).waitFor();
    await page.getByLabel('Email').fill(newcomer().email);
    await onPage(() => isDisabled(page, 'Sign up')).toBe(false);
    await press(page, 'Sign up');
    await codeBoxes(page).first().waitFor();
  });

  test('REG-23 ERR-10 the fourth code is refused for a while: the button counts down and returns', async () => {
    await signUp(screen);
    for (const resend of [1, 2]) {
      await server.pass(page, 30);
      await press(page, 'Resend OTP');
      await page.getByText('OTP resent successfully!').first().waitFor();
      await page.getByText(/Resend OTP in/).waitFor();
      if (resend === 2) await press(page, 'Back to Signup');
    }
    // Three codes were sent: the next wait is the block's.
    await onPage(() => secondsIn(page, /^Please wait \d+s before/)).toBeGreaterThan(40);
    await onPage(() => isDisabled(page, 'Sign up')).toBe(true);
    await server.pass(page, 61);
    await onPage(() => isDisabled(page, 'Sign up')).toBe(false);
    await press(page, 'Sign up');
    await codeBoxes(page).first().waitFor();
  });
});
