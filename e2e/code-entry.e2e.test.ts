import type { Page } from 'playwright-core';
import {
  codeBoxes,
  badGateway,
  codeInBoxes,
  enterCode,
  fillSignup,
  forgiveLosses,
  newcomer,
  press,
  signUp,
  typeCode,
} from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { inspect } from './inspect.ts';
import { onPage } from './on-page.ts';

/** The code boxes by hand, by paste and by ear; and what the sign-up says when the way to the server is bad. */

const screen = clockedWindow('/register');
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

describe('the boxes (OP-083)', () => {
  test('digits only, moving on; arrows, backspace move; asvs-6.2.7 paste and autofill fill all', async () => {
    await signUp(screen);
    const focused = () =>
      codeBoxes(page).evaluateAll((boxes) => boxes.findIndex((box) => box === document.activeElement));
    // As fast as a hand: the boxes select their digit in the frame after they got the focus.
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
    // As the suggestion above a phone's keyboard does it: the whole code goes into the first box.
    await codeBoxes(page).first().fill('654321');
    await onPage(() => codeInBoxes(page)).toBe('654321');
  });

  test('a screen reader finds one named group for one-time codes; its error is announced and tied to it', async () => {
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
    const { violations } = await inspect(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('when it fails', () => {
  test.each([
    ['a lost network', 'abort'],
    ['a proxy that answers with a page', 'fulfill'],
  ] as const)(
    'ERR-02 ERR-03 ERR-04 %s: each step says so in its words, and nothing typed is lost',
    async (_name, way) => {
      const someone = newcomer();
      const fail = () =>
        page.route('**/graphql', (route) =>
          way === 'abort' ? route.abort('internetdisconnected') : route.fulfill(badGateway),
        );
      const mend = () => page.unroute('**/graphql');
      await fillSignup(page, someone);
      await fail();
      await press(page, 'Sign up');
      await page.getByText('Failed to send OTP, please try again.').waitFor();
      await onPage(async () => [
        await page.getByLabel('Name').inputValue(),
        await page.getByLabel('Email').inputValue(),
      ]).toEqual([someone.name, someone.email]);
      await page.getByText(/^resume\.pdf/).waitFor();
      await mend();
      await press(page, 'Sign up');
      await codeBoxes(page).first().waitFor();
      const code = await server.code(someone.email);
      await fail();
      await enterCode(page, code);
      await page.getByText('Internal Server').waitFor();
      await onPage(() => codeInBoxes(page)).toBe(code);
      await server.pass(page, 30);
      await press(page, 'Resend OTP');
      await page.getByText('Failed to resend OTP.').waitFor();
      await onPage(() => codeInBoxes(page)).toBe(code);
      await mend();
      await press(page, 'Verify OTP');
      await page.waitForURL('**/profile');
      forgiveLosses(screen.person);
    },
  );

  test('a resume that does not get through says so at its field, and sent again with the rest', async () => {
    await fillSignup(page, newcomer());
    await page.route('**/files', (route) => route.fulfill(badGateway));
    await press(page, 'Sign up');
    await page.getByText('The file could not be uploaded. Please try again.').waitFor();
    await page.unroute('**/files');
    await press(page, 'Sign up');
    await codeBoxes(page).first().waitFor();
    forgiveLosses(screen.person);
  });

  test('a slow answer keeps the button busy, and pressing again sends nothing more', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/graphql', async (route) => {
      if ((route.request().postData() ?? '').includes('mutation Signup(')) {
        asked += 1;
        await released;
      }
      return route.continue();
    });
    await fillSignup(page, newcomer(), 'HR');
    await press(page, 'Sign up');
    await page.locator('button[aria-busy=true]', { hasText: 'Sign up' }).waitFor();
    await page.getByLabel('Name').press('Enter');
    release();
    await codeBoxes(page).first().waitFor();
    expect(asked).toBe(1);
  });
});
