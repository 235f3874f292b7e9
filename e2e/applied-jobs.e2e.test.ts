import type { Locator, Page } from 'playwright-core';
import { makeApplication, makeJob, makeRecruiter, makeSeeker } from '../test/factories.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { signIn } from './signed-in.ts';

/** /applied-jobs: an application from the invitation to its withdrawal, and the review of a company. */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

const card = (title: string): Locator => page.getByRole('article', { name: title });
const openTab = (name: string) => page.getByRole('tab', { name }).click();

test('APPL-05 APPL-06 OP-098 a seeker is invited unnamed, accepts, withdraws, applies again, hides', async () => {
  const recruiter = await makeRecruiter(server.services, { name: 'Rekha Rao', companyName: 'Ravi Mills' });
  const seeker = await signIn(screen, 'JOBSEEKER');
  await server.services.database.query(`update seeker_profiles set skills = '{Looms}' where user_id = $1`, [seeker.id]);
  await server.services.database.query('update companies set verified_at = now() where id = $1', [recruiter.companyId]);
  const jobId = await makeJob(server.services, recruiter, { title: 'Loom Setter' });
  await page.goto('/profile');
  const findMe = page.getByRole('switch', { name: 'Recruiters can find me' });
  await findMe.click();
  await page.getByRole('region', { name: 'This is what they see' }).getByText('Looms').waitFor();
  const found = await server.graphql<{ talentProfiles: { items: { id: string }[] } }>(
    '{ talentProfiles(filter: { skills: ["looms"] }) { items { id } } }',
    {},
    recruiter.token,
  );
  const [profile] = found.data?.talentProfiles.items ?? [];
  const { errors } = await server.graphql(
    'mutation ($jobId: ID!, $talentId: ID!) { inviteToJob(jobId: $jobId, talentId: $talentId) { id } }',
    { jobId, talentId: profile?.id },
    recruiter.token,
  );
  expect(errors).toEqual([]);
  await page.getByRole('link', { name: 'Job Applied' }).click();
  await openTab('Invitations');
  await page.getByRole('button', { name: 'Accept and apply' }).click();
  await page
    .getByRole('dialog', { name: 'Apply for Loom Setter?' })
    .getByRole('button', { name: 'Apply', exact: true })
    .click();
  await card('Loom Setter').getByText('Accepted', { exact: true }).waitFor();
  await openTab('Applied');
  await card('Loom Setter').getByRole('button', { name: 'Withdraw' }).click();
  await page
    .getByRole('dialog', { name: 'Withdraw this application?' })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await page.getByText('Application withdrawn.').waitFor();
  await openTab('Withdrawn');
  await card('Loom Setter').getByRole('button', { name: 'Apply again' }).click();
  await page.waitForURL('**/applied-jobs?application=*');
  await card('Loom Setter').getByText('Applied again').waitFor();
  await page.goto('/account');
  await page.getByRole('switch', { name: 'Recruiters can find me', checked: true }).click();
  await page.getByRole('switch', { name: 'Recruiters can find me', checked: false }).waitFor();
  await onPage(async () => (await server.services.database.query('select from talent_profiles')).length).toEqual(0);
});

/** A job of a new company with this many reviews, the first with one star. */
async function makeReviewedJob(companyName: string, reviewCount: number) {
  const { services, clock } = server;
  const recruiter = await makeRecruiter(services, { companyName });
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
  return { recruiterId: recruiter.id, jobId: await makeJob(services, recruiter) };
}

const dialog = () => page.getByRole('dialog', { name: /^Review / });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('OP-018 after a decision a seeker reviews by keyboard alone, finds it on the job page, changes it', async () => {
  const job = await makeReviewedJob('Suryodaya Rooftops', 0);
  const { jobId } = job;
  const seeker = await signIn(screen, 'JOBSEEKER');
  await makeApplication(server.services, { ...job, seekerId: seeker.id, status: 'APPROVED' });
  await page.goto('/applied-jobs');
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

test("OP-018 the job page has three reviews in the server's HTML and more of them on demand, on a phone", async () => {
  const { jobId } = await makeReviewedJob('Many & Sons', 13);
  const html = await (await fetch(`${server.url}/jobs/details/${jobId}`, { headers: { accept: 'text/html' } })).text();
  expect([13, 12, 11, 10].map((number) => html.includes(`>Review number ${number}<`))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/jobs/details/${jobId}`);
  await button('All 13 reviews').click();
  const all = page.getByRole('dialog', { name: 'Reviews of Many & Sons' });
  await all.getByText('Review number 4', { exact: true }).waitFor();
  await onPage(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
