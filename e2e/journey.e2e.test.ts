import { randomUUID } from 'node:crypto';
import { until } from '../test/until.ts';
import { enterCode, fillSignup, login } from './account-steps.ts';
import { mailsTo, openWindow, type Person } from './person.ts';

/** The core of the product: two people, two windows, from nothing to an interview. */

const id = randomUUID().slice(0, 8);
const recruiter = { name: 'Meera Iyer', email: `meera.${id}@example.in`, password: 'Saffron#4821' };
const seeker = { name: 'Kabir Anand', email: `kabir.${id}@example.in`, password: 'Monsoon#7316' };
const jobTitle = `Solar Panel Technician ${id}`;

let hr: Person;
let user: Person;
beforeAll(async () => {
  [hr, user] = [
    await openWindow({ reducedMotion: 'no-preference' }),
    await openWindow({
      reducedMotion: 'no-preference',
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    }),
  ];
});
afterAll(() => Promise.all([hr.leave(), user.leave()]));
afterEach(() => {
  expect([...hr.complaints, ...user.complaints]).toEqual([]);
});

const mailedCode = (address: string): Promise<string> =>
  until(
    async () => (await mailsTo(address)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean),
    `a code arrives at ${address}`,
  );

const mailAbout = (address: string, subject: RegExp) =>
  until(
    async () => (await mailsTo(address)).find((mail) => subject.test(mail.subject)),
    `a mail like ${subject} arrives at ${address}`,
  );

test('REG-02 a recruiter signs up with a mailed code and reaches the hiring area', async () => {
  const { page } = hr;
  await page.goto('/register');
  await fillSignup(page, recruiter, 'HR');
  await page.getByText('Strong').waitFor();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await enterCode(page, await mailedCode(recruiter.email));
  await page.waitForURL(/\/hire\//);
});

test('HPOST-44 the recruiter posts a job', async () => {
  const { page } = hr;
  await page.goto('/hire/post-job');
  await page.getByRole('heading', { name: 'Create New Job Posting' }).waitFor();
  await page.getByLabel('Job title').fill(jobTitle);
  await page.getByLabel('Company').fill(`Suryodaya Rooftops ${id}`);
  await page.getByLabel('Location').fill('Pune');
  await page
    .getByLabel('Description')
    .fill('Mount and wire rooftop panels.\nYou work in a crew of three and learn from a master electrician.');
  await page.getByLabel('Minimum salary').fill('22000');
  await page.getByLabel('Maximum salary').fill('30000');
  await page.getByLabel('Skills', { exact: true }).fill('Wiring');
  await page.getByRole('button', { name: 'Add skill' }).first().click();
  await page.getByRole('button', { name: 'Post Job Now' }).click();
  await page.getByText('Job posted successfully!').waitFor();
  await page.waitForURL('**/hire/all-jobs**');
  await page.getByRole('heading', { name: jobTitle }).waitFor();
});

test('a visitor finds the job in the public search', async () => {
  const { page } = user;
  await page.goto('/');
  await page.getByLabel('Job title, keywords or company').fill(jobTitle.toLowerCase());
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/jobs\/search\?q=solar/);
  await page.getByText('1 Job Result(s) Found').waitFor();
  await page.getByRole('link', { name: jobTitle, exact: true }).click();
  await page.waitForURL(/\/jobs\/details\//);
  await page.getByText('₹22,000 - ₹30,000 per month').first().waitFor();
});

test('REG-24 the visitor signs up with a resume and returns to the job', async () => {
  const { page } = user;
  const jobAddress = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Login to Apply' }).first().click();
  await page.waitForURL('**/login?returnTo=**');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await fillSignup(page, seeker);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await enterCode(page, await mailedCode(seeker.email));
  await page.waitForURL(`**${jobAddress}`);
});

test('applying without a phone number leads to the profile, and the profile back to the job', async () => {
  const { page } = user;
  const jobAddress = new URL(page.url()).pathname;
  await page
    .getByRole('button', { name: /^Apply( Now)?$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Apply without a phone number?' });
  await dialog.getByRole('link', { name: 'Add it now' }).click();
  await page.waitForURL(/\/profile\?returnTo=/);
  await page.getByRole('link', { name: 'Back to the job' }).waitFor();
  await page.getByRole('button', { name: 'Edit Student Details' }).click();
  await page.getByRole('form', { name: 'Student Details' }).getByLabel('Phone', { exact: true }).fill('98765 43210');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.waitForURL(`**${jobAddress}`);
});

test('the seeker applies, and the application appears for the recruiter without reloading', async () => {
  await hr.page.goto('/hire/hiring');
  await hr.page.getByRole('heading', { name: 'Job Listings' }).waitFor();
  await hr.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await user.page
    .getByRole('button', { name: /^Apply( Now)?$/ })
    .first()
    .click();
  await user.page.getByText('Applied').first().waitFor();
  await hr.page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  await hr.page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await hr.page.getByText(seeker.name).first().waitFor();
  await mailAbout(recruiter.email, /application/i);
});

test('HAPP-31 the recruiter reads the resume and approves; the seeker sees it live', async () => {
  const { page } = hr;
  await user.page.goto('/applied-jobs');
  await user.page.getByText(jobTitle).first().waitFor();
  await page.goto('/hire/hiring');
  await page.getByRole('link', { name: 'View Applicants' }).first().click();
  await page.getByRole('heading', { name: `Applications for: ${jobTitle}` }).waitFor();
  await page.getByRole('button', { name: 'View Profile' }).first().click();
  await page.getByLabel('Preview of resume.pdf').locator('canvas').first().waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Approval' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await user.page.getByText('Approved').first().waitFor();
  await mailAbout(seeker.email, /approved/i);
});

test('HINT-08 the recruiter schedules a video call; the seeker gets time and link, live and by mail', async () => {
  const { page } = hr;
  const link = `https://meet.example.in/${id}`;
  await page.goto('/hire/approved-students');
  await page.getByRole('button', { name: 'View Profile' }).first().click();
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date', { exact: true }).fill(nextWeek);
  await page.getByText('10:30-11:30').first().click();
  await page.getByText('Video call').click();
  await page.getByLabel('Link', { exact: true }).fill(link);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page
    .getByText(/Interview scheduled for .* at 10:30-11:30/)
    .first()
    .waitFor();
  await user.page.getByText('Interview Scheduled').first().waitFor();
  const shown = user.page.getByRole('link', { name: `meet.example.in/${id}` });
  expect(await shown.first().getAttribute('href')).toBe(link);
  const mail = await mailAbout(seeker.email, /interview/i);
  expect(mail.attachments[0]?.content).toContain('BEGIN:VCALENDAR');
  expect(mail.text).toContain(`Video call: ${link}`);
});

test('SHELL-07 the seeker logs out, and the session is over', async () => {
  const { page } = user;
  await page.goto('/applied-jobs');
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.first().click();
  await page.getByRole('dialog').getByText('Are you sure?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login**');
  await page.goto('/applied-jobs');
  await page.waitForURL('**/login?returnTo=**');
});

test('LOGIN-02 the seeker logs in with the password and returns to the page they wanted', async () => {
  const { page } = user;
  await login(page, seeker.email, seeker.password);
  await page.waitForURL('**/applied-jobs');
  await page.getByText('Interview Scheduled').first().waitFor();
});
