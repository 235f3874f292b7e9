import type { Locator, Page } from 'playwright-core';
import { makeDoc, makeDocx } from '../test/sample-files.ts';
import { codeBoxes, enterCode, forgiveLosses, press, resumeOf, widthOf } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { choose, optionsOf } from './choose.ts';
import { about, fillStudent } from './student-form.ts';
import { largeFile } from './large-file.ts';
import { onPage } from './on-page.ts';
import { enterAs } from './signed-in.ts';

/** A seeker's profile: cards to read and to edit, the resume, and what happens to typed text when something fails. */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

const card = (title: string): Locator => page.getByRole('region', { name: title });
const edit = (title: string) => press(page, `Edit ${title}`);
const update = (title: string) => card(title).getByRole('button', { name: 'Update', exact: true }).click();
const stored = async (token: string) =>
  (
    await server.graphql<{ jobseekerProfile: Record<string, unknown> }>(
      `{ jobseekerProfile {
        username phone gender address skills whatsapp bio parentDetailsName parentDetailsRelation resume { name }
      } }`,
      {},
      token,
    )
  ).data?.jobseekerProfile;

test('PROF-01 PROF-02 PROF-03 PROF-04 PROF-05 PROF-06 PROF-07 edit switches; a page for the password', async () => {
  const person = await enterAs(screen, 'JOBSEEKER', '/profile');
  const termsOf = (title: string) => card(title).getByRole('term').allTextContents();
  await card('Student Details').waitFor();
  await onPage(() => termsOf('Student Details')).toEqual([
    'Email',
    'Password',
    'Name',
    'Phone',
    'WhatsApp',
    'Gender',
    'Address',
    'Skills',
    'About',
  ]);
  await onPage(() => termsOf('Parent Details')).toEqual(['Parent name', 'Parent phone', 'Relation', 'Parent email']);
  const forms = () =>
    Promise.all(['Student Details', 'Parent Details'].map((title) => page.getByRole('form', { name: title }).count()));
  await edit('Parent Details');
  await onPage(() => forms()).toEqual([0, 1]);
  await edit('Student Details');
  await onPage(() => forms()).toEqual([1, 1]);
  await onPage(() => page.getByLabel('New email').count()).toBe(0);
  await card('Student Details').getByText(person.email).waitFor();
  await press(page, 'Edit email');
  await onPage(() => page.getByLabel('New email').inputValue()).toBe(person.email);
  // Everything is expanded, and nothing overflows the smallest phone.
  await page.setViewportSize({ width: 320, height: 640 });
  await onPage(() => widthOf(page)).toBe(320);
  await card('Parent Details').getByRole('button', { name: 'Cancel' }).click();
  await onPage(() => forms()).toEqual([1, 0]);
  await page.getByRole('link', { name: 'Update Password' }).click();
  await page.waitForURL('**/reset-password');
});

test('PROF-12 PROF-19 PROF-28 PROF-31 PROF-35 PROF-36 OP-067 OP-088 both cards are stored, shown again', async () => {
  const person = await enterAs(screen, 'JOBSEEKER', '/profile');
  await page.getByText('Still missing:').waitFor();
  await edit('Student Details');
  const student = page.getByRole('form', { name: 'Student Details' });
  expect(await optionsOf(student, 'Gender')).toEqual(['Male', 'Female', 'Other']);
  await fillStudent(student);
  await update('Student Details');
  await page.getByText('Profile updated successfully!').waitFor();
  await edit('Parent Details');
  const parent = page.getByRole('form', { name: 'Parent Details' });
  expect(await optionsOf(parent, 'Relation')).toEqual(['Father', 'Mother', 'Guardian']);
  await parent.getByLabel('Parent name').fill('Ravi Nair');
  await parent.getByLabel('Parent phone').fill('9876543212');
  await choose(parent, 'Relation', 'Father');
  await parent.getByLabel('Parent email').fill('ravi@example.in');
  await update('Parent Details');
  await parent.waitFor({ state: 'detached' });
  expect(await stored(person.token)).toMatchObject({
    username: 'Asha Nair',
    phone: '+919876543210',
    whatsapp: '+919876543211',
    gender: 'FEMALE',
    address: '12 Temple Road\nPune',
    skills: ['Tally'],
    bio: about,
    parentDetailsName: 'Ravi Nair',
    parentDetailsRelation: 'FATHER',
  });
  await page.getByText('Your profile is complete.').waitFor();
  await page.reload();
  await card('Student Details').getByText('+91 98765 43210').waitFor();
  await card('Parent Details').getByText('ravi@example.in').waitFor();
});

test('part of Student Details can be saved; a note says what is missing; stored values cannot be emptied', async () => {
  const person = await enterAs(screen, 'JOBSEEKER', '/profile');
  await edit('Student Details');
  const form = page.getByRole('form', { name: 'Student Details' });
  await form.getByLabel('Phone', { exact: true }).fill('98765 43210');
  await update('Student Details');
  await form.waitFor({ state: 'detached' });
  expect(await stored(person.token)).toMatchObject({ username: person.name, phone: '+919876543210', gender: null });
  await page.getByText(/^Still missing: WhatsApp, Gender, Address, Skills, About,/).waitFor();
  await edit('Student Details');
  await form.getByLabel('Phone', { exact: true }).fill('');
  await form.getByLabel('Address').fill('12 Temple Road');
  await update('Student Details');
  await form.getByText('Phone is required').waitFor();
  await onPage(() => form.getByText('Gender is required').count()).toBe(0);
  expect(await stored(person.token)).toMatchObject({ phone: '+919876543210', address: null });
});

test('PROF-06 PROF-15 PROF-16 PROF-32 PROF-34 OP-089 a new email is checked, announced, confirmed', async () => {
  const person = await enterAs(screen, 'JOBSEEKER', '/profile');
  await press(page, 'Edit email');
  for (const [wrong, text] of [
    ['', 'Email is required'],
    ['asha@example', 'Please enter a valid email address.'],
  ] as const) {
    await page.getByLabel('New email').fill(wrong);
    await press(page, 'Send code');
    await page.getByText(text).waitFor();
  }
  const email = `asha.${person.id.slice(-8)}@example.in`;
  await page.getByLabel('New email').fill(email);
  await press(page, 'Send code');
  await page.getByText('Please verify your new email.').waitFor();
  await onPage(() => new URL(page.url()).pathname).toBe('/profile');
  await page.waitForURL('**/verify-email-otp');
  await codeBoxes(page).first().waitFor();
  await enterCode(page, await server.code(email));
  await page.waitForURL('**/profile');
  await card('Student Details').getByText(email).waitFor();
});

describe('the resume', () => {
  const panel = () => card('Resume');
  const upload = (name: string, mimeType: string, buffer: Buffer) =>
    panel().locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  const preview = () => panel().getByRole('button', { name: 'Preview' }).click();
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

  test('PROF-08 PROF-09 PROF-10 PROF-11 OP-087 a PDF shows progress, is 600 px high; DOCX, DOC; removal', async () => {
    const person = await enterAs(screen, 'JOBSEEKER', '/profile');
    await onPage(() => panel().locator('input[type=file]').getAttribute('accept')).toBe('.pdf,.doc,.docx');
    const saved = page.getByText('Profile updated successfully!');
    const { name, mimeType, buffer } = resumeOf('Asha Nair');
    await page.route('**/files', async (route) => {
      await panel().getByRole('progressbar', { name: 'Upload of your resume' }).waitFor();
      await route.continue();
    });
    await upload(name, mimeType, Buffer.from(buffer));
    await saved.waitFor();
    await preview();
    const pages = panel().getByLabel('Preview of resume.pdf');
    await pages.locator('canvas').first().waitFor();
    expect((await pages.boundingBox())?.height).toBe(600);
    const text =
      '<?xml version="1.0"?><w:document xmlns:w="urn:w"><w:body><w:p><w:r>' +
      '<w:t>Asha &lt;script&gt;alert(1)&lt;/script&gt;</w:t></w:r></w:p></w:body></w:document>';
    await upload('asha.docx', docx, makeDocx({ document: text }));
    await panel().getByLabel('Text of asha.docx').getByText('Asha <script>alert(1)</script>').waitFor();
    await panel().getByText('asha.docx').first().waitFor();
    await upload('asha.doc', 'application/msword', makeDoc({ text: 'Asha Nair\rElectrician' }));
    await panel().getByLabel('Text of asha.doc').getByText('Electrician').waitFor();
    await onPage(() => panel().getByRole('link', { name: 'Download asha.doc' }).getAttribute('download')).toBe(
      'asha.doc',
    );
    expect(await stored(person.token)).toMatchObject({ resume: { name: 'asha.doc' } });
    await panel().getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog', { name: 'Remove your resume?' }).getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Resume removed.').waitFor();
    expect(await stored(person.token)).toMatchObject({ resume: null });
    await panel().getByText('Upload your resume').waitFor();
  });

  test('PROF-09 PROF-11 a non-resume or a file over 10 MB is refused with a message; the old one stays', async () => {
    const person = await enterAs(screen, 'JOBSEEKER', '/profile');
    await upload('me.png', 'image/png', Buffer.from('x'));
    await panel().getByText('Please upload a valid PDF resume.').waitFor();
    await upload('page.pdf', 'application/pdf', Buffer.from('<!doctype html>'));
    await panel().getByText('Please upload a valid PDF resume.').waitFor();
    await using large = await largeFile('big.pdf', 10 * 1024 * 1024 + 1);
    await panel().locator('input[type=file]').setInputFiles(large.path);
    await panel().getByText('Resume must be 10MB or smaller.').waitFor();
    expect(await stored(person.token)).toMatchObject({ resume: { name: 'resume.pdf' } });
  });

  test('a failed upload keeps the file, and Try again sends it', async () => {
    const person = await enterAs(screen, 'JOBSEEKER', '/profile');
    await page.route('**/files', (route) => route.abort('internetdisconnected'));
    await upload('newer.pdf', 'application/pdf', Buffer.from(resumeOf('Asha Nair').buffer));
    await panel().getByText('The file could not be uploaded. Please try again.').waitFor();
    await page.unroute('**/files');
    await panel().getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Profile updated successfully!').waitFor();
    expect(await stored(person.token)).toMatchObject({ resume: { name: 'newer.pdf' } });
    forgiveLosses(screen.person);
  });

  test('the text of a DOCX that failed to load can be retried', async () => {
    await enterAs(screen, 'JOBSEEKER', '/profile');
    await upload('asha.docx', docx, makeDocx());
    await page.getByText('Profile updated successfully!').waitFor();
    await page.route('**/files/*/text', (route) => route.abort('internetdisconnected'));
    await preview();
    await panel().getByText('The text of this document could not be loaded.').waitFor();
    await page.unroute('**/files/*/text');
    await panel().getByRole('button', { name: 'Try again' }).click();
    await panel().getByText('There is no text in this document that could be shown. Please download it.').waitFor();
    forgiveLosses(screen.person);
  });
});

describe('when something fails', () => {
  test('PROF-13 a profile that fails to load says so in a toast and the page; Try again loads it', async () => {
    const person = await enterAs(screen, 'JOBSEEKER', '/schedule');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SeekerProfile') ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('region', { name: 'Messages' }).getByText('Failed to load profile.').waitFor();
    await page.getByRole('alert').getByText('Failed to load profile.').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(person.email).waitFor();
    forgiveLosses(screen.person);
  });
});
