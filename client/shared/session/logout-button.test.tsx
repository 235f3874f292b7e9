import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { toastStore } from '../ui/toast.ts';
import { LogoutButton } from './logout-button.tsx';

let isReachable = true;
let refusal: PromiseWithResolvers<boolean>;
const answers = { logout: () => isReachable || refusal.promise };

async function logOut(): Promise<void> {
  localStorage.setItem('jobDraft:u1:new', '{"title":"Baker"}');
  sessionStorage.setItem('typed', 'Dear support');
  showScreen(<LogoutButton question="recruiter" then="stay" />, { fields: answers });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(screen.getAllByRole('button', { name: 'Logout' }).at(-1) ?? document.body);
}

test('asvs-14.3.1 after the logout no typed text is left in the browser for the next person', async () => {
  isReachable = true;
  // jsdom loads no pages.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await logOut();
  await waitFor(() => expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]));
  // Until the reloaded page is there, a second press does nothing.
  expect(screen.getAllByRole('button', { name: 'Logout' }).at(-1)?.getAttribute('aria-busy')).toBe('true');
});

test('a failed logout says so, stays open and keeps the typed text', async () => {
  isReachable = false;
  refusal = Promise.withResolvers();
  await logOut();
  const busy = () =>
    screen.queryAllByRole('button', { name: 'Logout' }).some((button) => button.getAttribute('aria-busy') === 'true');
  await waitFor(() => expect(busy()).toBe(true));
  refusal.reject(new Error('Failed to fetch'));
  await waitFor(() => expect(busy()).toBe(false));
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 1]);
  expect(toastStore.toasts().at(-1)?.content).toBe('Failed to fetch');
  expect(screen.getByRole('dialog')).toBeTruthy();
});
