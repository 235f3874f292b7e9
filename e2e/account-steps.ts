import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { composePdf } from '../server/demo/resume-pdf.ts';
import type { TestPerson } from '../test/factories.ts';
import type { Person } from './person.ts';

/** What a person does on the account screens, by label and role. */

export const codeBoxes = (page: Page) =>
  page.getByRole('group', { name: 'One-time code, 6 digits' }).getByRole('textbox');

export const codeInBoxes = (page: Page): Promise<string> =>
  codeBoxes(page).evaluateAll((boxes) =>
    boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')).join(''),
  );

/** As typed on a keyboard: each digit moves on to the next box. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await codeBoxes(page).first().click();
  await page.keyboard.type(code);
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
}

export async function agree(page: Page): Promise<void> {
  await page.getByLabel('I agree to the privacy notice below.').check();
  await page.getByLabel('I am 18 or older.').check();
}

export const resumeOf = (name: string) => ({
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: composePdf([
    { text: name, style: 'NAME' },
    { text: 'Electrician, four years of rooftop work.', style: 'TEXT' },
  ]),
});

export interface Newcomer {
  name: string;
  email: string;
  password: string;
}

/** Fills the open sign-up form; a seeker's by default. */
export async function fillSignup(
  page: Page,
  { name, email, password }: Newcomer,
  tab: 'User' | 'HR' = 'User',
): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (tab === 'User') await page.locator('input[type=file]').setInputFiles(resumeOf(name));
  await agree(page);
}

export async function login(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The cookies of a session created by a factory; `hasDetails: false` omits the readable one. */
export async function takeSession(
  page: Page,
  url: string,
  { cookie, name }: TestPerson,
  role: string,
  hasDetails = true,
): Promise<void> {
  await page.context().addCookies([
    { name: 'token', value: cookie, url, httpOnly: true, sameSite: 'Lax' },
    ...(hasDetails
      ? [
          {
            name: 'userDetails',
            value: encodeURIComponent(JSON.stringify({ role, name })),
            url,
            sameSite: 'Lax' as const,
          },
        ]
      : []),
  ]);
}

export const newcomer = (): Newcomer => ({
  name: 'Ila Menon',
  email: `ila.${randomUUID().slice(0, 8)}@example.in`,
  password: 'Lantern#5190',
});

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** How far it scrolls sideways. */
export const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Whether a pointer can reach it: on screen and not covered. */
export const isInReach = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** The seconds that a text on the screen counts down. */
export async function secondsIn(page: Page, text: RegExp): Promise<number> {
  const shown = await page.getByText(text).first().textContent();
  const [, minutes, seconds] = /(?:(\d+):)?(\d+)s?\D*$/.exec(shown ?? '') ?? [];
  return Number(minutes ?? 0) * 60 + Number(seconds);
}

/** A proxy's answer while the server behind it is down. */
export const badGateway = { status: 502, contentType: 'text/html', body: '<html><body>Bad Gateway</body></html>' };

/** For tests that cut the network: the browser's errors about it are no defects. */
export function forgiveLosses({ complaints }: Person): void {
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter(
      (complaint) => !/^lost: |Failed to load resource|WebSocket connection to \S+ failed/.test(complaint),
    ),
  );
}
