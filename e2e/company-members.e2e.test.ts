import { companyNameKey } from '../server/companies/company.rules.ts';
import { press, takeSession } from './account-steps.ts';
import { clockedWindow } from './clocked-server.ts';
import { inspect } from './inspect.ts';
import { onPage } from './on-page.ts';
import { enterAs, makeMember } from './signed-in.ts';

const screen = clockedWindow('/login');

const isClean = async () =>
  expect(
    (await inspect(screen.page).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
  ).toEqual([]);

test('D-01 on a phone a known company is asked from the form; its member agrees, and the job is public', async () => {
  const { page, server } = screen;
  const member = await makeMember(server, 'HR');
  await server.services.database.query(
    `update companies set name = $2, name_key = $3, verified_at = now() where created_by_id = $1`,
    [member.id, 'Kaveri Steel', companyNameKey('Kaveri Steel')],
  );

  await page.setViewportSize({ width: 390, height: 844 });
  const asker = await enterAs(screen, 'HR', '/hire/post-job');
  await page.getByLabel('Job title').fill('Welder');
  await page.getByLabel('Company').fill('KAVERI Steel Pvt. Ltd.');
  await page.getByLabel('Location').fill('Erode');
  await page.getByLabel('Description').fill('You weld.');
  await page.getByLabel('Minimum salary').fill('25000');
  await page.getByLabel('Maximum salary').fill('40000');
  await page.getByLabel('Skills', { exact: true }).fill('Welding');
  await press(page, 'Post Job Now');
  await page.getByText('This company is already here. Ask to join.').waitFor();
  await isClean();
  await press(page, 'Ask to join');
  await page.getByText('has been asked. Post the job now').waitFor();
  await onPage(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('company');
  await press(page, 'Post Job Now');
  await page.getByText('waits until Kaveri Steel lets you in').waitFor();
  await page.getByText('Nobody else sees this job until Kaveri Steel lets you in.').waitFor();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await page.getByText('Asked to join').waitFor();

  await page.setViewportSize({ width: 1280, height: 900 });
  await takeSession(page, server.url, member, 'hr');
  await page.goto('/hire/hrprofile');
  const requests = page.getByRole('region', { name: 'Requests to join' });
  await requests.getByText(asker.email).waitFor();
  await isClean();
  await press(page, `Let in ${asker.name}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Let in' }).click();
  await page.getByText(`${asker.name} belongs to Kaveri Steel now.`).waitFor();
  await onPage(() => requests.count()).toBe(0);
  await page.goto('/jobs/search?q=kaveri+steel');
  await page.getByRole('link', { name: 'Welder' }).click();
  await page.getByRole('img', { name: 'Verified company' }).waitFor();
  await page.getByText('No reviews yet').first().waitFor();
});
