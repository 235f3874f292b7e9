import { readFile } from 'node:fs/promises';
import { companyNameKey } from '../server/companies/company.rules.ts';
import { closeDueJobs } from '../server/hiring/jobs/job-closing.service.ts';
import { makeJob, makeRecruiter } from '../test/factories.ts';
import { samplePdf } from '../test/sample-files.ts';
import { forgiveLosses, press, takeSession } from './account-steps.ts';
import { choose } from './choose.ts';
import { clockedWindow } from './clocked-server.ts';
import { inspect } from './inspect.ts';
import { onPage } from './on-page.ts';
import { enterAs, makeMember } from './signed-in.ts';

/** The browser-only parts of a recruiter's job: uploads, a closed window, and the company it is posted for. */

/** As in a word processor: right-aligned, with the number before the last word. */
const urduTitle = 'کشتی ساز (Boat Builder) 3-5 سال';

/** Whether the first letter of a one-line text is to the right of the last. */
const beginsAtTheRight = (element: Element): boolean => {
  const leftOf = (from: number) => {
    const letter = document.createRange();
    letter.setStart(element.firstChild ?? element, from);
    letter.setEnd(element.firstChild ?? element, from + 1);
    return letter.getBoundingClientRect().left;
  };
  return leftOf(0) > leftOf((element.textContent ?? '').length - 1);
};

const screen = clockedWindow();

// Files are verified by content and size, show their progress, survive a reload with the draft, and return unchanged.
test('HPOST-03 HPOST-30 HPOST-31 HPOST-32 HPOST-46 HJOB-11 OP-027 OP-070 files survive a reload; Urdu', async () => {
  const { page } = screen;
  const sending = Promise.withResolvers<void>();
  await page.route('**/files', async (route) => {
    await sending.promise;
    await route.continue();
  });
  await enterAs(screen, 'HR', '/hire/post-job');
  await page.getByText('Max 5MB each').waitFor();
  await page.getByLabel('Attachments', { exact: true }).setInputFiles([
    { name: 'role.pdf', mimeType: 'application/pdf', buffer: samplePdf },
    { name: 'yard.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    { name: 'slow.pdf', mimeType: 'application/pdf', buffer: samplePdf },
  ]);
  await page.getByRole('progressbar', { name: 'Uploading role.pdf' }).waitFor();
  await press(page, 'Post Job Now');
  await page.getByText('Please wait until the files are uploaded.').waitFor();
  const dropped = page.waitForEvent('requestfailed');
  await press(page, 'Stop uploading slow.pdf');
  await dropped;
  forgiveLosses(screen.person);
  sending.resolve();
  await page.getByRole('button', { name: 'Remove role.pdf' }).waitFor();

  await page.route('**/files', (route) => route.abort(), { times: 1 });
  await page
    .getByLabel('Attachments', { exact: true })
    .setInputFiles({ name: 'again.pdf', mimeType: 'application/pdf', buffer: samplePdf });
  await page.getByRole('button', { name: 'Send again.pdf again' }).waitFor();
  await press(page, 'Post Job Now');
  await page.getByText('Some files were not uploaded. Send them again or dismiss them.').waitFor();
  await press(page, 'Send again.pdf again');
  await press(page, 'Remove again.pdf');
  forgiveLosses(screen.person);
  const files = page.getByRole('list', { name: 'Attached files' });
  await onPage(async () => (await files.getByRole('alert').allTextContents()).toSorted()).toEqual([
    'Each attachment must be 5MB or smaller.',
    'Each attachment must be a PDF, DOC, DOCX, JPG or PNG file.',
  ]);

  await page.getByLabel('Job title').fill(urduTitle);
  await page.getByLabel('Location').fill('Kochi');
  await page.getByLabel('Description').fill('You build boats.');
  await page.getByLabel('Minimum salary').fill('250000');
  await page.getByLabel('Maximum salary').fill('1200000');
  await choose(page.getByRole('main'), 'Salary period', 'per year');
  await page.getByLabel('Skills', { exact: true }).fill('Carpentry');
  await page.reload();
  await page.getByText('We kept what you typed last time.').waitFor();
  await onPage(() => page.getByLabel('Maximum salary').inputValue()).toBe('₹12,00,000');
  await onPage(() => files.getByRole('listitem').allTextContents()).toEqual([expect.stringContaining('role.pdf')]);
  await press(page, 'Preview');
  const preview = page.getByRole('dialog', { name: 'What seekers will see' });
  await preview.getByText('₹2,50,000 - ₹12,00,000 per year').waitFor();
  // No apply button: its header scrolls away with the rest.
  await onPage(() => preview.locator('article header').evaluate((head) => getComputedStyle(head).position)).toBe(
    'static',
  );
  await page.keyboard.press('Escape');
  await press(page, 'Post Job Now');
  await page.getByText('Job posted successfully!').waitFor();
  await onPage(() => page.getByRole('heading', { level: 2, name: 'Boat Builder' }).evaluate(beginsAtTheRight)).toBe(
    true,
  );

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^role\.pdf/ }).click();
  await page.getByText('Downloading attachment...').waitFor();
  expect(await readFile(await (await download).path())).toEqual(samplePdf);
  await page.goto('/hire/post-job');
  await page.getByRole('heading', { level: 1, name: 'Create New Job Posting' }).waitFor();
  await onPage(() => page.getByLabel('Job title').inputValue()).toBe('');

  // In forced colours a switch looks different on and off.
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (label: string) =>
    page.getByRole('switch', { name: label }).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByLabel('Auto-stop hiring').check();
  await onPage(async () => (await ground('Auto-stop hiring')) === (await ground('Urgent'))).toBe(false);
});

test('a title without spaces fits the smallest phone: in the list, the applications and the bell', async () => {
  const { page, server } = screen;
  const { services } = server;
  const jobId = await makeJob(services, await makeRecruiter(services, { companyName: 'V'.repeat(100) }), {
    title: 'W'.repeat(120),
    location: 'L'.repeat(100),
    skills: ['S'.repeat(50)],
  });
  await page.setViewportSize({ width: 320, height: 640 });
  const { token } = await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs');
  const sticksOut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth)
        .map((element) => element.outerHTML.slice(0, 200)),
    );
  await page.getByRole('heading', { name: /^W+$/ }).waitFor();
  await onPage(sticksOut).toEqual([]);
  await server.graphql('mutation ($id: ID!) { applyToJob(jobId: $id) { id } }', { id: jobId }, token);
  await services.database.query('update jobs set closes_at = $2 where id = $1', [jobId, services.clock.now()]);
  await closeDueJobs(services);
  await page.goto('/applied-jobs?tab=hiring-done');
  await page.getByRole('heading', { name: /^W+$/ }).waitFor();
  await onPage(sticksOut).toEqual([]);
  await press(page, /^Notifications/);
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText(/W{120}/)
    .waitFor();
  await onPage(sticksOut).toEqual([]);
});

const isClean = async () =>
  expect((await inspect(screen.page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

test('D-01 on a phone a known company is asked from the form; its member accepts, and the job is public', async () => {
  const { page, server } = screen;
  const member = await makeMember(server, 'HR');
  await server.services.database.query(
    `update companies set name = $2, name_key = $3, verified_at = now() where created_by_id = $1`,
    [member.id, 'Kaveri Steel', companyNameKey('Kaveri Steel')],
  );

  await page.setViewportSize({ width: 390, height: 844 });
  const asker = await enterAs(screen, 'HR', '/hire/post-job');
  await page.getByLabel('Job title').fill('Welder');
  await page.getByLabel('Company').fill('KAVERI Steel Pvt. Ltd.');
  await page.getByLabel('Location').fill('Erode');
  await page.getByLabel('Description').fill('You weld.');
  await page.getByLabel('Minimum salary').fill('25000');
  await page.getByLabel('Maximum salary').fill('40000');
  await page.getByLabel('Skills', { exact: true }).fill('Welding');
  await press(page, 'Post Job Now');
  await page.getByText('This company is already here. Ask to join.').waitFor();
  await isClean();
  await press(page, 'Ask to join');
  await page.getByText("We've asked").waitFor();
  await onPage(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('company');
  await press(page, 'Post Job Now');
  await page.getByText('“Welder” stays hidden until Kaveri Steel accepts you.').waitFor();
  await page.getByText('This job stays hidden until Kaveri Steel accepts you.').waitFor();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await page.getByText('Asked to join').waitFor();

  await page.setViewportSize({ width: 1280, height: 900 });
  await takeSession(page, server.url, member, 'hr');
  await page.goto('/hire/hrprofile');
  const requests = page.getByRole('region', { name: 'Requests to join' });
  await requests.getByText(asker.email).waitFor();
  await isClean();
  await press(page, `Accept ${asker.name}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await page.getByText(`${asker.name} is now part of Kaveri Steel.`).waitFor();
  await onPage(() => requests.count()).toBe(0);
  await page.goto('/jobs/search?q=kaveri+steel');
  await page.getByRole('link', { name: 'Welder' }).click();
  await page.getByRole('img', { name: 'Verified company' }).waitFor();
  await page.getByText('No reviews yet').first().waitFor();
});
