import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { accountMessages } from '../server/people/identity/login/account.rules.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../server/platform/embedded-postgres/embedded-postgres.ts';
import { query } from '../test/query.ts';
import { until } from '../test/until.ts';
import { enterCode, login } from './account-steps.ts';
import { type DemoPerson, loginAsDemo } from './demo-login.ts';
import { onPage } from './on-page.ts';
import { mailsTo, openWindow, type Person } from './person.ts';
import { startBuiltServer } from '../test/built-server.ts';

/** Admins: how they log in, what they see, and what others cannot see. */

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const noAccess = "You don't have access to that page.";
const figure = (page: Page, label: string) =>
  page
    .locator('.ant-statistic')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('.ant-statistic-content');

describe('on the demo portal', () => {
  let person: Person;
  beforeEach(async () => void (person = await openWindow()));
  afterEach(async () => {
    await person.leave();
    expect(person.complaints).toEqual([]);
  });

  async function enterAs(who: DemoPerson): Promise<Page> {
    await person.page.goto('/login');
    await loginAsDemo(person.page, who);
    return person.page;
  }

  test('LOGIN-22 ROLE-06 ROLE-07 ROLE-12 an admin with a code sees figures only at /admin, logs out', async () => {
    const page = await enterAs('admin');
    await page.waitForURL('**/admin');
    await page.getByRole('heading', { level: 1, name: 'Admin' }).waitFor();
    const { data } = (await (
      await page.request.post('/graphql', {
        data: { query: '{ portalTotals { usersByRole { role total } activeJobs applications } }' },
      })
    ).json()) as {
      data: { portalTotals: { usersByRole: { total: number }[]; activeJobs: number; applications: number } };
    };
    const { usersByRole, activeJobs, applications } = data.portalTotals;
    for (const [label, count] of [
      ['Job seekers', usersByRole[0]?.total ?? -1],
      ['Active jobs', activeJobs],
      ['Applications', applications],
    ] as const) {
      await figure(page, label).getByText(count.toLocaleString('en-IN'), { exact: true }).waitFor();
    }
    // While the figures load, their space is reserved.
    const held = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('portalTotals')) await held.promise;
      await route.continue();
    });
    await page.goto('/login');
    await page.waitForURL('**/admin');
    await page.getByRole('status').filter({ hasText: 'Loading the figures…' }).waitFor();
    const place = async () => (await page.getByRole('heading', { name: 'Work' }).boundingBox())?.y ?? NaN;
    const before = await place();
    held.resolve();
    await figure(page, 'Active jobs').getByText(/\d/).waitFor();
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
    await onPage(() => page.getByRole('link', { name: 'Superadmin', exact: true }).count()).toBe(0);
    await page.goto('/superadmin');
    await page.getByText(noAccess).waitFor();
    await page.waitForURL('**/admin');
    await page.getByRole('heading', { level: 1, name: 'Admin' }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await page.goto('/admin');
    await page.waitForURL('**/login?returnTo=%2Fadmin');
  });

  test('LOGIN-23 ROLE-06 ROLE-07 a superadmin sees the staff count and invites an admin, who logs in', async () => {
    const email = `invited.${Date.now()}@example.in`;
    const page = await enterAs('superadmin');
    await page.waitForURL('**/superadmin');
    await page.getByRole('heading', { level: 1, name: 'Superadmin' }).waitFor();
    await figure(page, 'Staff accounts').getByText(/^\d+$/).waitFor();
    await page.goto('/login');
    await page.waitForURL('**/superadmin');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Admin', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin' }).waitFor();
    await figure(page, 'Active jobs').getByText(/\d/).waitFor();
    await page.getByRole('link', { name: 'Account' }).click();
    await page.waitForURL('**/account');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Superadmin' }).waitFor();
    await page.goto('/superadmin/admins');
    await page.getByRole('button', { name: 'Invite an admin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite an admin' });
    await dialog.getByLabel('Name').fill('Asha Rao');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('table', { name: 'Invitations' }).getByText(email).waitFor();

    const link = await until(
      async () => (await mailsTo(email)).map(({ text }) => /\S+\/invitation\?\S+/.exec(text)?.[0]).find(Boolean),
      'the invitation arrives',
    );
    const invited = await openWindow();
    await invited.page.goto(link);
    await invited.page.getByLabel('Password', { exact: true }).fill('Banyan#2741');
    await invited.page.getByRole('button', { name: 'Join the team' }).click();
    await invited.page.getByRole('link', { name: 'Go to Login' }).click();
    await login(invited.page, email, 'Banyan#2741');
    const code = await until(
      async () => (await mailsTo(email)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean),
      'the code arrives',
    );
    await enterCode(invited.page, code);
    await invited.page.waitForURL('**/admin');
    await invited.leave();
    expect(invited.complaints).toEqual([]);
    await page.reload();
    await page.getByRole('table', { name: 'Admins' }).getByText(email).waitFor();
  });
});

describe('a first start without demo data', () => {
  let dataDir: string;
  let postgres: EmbeddedPostgres;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-first-'));
    postgres = await startEmbeddedPostgres({ isThrowaway: true, log: quiet });
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('asvs-6.3.2 creates only SUPERADMIN_EMAIL, once; a mail sets its password, a code logs it in', async () => {
    const email = 'owner@example.in';
    const environment = { DATABASE_URL: postgres.url, SEED: 'none', SUPERADMIN_EMAIL: email };
    await (await startBuiltServer(dataDir, environment)).stop();
    const server = await startBuiltServer(dataDir, environment);
    const person = await openWindow({ baseURL: server.url });
    try {
      const mails = async () =>
        (await (await fetch(`${server.url}/dev/mailbox.json`)).json()) as { text: string; subject: string }[];
      const [invitation] = await until(async () => ((await mails()).length > 0 ? mails() : null), 'the link arrives');
      expect(await mails()).toHaveLength(1);
      expect(await query(postgres.url, 'select email::text, role from users')).toEqual([{ email, role: 'SUPERADMIN' }]);
      const tryLogin = async (name: string, password: string) =>
        (
          await fetch(`${server.url}/login-password`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email: name, password }),
          })
        ).status;
      for (const name of ['admin', 'superadmin', 'seeker', 'hr'])
        expect(await tryLogin(`${name}@demo.kaamyab.test`, 'Demo@12345')).toBe(401);
      expect(await tryLogin(email, '')).toBe(400);

      const { page } = person;
      await page.goto(/\/reset-password\S+/.exec(invitation?.text ?? '')?.[0] ?? '');
      await page.getByLabel('New password', { exact: true }).fill('Banyan#2741');
      await page.getByLabel('Confirm password', { exact: true }).fill('Banyan#2741');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await page.getByText(accountMessages.passwordReset()).waitFor();
      await page.goto('/login');
      await login(page, email, 'Banyan#2741');
      await enterCode(
        page,
        await until(
          async () => (await mails()).map(({ subject }) => /^\d{6}/.exec(subject)?.[0]).find(Boolean),
          'a code arrives',
        ),
      );
      await page.waitForURL('**/superadmin');
      await figure(page, 'Staff accounts').getByText('1', { exact: true }).waitFor();
      await figure(page, 'Job seekers').getByText('0', { exact: true }).waitFor();
      expect(person.complaints).toEqual([]);
    } finally {
      await person.leave();
      await server.stop();
    }
  });
});
