import type { Locator, Page } from 'playwright-core';
import { makeDoc, makeDocx } from '../test/sample-files.ts';
import { forgiveLosses, press, resumeOf, widthOf } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { choose } from './choose.ts';
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

test('PROF-12 PROF-31 PROF-35 PROF-36 OP-067 OP-088 both cards are stored, shown again', async () => {
  const person = await enterAs(screen, 'JOBSEEKER', '/profile');
  await page.getByText('Still missing:').waitFor();
  await edit('Student Details');
  const student = page.getByRole('form', { name: 'Student Details' });
  await fillStudent(student);
  await update('Student Details');
  await page.getByText('Profile updated successfully!').waitFor();
  await edit('Parent Details');
  const parent = page.getByRole('form', { name: 'Parent Details' });
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

  // Everything is expanded, and nothing overflows the smallest phone.
  for (const title of ['Student Details', 'Parent Details', 'email']) await edit(title);
  await page.setViewportSize({ width: 320, height: 640 });
  await onPage(() => widthOf(page)).toBe(320);
});

const panel = () => card('Resume');
const upload = (name: string, mimeType: string, buffer: Buffer) =>
  panel().locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const preview = () => panel().getByRole('button', { name: 'Preview' }).click();
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('PROF-08 PROF-09 PROF-10 PROF-11 OP-087 a PDF is 600 px high; DOCX, DOC; others refused; retries; removal', async () => {
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
  await preview();
  await page.route('**/files/*/text', (route) => route.abort('internetdisconnected'));
  await preview();
  await panel().getByText('The text of this document could not be loaded.').waitFor();
  await page.unroute('**/files/*/text');
  await panel().getByRole('button', { name: 'Try again' }).click();
  await panel().getByLabel('Text of asha.docx').waitFor();

  await upload('me.png', 'image/png', Buffer.from('x'));
  await panel().getByText('Please upload a valid PDF resume.').waitFor();
  await upload('page.pdf', 'application/pdf', Buffer.from('<!doctype html>'));
  await panel().getByText('Please upload a valid PDF resume.').waitFor();
  await using large = await largeFile('big.pdf', 10 * 1024 * 1024 + 1);
  await panel().locator('input[type=file]').setInputFiles(large.path);
  await panel().getByText('Resume must be 10MB or smaller.').waitFor();
  expect(await stored(person.token)).toMatchObject({ resume: { name: 'asha.docx' } });

  await page.unroute('**/files');
  await page.route('**/files', (route) => route.abort('internetdisconnected'));
  await upload('asha.doc', 'application/msword', makeDoc({ text: 'Asha Nair\rElectrician' }));
  await panel().getByText('The file could not be uploaded. Please try again.').waitFor();
  await page.unroute('**/files');
  await panel().getByRole('button', { name: 'Try again' }).click();
  forgiveLosses(screen.person);
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
