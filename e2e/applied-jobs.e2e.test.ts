import type { Locator, Page } from 'playwright-core';
import { makeApplication, makeJob, makeRecruiter, type TestPerson } from '../test/factories.ts';
import { forgiveLosses } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { operationOf } from './operation-of.ts';
import { enterAs, signIn } from './signed-in.ts';

/** /applied-jobs: the status of each application, who moved it, and withdrawing one. */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(
  async () =>
    void (recruiter = await makeRecruiter(screen.server.services, { name: 'Rekha Rao', companyName: 'Ravi Mills' })),
);
beforeEach(() => void ({ page, server } = screen));

async function apply(
  seeker: TestPerson,
  title: string,
  status = 'NEW',
  job: Record<string, unknown> = {},
): Promise<string> {
  const jobId = await makeJob(server.services, recruiter, { title, ...job });
  return makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id, status });
}

const move = async (id: string, status: string, reason?: string) => {
  const { errors } = await server.graphql(
    `mutation ($id: ID!, $status: ApplicationStatus!, $reason: String) {
      setApplicationStatus(id: $id, status: $status, reason: $reason) { id }
    }`,
    { id, status, reason },
    recruiter.token,
  );
  expect(errors).toEqual([]);
};
const card = (title: string): Locator => page.getByRole('article', { name: title });
const shown = async (): Promise<string[]> =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
const openTab = (name: string) => page.getByRole('tab', { name }).click();

test('APPL-14 APPL-15 APPL-16 OP-099 without applications each tab says so and links to jobs', async () => {
  const seeker = await enterAs(screen, 'JOBSEEKER', '/applied-jobs');
  for (const tab of ['Applied', 'Hiring Done', 'Withdrawn']) {
    await openTab(tab);
    await page.getByRole('tab', { name: tab }).and(page.locator('[aria-selected=true]')).waitFor();
    await page.getByText("You haven't applied for any jobs yet", { exact: true }).waitFor();
  }
  await page.getByRole('link', { name: 'Browse Jobs' }).click();
  await page.waitForURL('**/apply-for-jobs');
  await apply(seeker, 'Lone Baker');
  await page.goto('/applied-jobs');
  await card('Lone Baker').waitFor();
  await openTab('Hiring Done');
  await page.getByText('No jobs found in this category', { exact: true }).waitFor();
});

test('APPL-10 APPL-11 APPL-12 APPL-13 OP-012 D-03 three tabs sort by outcome, each with its badge', async () => {
  const seeker = await signIn(screen, 'JOBSEEKER');
  const closed = { is_wanted: false };
  const rows = [
    ['Baker', 'NEW', {}, 'Applied'],
    ['Cook', 'IN_REVIEW', {}, 'In Review'],
    ['Driver', 'INTERVIEW_SCHEDULED', {}, 'Interview Scheduled'],
    ['Guard', 'OFFER_EXTENDED', {}, 'Offer Extended'],
    ['Tailor', 'HIRED', {}, 'Hired'],
    ['Porter', 'REJECTED', {}, 'Rejected'],
    ['Weaver', 'NEW', closed, 'Previous'],
    ['Dyer', 'APPROVED', closed, 'Approved'],
  ] as const;
  for (const [title, status, job] of rows) await apply(seeker, title, status, job);
  await apply(seeker, 'Withdrawn One', 'WITHDRAWN');
  await page.goto('/applied-jobs');
  const badgesOf = async (expected: readonly (readonly [string, string, object, string])[]) => {
    await card(expected[0]?.[0] ?? '').waitFor();
    await onPage(async () => (await shown()).toSorted()).toEqual(expected.map(([title]) => title).toSorted());
    for (const [title, , , badge] of expected)
      await card(title).locator('header').getByText(badge, { exact: true }).waitFor();
  };
  await badgesOf(rows.slice(0, 4));
  await onPage(() => page.getByRole('tab').allInnerTexts()).toEqual([
    'Applied',
    'Hiring Done',
    'Withdrawn',
    'Invitations',
  ]);
  await openTab('Hiring Done');
  await badgesOf(rows.slice(4));
  await page.reload();
  await badgesOf(rows.slice(4));
  await openTab('Withdrawn');
  await badgesOf([['Withdrawn One', 'WITHDRAWN', {}, 'Withdrawn']]);
});

test('APPL-07 OP-013 the list shows loading until the answer, and a failure can be retried', async () => {
  const gate = Promise.withResolvers<undefined>();
  let isBroken = true;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'AppliedJobs') return route.continue();
    await gate.promise;
    return isBroken ? route.abort('connectionfailed') : route.continue();
  });
  const seeker = await enterAs(screen, 'JOBSEEKER', '/applied-jobs');
  await apply(seeker, 'Slow Baker');
  await page.getByText('Loading applications').waitFor({ state: 'attached' });
  gate.resolve(undefined);
  const alert = page.getByRole('alert').filter({ hasText: 'Your applications could not be loaded.' });
  await alert.waitFor();
  isBroken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await card('Slow Baker').waitFor();
  forgiveLosses(screen.person);
});

test('APPL-17 JOBS-25 OP-127 OP-100 a card has the facts, eligibility and skills of a job, or says none', async () => {
  const seeker = await signIn(screen, 'JOBSEEKER');
  await apply(seeker, 'Staff Nurse', 'NEW', {
    location: 'Chennai',
    min_years: 1,
    max_years: 2,
    work_mode: 'HYBRID',
    type: 'PART_TIME',
    is_urgent: true,
    skills: ['ICU', 'Triage', 'Wards', 'Notes'],
    eligibility: 'GNM or BSc Nursing',
    required_skills: ['State registration', 'Own shoes'],
  });
  await apply(seeker, 'Helper');
  await page.goto('/applied-jobs');
  const nurse = card('Staff Nurse');
  for (const text of [
    'Chennai · Hybrid · 1-2 years · Part Time',
    '₹25,000 - ₹40,000 per month',
    'Posted: Today',
    'Urgent',
    'ICU',
  ])
    await nurse.getByText(text, { exact: true }).waitFor();
  expect((await nurse.getByRole('list', { name: 'Skills' }).innerText()).replaceAll(/\s+/g, ' ')).toContain(
    'ICU Triage Wards +1',
  );
  await nurse.getByText('Eligibility and required skills').click();
  for (const text of ['GNM or BSc Nursing', 'State registration', 'Own shoes'])
    await nurse.getByText(text, { exact: true }).waitFor();
  await card('Helper').getByText('Eligibility and required skills').click();
  await card('Helper').getByText('Open to everyone who can do the work that the job describes.').waitFor();
  await card('Helper').getByText('None beyond the skills that the job names.').waitFor();
});

test('OP-095 the timeline shows live who moved the application, when, why, the interview and the resume', async () => {
  const seeker = await signIn(screen, 'JOBSEEKER');
  const jobId = await makeJob(server.services, recruiter, { title: 'Fitter' });
  const applied = await server.graphql<{ applyToJob: { id: string } }>(
    'mutation ($id: ID!) { applyToJob(jobId: $id) { id } }',
    { id: jobId },
    seeker.token,
  );
  const id = applied.data?.applyToJob.id ?? '';
  await page.goto('/applied-jobs');
  const steps = card('Fitter')
    .getByRole('list')
    .filter({ has: page.locator('time') })
    .getByRole('listitem');
  await steps.filter({ hasText: /Applied.*by you/ }).waitFor();
  await card('Fitter').getByRole('link', { name: 'Sent with: resume.pdf' }).waitFor();
  // The subscription exists once the socket is open; an earlier change would be fetched by the refetch after it.
  await move(id, 'APPROVED', 'Clear drawings.');
  await steps.filter({ hasText: /Approved.*by Rekha Rao.*Clear drawings\./ }).waitFor();
  const date = new Date(server.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { errors } = await server.graphql(
    'mutation ($id: ID!, $date: Date!) { scheduleInterview(applicationId: $id, date: $date, slot: S1030_1130) { id } }',
    { id, date },
    recruiter.token,
  );
  expect(errors).toEqual([]);
  await card('Fitter')
    .getByText(/^Your interview is on .* from 10:30/)
    .waitFor();
  await onPage(async () => (await steps.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Interview scheduled',
    'Approved',
    'Applied',
  ]);
  await move(id, 'REJECTED');
  await page.getByText('Moved to Hiring Done', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('No jobs found in this category', { exact: true }).waitFor();
});

test('APPL-05 APPL-06 OP-098 an application is withdrawn on confirmation, sent again from Withdrawn', async () => {
  const seeker = await signIn(screen, 'JOBSEEKER');
  const id = await apply(seeker, 'Mason', 'APPROVED');
  await apply(seeker, 'Hired Already', 'HIRED');
  await page.goto('/applied-jobs');
  await card('Mason').getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await card('Mason').getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Application withdrawn.').waitFor();
  await page.getByText('No jobs found in this category', { exact: true }).waitFor();
  await openTab('Hiring Done');
  await card('Hired Already').waitFor();
  await onPage(async () => [
    await shown(),
    await card('Hired Already').getByRole('button', { name: 'Withdraw' }).count(),
  ]).toEqual([['Hired Already'], 0]);
  const { data } = await server.graphql<{ application: { status: string } }>(
    'query ($id: ID!) { application(id: $id) { status } }',
    { id },
    seeker.token,
  );
  expect(data?.application.status).toBe('WITHDRAWN');
  await openTab('Withdrawn');
  await card('Mason').getByRole('button', { name: 'Apply again' }).click();
  await card('Mason').getByText('Applied again').waitFor();
  await page.waitForURL(`**/applied-jobs?application=${id}`);
  await onPage(shown).toEqual(['Mason']);
});

// The seeker's name stays hidden until the invitation is accepted; hiding removes the profile at once.
test('a seeker becomes visible to recruiters, is invited without a name, accepts, and hides again', async () => {
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
  await card('Loom Setter').waitFor();
  await page.goto('/account');
  await page.getByRole('switch', { name: 'Recruiters can find me', checked: true }).click();
  await page.getByRole('switch', { name: 'Recruiters can find me', checked: false }).waitFor();
  await onPage(async () => (await server.services.database.query('select from talent_profiles')).length).toEqual(0);
});
