import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { showPage } from '../../../test/page-on-schema.tsx';
import { LogoutButton } from './logout-button.tsx';

let isReachable = true;
const answers = {
  logout: () => {
    if (!isReachable) throw new Error('Failed to fetch');
    return true;
  },
};

function logOut(): void {
  localStorage.setItem('jobDraft:u1:new', '{"title":"Baker"}');
  sessionStorage.setItem('typed', 'Dear support');
  showPage(<LogoutButton question="recruiter" then="stay" />, { at: '/', answers });
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Logout' }).at(-1) ?? document.body);
}

test('asvs-14.3.1 after the logout no typed text waits in the browser for the next person', async () => {
  isReachable = true;
  // jsdom loads no pages.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  logOut();
  await waitFor(() => expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]));
  // Until the fresh page is there, a second press does nothing.
  expect(screen.getAllByRole('button', { name: 'Logout' }).at(-1)?.getAttribute('aria-busy')).toBe('true');
});

test('whoever could not be logged out keeps it', async () => {
  isReachable = false;
  logOut();
  const busy = () =>
    screen.queryAllByRole('button', { name: 'Logout' }).some((button) => button.getAttribute('aria-busy') === 'true');
  await waitFor(() => expect(busy()).toBe(true));
  await waitFor(() => expect(busy()).toBe(false));
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 1]);
});
