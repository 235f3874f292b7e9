import { readFile } from 'node:fs/promises';
import { makeJob, makeRecruiter, makeSeeker } from '../test/factories.ts';
import { samplePdf } from '../test/sample-files.ts';
import { forgiveLosses, press, takeSession } from './account-steps.ts';
import { clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { enterAs } from './signed-in.ts';

/** What a recruiter's job needs a real browser for: files on their way, a window that is closed, and the page that others see. */

const screen = clockedWindow('/login');

test('issue 5.4 HPOST-03 HPOST-30 HPOST-31 HPOST-32 HPOST-46 HJOB-11 OP-027 OP-070 files are judged by content and size, show how far they are, outlive a reload with the draft, and come back whole', async () => {
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
  await page.getByLabel('Attachments', { exact: true }).setInputFiles({ name: 'again.pdf', mimeType: 'application/pdf', buffer: samplePdf });
  await page.getByRole('button', { name: 'Send again.pdf again' }).waitFor();
  await press(page, 'Post Job Now');
  await page.getByText('Some files were not uploaded. Send them again or dismiss them.').waitFor();
  await press(page, 'Send again.pdf again');
  await press(page, 'Remove again.pdf');
  forgiveLosses(screen.person);
  const files = page.getByRole('list', { name: 'Attached files' });
  await onPage(async () => (await files.getByRole('alert').allTextContents()).toSorted()).toEqual(['Each attachment must be 5MB or smaller.', 'Each attachment must be a PDF, DOC, DOCX, JPG or PNG file.']);

  await page.getByLabel('Job title').fill('Boat Builder');
  await page.getByLabel('Location').fill('Kochi');
  await page.getByLabel('Description').fill('You build boats.');
  await page.getByLabel('Minimum salary').fill('250000');
  await page.getByLabel('Maximum salary').fill('1200000');
  await page.getByLabel('Salary period').selectOption('per year');
  await page.getByLabel('Skills', { exact: true }).fill('Carpentry');
  await page.reload();
  await page.getByText('We kept what you typed last time.').waitFor();
  await onPage(() => page.getByLabel('Maximum salary').inputValue()).toBe('₹12,00,000');
  await onPage(() => files.getByRole('listitem').allTextContents()).toEqual([expect.stringContaining('role.pdf')]);
  await press(page, 'Preview');
  await page.getByRole('dialog', { name: 'What seekers will see' }).getByText('₹2,50,000 - ₹12,00,000 per year').waitFor();
  await page.keyboard.press('Escape');
  await press(page, 'Post Job Now');
  await page.getByText('Job posted successfully!').waitFor();
  await page.getByRole('heading', { level: 2, name: 'Boat Builder' }).waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^role\.pdf/ }).click();
  await page.getByText('Downloading attachment...').waitFor();
  expect(await readFile(await (await download).path())).toEqual(samplePdf);
  await page.goto('/hire/post-job');
  await page.getByRole('heading', { level: 1, name: 'Create New Job Posting' }).waitFor();
  await onPage(() => page.getByLabel('Job title').inputValue()).toBe('');

  // In the system's own colours a switch that is on looks other than one that is off.
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (label: string) => page.getByRole('switch', { name: label }).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByLabel('Auto-stop hiring').check();
  await onPage(async () => (await ground('Auto-stop hiring')) === (await ground('Urgent'))).toBe(false);
});

test('issue 5.6 HJOB-16 the page of a closed job says so to visitors and seekers, and no search engine is to keep it', async () => {
  const { page, server } = screen;
  const recruiter = await makeRecruiter(server.services);
  const id = await makeJob(server.services, recruiter, { title: 'Sailmaker' });
  await page.goto(`/jobs/details/${id}`);
  await page.getByRole('link', { name: 'Login to Apply' }).waitFor();
  await server.graphql('mutation ($id: ID!) { closeJob(id: $id) { id } }', { id }, recruiter.token);
  await page.reload();
  await page.getByText('This job no longer takes applications.').waitFor();
  await onPage(() => page.locator('meta[name="robots"]').getAttribute('content')).toMatch(/^noindex/);
  await takeSession(page, server.url, await makeSeeker(server.services), 'jobseeker');
  await page.goto(`/apply-for-jobs/job-details/${id}`);
  await page.getByText('This job no longer takes applications.').waitFor();
  await page.getByText('Hiring closed').waitFor();
});
