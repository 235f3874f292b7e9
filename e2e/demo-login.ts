import type { Page } from 'playwright-core';
import { until } from '../test/until.ts';
import { enterCode, login } from './account-steps.ts';
import { mailsTo } from './person.ts';

/** Gives the window the session of a demo user who needs no code. */
export async function takeDemoSession(page: Page, who: 'seeker' | 'hr'): Promise<void> {
  const answer = await page.request.post('/login-password', {
    data: { email: `${who}@demo.kaamyab.test`, password: 'Demo@12345' },
  });
  if (!answer.ok()) throw new Error(`${who} could not log in: ${await answer.text()}`);
}

export type DemoPerson = 'seeker' | 'hr' | 'admin' | 'superadmin';

const newestCode = async (email: string): Promise<string | undefined> =>
  (await mailsTo(email)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);

/** Fills the open login, with the code for admins, and waits until the next page has rendered. */
export async function loginAsDemo(page: Page, who: DemoPerson): Promise<void> {
  const email = `${who}@demo.kaamyab.test`;
  const isStaff = who === 'admin' || who === 'superadmin';
  const earlier = isStaff ? await newestCode(email) : undefined;
  await login(page, email, 'Demo@12345');
  if (isStaff) {
    const code = await until(async () => {
      const newest = await newestCode(email);
      return newest === earlier ? undefined : newest;
    }, `a code arrives at ${email}`);
    await enterCode(page, code);
  }
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.getByRole('heading', { level: 1, name: 'Login', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
