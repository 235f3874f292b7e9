import type { Page } from 'playwright-core';
import { insert, makeApplication, makeJob, makeRecruiter } from '../test/factories.ts';
import { badGateway, forgiveLosses, press } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { enterAs, ownPassword } from './signed-in.ts';
import { about, fillStudent } from './student-form.ts';

/**
 * A slow or lost network, a restarting server and an expired session, each while a form is filled in. Nothing typed is
 * lost, and the screen says what to do.
 */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

const unreachable = 'We could not reach the server. Check your connection and try again.';
const newPassword = 'Saffron#4821';

/** A decided application, so that its company can be reviewed. */
async function decided(seekerId: string): Promise<void> {
  const recruiter = await makeRecruiter(server.services, { companyName: 'Ravi Mills' });
  const jobId = await makeJob(server.services, recruiter, { title: 'Weaver' });
  const id = await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId, status: 'APPROVED' });
  await insert(server.services, 'application_events', {
    application_id: id,
    from_status: 'NEW',
    to_status: 'APPROVED',
    actor_id: recruiter.id,
    at: server.clock.now(),
  });
}

async function logInAgain(): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(ownPassword);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await page.getByText('You are logged in again.').waitFor();
}

interface Form {
  path: string;
  /** From the page to the open form. */
  open: (seekerId: string) => Promise<void>;
  /** The typed texts, by label. */
  typed: Record<string, string>;
  send: string;
  /** The message when no answer comes. */
  failed: string;
  done: string;
}

const forms: Record<string, Form> = {
  'the own name': {
    path: '/account',
    open: () => press(page, 'Change name'),
    typed: { 'Full name': 'Asha Devi' },
    send: 'Save name',
    failed: unreachable,
    done: 'Name saved.',
  },
  'a new email': {
    path: '/account',
    open: () => press(page, /^(Change|Edit) email$/),
    typed: { 'New email': 'asha.devi@example.in' },
    send: 'Send code',
    failed: unreachable,
    done: 'Please verify your new email.',
  },
  'a new password': {
    path: '/ChangePassword',
    open: () => Promise.resolve(),
    typed: { 'Old password': ownPassword, 'New password': newPassword, 'Confirm password': newPassword },
    send: 'Change Password',
    failed: 'Something went wrong while changing the password.',
    done: 'Password changed successfully!',
  },
  'a review': {
    path: '/applied-jobs',
    open: async (seekerId) => {
      await decided(seekerId);
      await page.reload();
      await press(page, 'Review the company');
      await page.getByText('2 stars, Fair').click({ force: true });
    },
    typed: { 'What should others know?': 'They answered after a month.' },
    send: 'Post review',
    failed: unreachable,
    done: 'Thank you for your review.',
  },
  'the own profile': {
    path: '/profile',
    open: async () => {
      await press(page, 'Edit Student Details');
      await fillStudent(page.getByRole('form', { name: 'Student Details' }));
    },
    typed: { Address: '12 Temple Road\nPune', About: about },
    send: 'Update',
    failed: unreachable,
    done: 'Profile updated successfully!',
  },
  'a message to the office': {
    path: '/#contact',
    open: () => Promise.resolve(),
    typed: { Name: 'Asha Devi', Email: 'asha@example.in', Message: 'Where is my offer letter?' },
    send: 'Send message',
    failed: unreachable,
    done: 'Submitted successfully!',
  },
};

test.each(Object.entries(forms))(
  '%s survives a slow, a lost and a restarted server, and a session that ended',
  async (name, { path, open, typed, send, failed, done }) => {
    const seeker = await enterAs(screen, 'JOBSEEKER', path);
    await open(seeker.id);
    const fields = Object.entries(typed).map(([label, text]) => ({
      text,
      field: page
        .locator('main, [role=dialog]')
        .getByLabel(label, { exact: label !== 'What should others know?' })
        .last(),
    }));
    for (const { field, text } of fields) await field.fill(text);
    const isKept = () =>
      onPage(() => Promise.all(fields.map(({ field }) => field.inputValue()))).toEqual(fields.map(({ text }) => text));
    const button = page.getByRole('button', { name: send, exact: true });

    await page.context().setOffline(true);
    await button.click();
    await page.getByText(failed).first().waitFor();
    await isKept();
    await page.context().setOffline(false);

    await page.route('**/graphql', (route) => route.fulfill(badGateway));
    await button.click();
    await onPage(() => button.getAttribute('aria-busy')).not.toBe('true');
    await page.getByText(failed).first().waitFor();
    await isKept();
    await page.unroute('**/graphql');

    if (name !== 'a message to the office') {
      await server.services.database.query('update sessions set revoked_at = now() where user_id = $1', [seeker.id]);
      await button.click();
      await logInAgain();
      await isKept();
    }

    const held = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/graphql', async (route) => {
      if (
        new RegExp(
          String.raw`^\s*\{"operationName":"(UpdateName|RequestEmailChange|ChangePassword|` +
            'UpdateSeekerProfile|ReviewCompany|SendContactMessage)"',
        ).test(route.request().postData() ?? '')
      )
        asked += 1;
      await held.promise;
      await route.continue();
    });
    await button.click();
    await button.and(page.locator('[aria-busy=true]')).waitFor();
    await page.keyboard.press('Enter');
    await isKept();
    held.resolve();
    await page.getByText(done).first().waitFor();
    expect(asked).toBe(1);
    forgiveLosses(screen.person);
  },
);

test('a failed search, application or withdrawal says so, keeps typed text and works on retry', async () => {
  const recruiter = await makeRecruiter(server.services);
  const jobId = await makeJob(server.services, recruiter, { title: 'Handloom Weaver' });
  const seeker = await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs');
  const role = page.getByRole('combobox', { name: 'Role', exact: true });
  await role.fill('handloom');
  // Its code shares chunks with the next page's, which browsers would not request again.
  await page.getByRole('button', { name: /^Support chat/ }).waitFor();
  await page.context().setOffline(true);
  await press(page, 'Search');
  await page.getByRole('alert').getByText(unreachable).waitFor();
  await onPage(() => role.inputValue()).toBe('handloom');
  // The search retries automatically.
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Handloom Weaver' }).click();
  await page.getByRole('heading', { level: 1, name: 'Handloom Weaver' }).waitFor();

  await server.services.database.query('update sessions set revoked_at = now() where user_id = $1', [seeker.id]);
  await press(page, 'Apply Now');
  await logInAgain();
  await press(page, 'Apply Now');
  await page.waitForURL('**/applied-jobs**');

  await press(page, 'Withdraw');
  const question = page.getByRole('dialog', { name: 'Withdraw this application?' });
  await page.context().setOffline(true);
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText(unreachable).waitFor();
  await page.context().setOffline(false);
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Application withdrawn.').waitFor();
  expect(await server.services.database.query('select status from applications where job_id = $1', [jobId])).toEqual([
    { status: 'WITHDRAWN' },
  ]);
  forgiveLosses(screen.person);
});

test.each([
  ['/profile', 'Edit Parent Details', 'Parent name'],
  ['/account', 'Change name', 'Full name'],
])('on %s a form stays when the page refetches and no one answers', async (path, opens, label) => {
  const seeker = await enterAs(screen, 'JOBSEEKER', path);
  await press(page, opens);
  await page.getByLabel(label).fill('Ravi Devi');
  await server.services.database.query('update sessions set revoked_at = now() where user_id = $1', [seeker.id]);
  // Or the page notices by itself, and the dialog covers the bell.
  await page.getByRole('button', { name: /^Notifications/ }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(ownPassword);
  const answered = Promise.withResolvers<void>();
  let failures = 0;
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('loginWithPassword')) return route.continue();
    failures += 1;
    await route.fulfill(badGateway);
    answered.resolve();
  });
  await dialog.getByRole('button', { name: 'Login' }).click();
  await page.getByText('You are logged in again.').waitFor();
  await answered.promise;
  await page.unroute('**/graphql');
  expect(failures).toBeGreaterThan(0);
  // A failed refetch is reported; the form is not affected.
  await press(page, /^Notifications/);
  await page.getByRole('region', { name: 'Notifications' }).waitFor();
  await onPage(() => page.getByLabel(label).inputValue()).toBe('Ravi Devi');
  forgiveLosses(screen.person);
});
