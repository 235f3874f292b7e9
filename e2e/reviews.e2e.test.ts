import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../test/factories.ts';
import { takeSession } from './account-steps.ts';
import { clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { makeMember } from './signed-in.ts';

/** A seeker reviews a company, and a visitor reads the review. */

const shared = clockedWindow();
const phone = { width: 390, height: 844 };

/** A company whose job has this many reviews, and an application in `status` by a signed-in member. */
async function makeCase(status: string, reviewCount = 0, companyName?: string) {
  const { page, server } = shared;
  const { services, clock } = server;
  const recruiter = await makeRecruiter(services, { companyName });
  const jobId = await makeJob(services, recruiter, { title: 'Solar Panel Technician' });
  const seeker = await makeMember(server, 'JOBSEEKER');
  const applicationId = await makeApplication(services, {
    jobId,
    recruiterId: recruiter.id,
    seekerId: seeker.id,
    status,
  });
  for (let number = 1; number <= reviewCount; number += 1) {
    await services.database.query(
      `insert into company_reviews (company_id, seeker_id, rating, review_text, created_at)
       values ($1, $2, $3, $4, $5)`,
      [
        recruiter.companyId,
        (await makeSeeker(services)).id,
        number === 1 ? 1 : 4,
        `Review number ${number}`,
        new Date(clock.now().getTime() - (reviewCount - number) * 86_400_000),
      ],
    );
  }
  await page.clock.setSystemTime(clock.now());
  return { recruiter, jobId, seeker, applicationId };
}

async function openApplications(seeker: TestPerson): Promise<void> {
  await takeSession(shared.page, shared.server.url, seeker, 'jobseeker');
  await shared.page.goto('/applied-jobs');
  await shared.page.getByRole('heading', { name: 'Applied Jobs' }).waitFor();
}

const dialog = () => shared.page.getByRole('dialog', { name: /^Review / });
const button = (name: string | RegExp) => shared.page.getByRole('button', { name });

test('OP-018 after a decision a seeker reviews by keyboard alone, finds it on the job page, changes it', async () => {
  const { page } = shared;
  const { seeker, jobId } = await makeCase('APPROVED', 0, 'Suryodaya Rooftops');
  await openApplications(seeker);
  await button('Review the company').press('Enter');
  await dialog().getByRole('radio', { name: '1 star, Poor' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('They answered within a week.');
  await dialog().getByRole('button', { name: 'Post review' }).press('Enter');
  await page.getByText('Thank you for your review.').waitFor();
  await dialog().waitFor({ state: 'detached' });

  await page.goto(`/jobs/details/${jobId}`);
  const reviews = page.getByRole('region', { name: 'Reviews of Suryodaya Rooftops' });
  await reviews.getByText('3.0 of 5 from 1 review by people who applied').waitFor();
  const [shown] = await reviews.getByRole('listitem').allTextContents();
  expect(shown).toBe('3 of 5 stars A job seeker · November 2026They answered within a week.');

  await page.goto('/applied-jobs');
  await button('Change your review').click();
  await onPage(() => dialog().getByRole('radio', { name: '3 stars, Good' }).isChecked()).toBe(true);
  await dialog()
    .getByLabel(/What should others know/)
    .fill('They called me the next day.');
  await dialog().getByText('5 stars, Excellent').click({ force: true });
  await dialog().getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Your review was changed.').waitFor();
  await page.goto(`/apply-for-jobs/job-details/${jobId}`);
  await reviews.getByText('They called me the next day.').waitFor();
  await reviews.getByText('5.0 of 5 from 1 review by people who applied').waitFor();

  await page.goto('/applied-jobs');
  await button('Change your review').click();
  await dialog().getByRole('button', { name: 'Delete review' }).click();
  await page
    .getByRole('dialog', { name: 'Delete your review of Suryodaya Rooftops?' })
    .getByRole('button', { name: 'Delete review' })
    .click();
  await page.getByText('Your review was deleted.').waitFor();
  await button('Review the company').waitFor();
  await page.goto(`/jobs/details/${jobId}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await onPage(() => reviews.count()).toBe(0);
});

test('OP-018 a review is possible only after a decision; its button appears without reloading', async () => {
  const { recruiter, seeker, applicationId } = await makeCase('IN_REVIEW');
  await openApplications(seeker);
  await button('Withdraw').waitFor();
  await onPage(() => button('Review the company').count()).toBe(0);
  const { errors } = await shared.server.graphql(
    'mutation ($id: ID!) { setApplicationStatus(id: $id, status: APPROVED) { id } }',
    { id: applicationId },
    recruiter.token,
  );
  expect(errors).toEqual([]);
  await button('Review the company').waitFor();
});

test('without stars the dialog says so; a lost connection keeps typed text and says what to do', async () => {
  const { page } = shared;
  const { seeker } = await makeCase('REJECTED');
  await openApplications(seeker);
  await page.getByRole('tab', { name: 'Hiring Done' }).click();
  await button('Review the company').click();
  await dialog().getByRole('button', { name: 'Post review' }).click();
  await dialog().getByText('Please choose 1 to 5 stars.').waitFor();
  await dialog().getByText('2 stars, Fair').click({ force: true });
  await dialog().getByText('Please choose 1 to 5 stars.').waitFor({ state: 'detached' });
  await dialog()
    .getByLabel(/What should others know/)
    .fill('No answer for months.');
  await page.route('**/graphql', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"error":"Kaamyab is taking a short break. Please try again in a moment."}',
    }),
  );
  await dialog().getByRole('button', { name: 'Post review' }).click();
  await dialog().getByText('Kaamyab is taking a short break.').waitFor();
  await onPage(() =>
    dialog()
      .getByLabel(/What should others know/)
      .inputValue(),
  ).toBe('No answer for months.');
  await page.unroute('**/graphql');
  shared.person.complaints.splice(
    0,
    Infinity,
    ...shared.person.complaints.filter((complaint) => !complaint.includes('status of 503')),
  );
  await dialog().getByRole('button', { name: 'Post review' }).click();
  await page.getByText('Thank you for your review.').waitFor();
});

test("OP-018 the job page has three reviews in the server's HTML and all of them on demand, on a phone", async () => {
  const { page, server } = shared;
  const { jobId } = await makeCase('NEW', 13, 'Many & Sons');
  const html = await (await fetch(`${server.url}/jobs/details/${jobId}`, { headers: { accept: 'text/html' } })).text();
  expect([13, 12, 11, 10].map((number) => html.includes(`>Review number ${number}<`))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  await page.setViewportSize(phone);
  await page.goto(`/jobs/details/${jobId}`);
  await button('All 13 reviews').click();
  const all = page.getByRole('dialog', { name: 'Reviews of Many & Sons' });
  await all.getByText('Review number 4', { exact: true }).waitFor();
  await onPage(() => all.getByText('Review number 3', { exact: true }).count()).toBe(0);
  await all.getByRole('button', { name: 'Show 3 more' }).click();
  await all.getByText('Review number 1', { exact: true }).waitFor();
  await onPage(() => all.getByRole('listitem').count()).toBe(13);
  await onPage(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});
