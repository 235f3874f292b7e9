import { screen, within } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { SeekerShell } from './seeker-shell.tsx';

test('SHELL-01 SHELL-02 the menu has four entries in this order, each with its page', async () => {
  const { address } = showScreen(<SeekerShell />, { at: '/account', answers: { Me: () => ({ me: null }) } });
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  const entries = menu.getAllByRole('link');
  expect(entries.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Profile', '/profile'],
    ['Schedule/Organize', '/schedule'],
    ['Apply for Jobs', '/apply-for-jobs'],
    ['Job Applied', '/applied-jobs'],
  ]);
  for (const entry of entries) {
    await user.click(entry);
    expect(address()).toBe(entry.getAttribute('href'));
    expect(menu.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([entry]);
  }
});
