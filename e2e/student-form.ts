import type { Locator } from 'playwright-core';
import { choose } from './choose.ts';

/** As long as the profile requires. */
export const about = 'I keep the books of small shops. '.repeat(20).trim();

/** Fills the student card of /profile, which is open for editing. */
export async function fillStudent(form: Locator): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill('Asha Nair');
  await form.getByLabel('Phone', { exact: true }).fill('98765 43210');
  await form.getByLabel('WhatsApp', { exact: true }).fill('09876543211');
  await choose(form, 'Gender', 'Female');
  await form.getByLabel('Address').fill('12 Temple Road\nPune');
  await form.getByLabel('Skills').fill('Tally');
  await form.getByLabel('About').fill(about);
}
