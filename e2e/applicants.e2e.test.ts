import type { Locator, Page } from 'playwright-core';
import { makeApplication, makeFile, makeJob, makeSeeker, type TestPerson } from '../test/factories.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { enterAs } from './signed-in.ts';
import { composePdf } from '../server/demo/resume-pdf.ts';

/** What only a browser shows of the recruiter's applicants: the resume in the page, several decided by keyboard, the table as a file. */

const screen = clockedWindow('/login');
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

async function withApplicants(names: readonly string[], resume?: Buffer): Promise<TestPerson> {
  const recruiter = await enterAs(screen, 'HR', '/hire/hrprofile');
  const jobId = await makeJob(server.services, recruiter, { title: 'Baker' });
  for (const [index, name] of names.entries()) {
    const seeker = await makeSeeker(server.services, { name, hasResume: false });
    const resumeFileId = resume ? await makeFile(server.services, { ownerId: seeker.id, content: resume }) : null;
    await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id, status: 'IN_REVIEW', resumeFileId, appliedAt: new Date(server.clock.now().getTime() - index * 1000) });
  }
  return recruiter;
}

const box = (name: string): Locator => page.getByRole('checkbox', { name });
const open = async (name: string) => {
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'View Profile' }).click();
  await page.getByRole('region', { name: 'Applicant' }).getByRole('heading', { level: 2, name }).waitFor();
};

test('HAPP-15 HAPP-16 HAPP-17 HAPP-19 HAPP-20 OP-035 OP-087 the resume that was sent is drawn in the page, 600 px high, with a link to download it', async () => {
  await withApplicants(['Asha Nair'], composePdf([{ text: 'Asha Nair', style: 'NAME' }]));
  await page.goto('/hire/all-applications');
  await open('Asha Nair');
  const preview = page.getByRole('region', { name: /resume\.pdf/ });
  await preview.locator('canvas').first().waitFor();
  expect((await preview.boundingBox())?.height).toBe(600);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download resume.pdf' }).click()]);
  expect(download.suggestedFilename()).toBe('resume.pdf');
});

test('several are ticked, approved and taken back by keyboard alone, and no mail leaves', async () => {
  await withApplicants(['Asha Nair', 'Bimal Das', 'Chitra Rao']);
  await page.goto('/hire/all-applications');
  await box('Select Asha Nair').focus();
  await page.keyboard.press('Space');
  await box('Select Chitra Rao').focus();
  await page.keyboard.press('Space');
  await page.getByText('2 selected').waitFor();
  await page.getByRole('button', { name: 'Approve 2 selected' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Confirm Approval' }).getByRole('button', { name: 'Approve 2' }).focus();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await undo.waitFor({ state: 'detached' });
  await page.getByText('Taken back: 2 of 2').waitFor();
  server.clock.advance({ seconds: 60 });
  await server.mails();
  expect(await server.services.database.query(`select 1 from applications where status <> 'IN_REVIEW'`)).toEqual([]);
  expect((await server.mails()).filter(({ subject }) => subject.includes('application'))).toEqual([]);
});
