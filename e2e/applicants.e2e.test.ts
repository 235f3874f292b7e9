import type { Locator, Page } from 'playwright-core';
import { makeApplication, makeFile, makeJob, makeSeeker, type TestPerson } from '../test/factories.ts';
import { press, widthOf } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { signIn } from './signed-in.ts';
import { composePdf } from '../server/demo/resume-pdf.ts';

/**
 * The browser-only parts of a recruiter's applicants: the resume in the page, bulk decisions by keyboard, the download
 * of the list.
 */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

/** As a pasted address. */
const longWord = `https://certificates.example.in/${'0123456789'.repeat(12)}`;

async function withApplicants(names: readonly string[], resumes: readonly Buffer[] = []): Promise<TestPerson> {
  const recruiter = await signIn(screen, 'HR');
  const jobId = await makeJob(server.services, recruiter, { title: 'Baker' });
  for (const [index, name] of names.entries()) {
    const seeker = await makeSeeker(server.services, {
      name,
      hasResume: false,
      profile: { certifications: [longWord] },
    });
    const content = resumes[index];
    const resumeFileId = content ? await makeFile(server.services, { ownerId: seeker.id, content }) : null;
    await makeApplication(server.services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: seeker.id,
      status: 'IN_REVIEW',
      resumeFileId,
      appliedAt: new Date(server.clock.now().getTime() - index * 1000),
    });
  }
  return recruiter;
}

const box = (name: string): Locator => page.getByRole('checkbox', { name });
const open = async (name: string) => {
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'View Profile' }).click();
  await page.getByRole('region', { name: 'Applicant', exact: true }).getByRole('heading', { level: 2, name }).waitFor();
};

test("HAPP-16 HAPP-17 HAPP-19 HAPP-20 OP-035 OP-087 the application's resume is shown, 600 px high", async () => {
  const recruiter = await withApplicants(['Asha Nair'], [composePdf([{ text: 'Asha Nair', style: 'NAME' }])]);
  await page.goto('/hire/all-applications');
  await open('Asha Nair');
  const preview = page.getByRole('region', { name: /resume\.pdf/ });
  await preview.locator('canvas').first().waitFor();
  expect((await preview.boundingBox())?.height).toBe(600);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download resume.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('resume.pdf');

  // Half a date, which the browser does not report to the page.
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('From').focus();
  await page.keyboard.type('12');
  await page.getByRole('button', { name: 'Show applicants' }).click();
  await page.getByText('Enter the whole day, or clear it').waitFor();
  // A rotated tablet shows only the person, and keeps the dialog.
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 700, height: 900 });
  await page.getByLabel('Search applicants').waitFor({ state: 'hidden' });
  expect(
    await page.getByRole('dialog', { name: 'Filters' }).getByText('Enter the whole day, or clear it').isVisible(),
  ).toBe(true);
  await page.setViewportSize(size);
  await page.getByLabel('Search applicants').waitFor();
  await page.keyboard.press('Escape');

  await server.services.database.query('delete from sessions where user_id = $1', [recruiter.id]);
  await page.getByRole('link', { name: 'Download resume.pdf' }).click();
  await page.getByRole('dialog', { name: 'Please log in again' }).waitFor();
});

/** It opens with the password "secret". */
const lockedPdf = Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[]/Count 0>> endobj
3 0 obj <</Filter/Standard/V 1/R 2/P -4/O<92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd>
/U<902d6c0d6b77adef97ca1c71e49308c613b917b2ad6ef711a0cb410737994360>>> endobj
trailer <</Root 1 0 R/Encrypt 3 0 R/ID[<30313233343536373839616263646566><30313233343536373839616263646566>]>>
%%EOF
`);

test('OP-087 a locked, broken or missing resume says so in its place; the page stays usable', async () => {
  await withApplicants(
    ['Asha Nair', 'Bimal Das', 'Chitra Rao'],
    [lockedPdf, Buffer.from('%PDF-1.4 and no more'), composePdf([{ text: 'Chitra Rao', style: 'NAME' }])],
  );
  const asked: string[] = [];
  page.on('dialog', (dialog) => void (asked.push(dialog.message()), dialog.dismiss().catch(() => undefined)));
  await page.goto('/hire/all-applications');
  await open('Asha Nair');
  await page.getByText('This document is locked with a password. Please download it.').waitFor();
  await open('Bimal Das');
  await page.getByText('This file cannot be shown in the page. Please download it.').waitFor();
  await page.route('**/files/*', (route) => route.fulfill({ status: 404 }));
  await open('Chitra Rao');
  await page.getByText('The document could not be loaded.').waitFor();
  await page.unroute('**/files/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('region', { name: /resume\.pdf/ })
    .locator('canvas')
    .first()
    .waitFor();
  expect(asked).toEqual([]);
});

test('several are selected, approved and undone by keyboard alone, and no mail is sent', async () => {
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
  await undo.waitFor();
  await page.setViewportSize({ width: 844, height: 390 });
  await open('Bimal Das');
  // It does not cover the decisions on the next person.
  const [offer, decision] = await Promise.all([
    undo.boundingBox(),
    page
      .getByRole('region', { name: 'Applicant', exact: true })
      .getByRole('button', { name: /^Reject/ })
      .boundingBox(),
  ]);
  expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThan(decision?.y ?? 0);
  await undo.focus();
  await page.keyboard.press('Enter');
  await undo.waitFor({ state: 'detached' });
  await page.getByText('Undone: 2 of 2').waitFor();
  server.clock.advance({ seconds: 60 });
  await server.mails();
  expect(await server.services.database.query(`select 1 from applications where status <> 'IN_REVIEW'`)).toEqual([]);
  expect((await server.mails()).filter(({ subject }) => subject.includes('application'))).toEqual([]);
});

test('D-05 on a phone long addresses fit, and the hire for the last opening asks to close the job', async () => {
  const { id } = await withApplicants(['Asha Nair']);
  await server.services.database.query(`update applications set status = 'OFFER_EXTENDED' where recruiter_id = $1`, [
    id,
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await server.services.database.query('update application_events set reason = $1', [longWord]);
  await page.goto('/hire/applications');
  await open('Asha Nair');
  await page.getByText(`“${longWord}”`).first().waitFor();
  expect(await widthOf(page)).toBe(390);
  await press(page, /^Hire/);
  await page.getByRole('dialog', { name: 'Confirm Hiring' }).getByRole('button', { name: 'Hire' }).click();
  const question = page.getByRole('alert').filter({ hasText: 'All openings are filled. Close the job?' });
  await question.getByText('“Baker” has 1 opening, and it is filled.').waitFor();
  await question.getByRole('button', { name: 'Keep Open' }).waitFor();
  expect(await widthOf(page)).toBe(390);
  await question.getByRole('button', { name: 'Close Job' }).click();
  await page.getByText('Job posting closed successfully').waitFor();
  await question.waitFor({ state: 'detached' });
  expect(await server.services.database.query('select status from jobs where recruiter_id = $1', [id])).toEqual([
    { status: 'INACTIVE' },
  ]);
});
