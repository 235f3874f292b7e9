import { onPage } from './on-page.ts';
import { openWindow } from './person.ts';

test('a first visit to the playground opens the first saved request, ready to send, without ads', async () => {
  const person = await openWindow();
  const { page, complaints } = person;
  await page.goto('/playground');
  await onPage(() => page.locator('.window-switcher__item--active').innerText()).toContain('Search jobs');
  await page.getByText('The answer will be shown here.').filter({ visible: true }).waitFor();
  await page.getByText('Log in as a job seeker', { exact: true }).click();
  await page.getByRole('button', { name: 'Send Request' }).filter({ visible: true }).click();
  await page.getByText('Asha Verma').filter({ visible: true }).waitFor();
  await page.getByText('My applications', { exact: true }).click();
  await page.getByRole('button', { name: 'Send Request' }).filter({ visible: true }).click();
  await page.getByText('myApplications').filter({ visible: true }).nth(1).waitFor();
  await page.locator('.header__menu-item').last().click();
  await onPage(() => page.locator('.ant-dropdown-menu > li').filter({ visible: true }).allInnerTexts()).toEqual([
    'Import Window...',
    'Import from cURL...',
    'Settings',
    'Export backup data...',
    'Import backup data...',
  ]);
  expect(await page.locator('body').innerText()).not.toMatch(/Altair AI|donat|sponsor|GitHub(?!\S)|Ezio/i);
  await person.leave();
  expect(complaints).toEqual([]);
});
