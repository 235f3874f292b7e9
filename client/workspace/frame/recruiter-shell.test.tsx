import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, setPhone, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { RecruiterShell } from './recruiter-shell.tsx';

const me = {
  __typename: 'User',
  id: 'u',
  name: 'Rohan Mehta',
  email: 'rohan@example.in',
  role: 'HR',
  emailVerified: true,
  consentRequired: false,
  deletesAt: null,
};
const answers = (): Answers => ({
  Me: () => ({ me }),
  RecruiterCard: () => ({ hrProfile: { __typename: 'HrProfile', company: 'Tarang Softworks' } }),
  UnreadNotificationCount: () => ({ unreadNotificationCount: 3 }),
  Notifications: () => ({
    unreadNotificationCount: 3,
    notifications: [
      {
        __typename: 'Notification',
        id: 'n',
        title: 'New application',
        text: 'Asha applied.',
        type: 'FOLLOW_UP',
        isRead: false,
        createdAt: '2026-11-18T05:00:00Z',
        link: null,
      },
    ],
  }),
});

afterEach(() => setPhone(false));

async function open(address = '/hire/hiring') {
  const shown = showScreen(<RecruiterShell />, { at: address, answers: answers() });
  await screen.findAllByText('Rohan Mehta');
  return shown;
}
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
const group = (name: string) => screen.getByText(name, { selector: 'summary' }).parentElement as HTMLDetailsElement;

test('HLAY-13 HLAY-14 HLAY-18 the header: logo to the home, bell with the unread count, logout', async () => {
  await open();
  const header = within(await screen.findByRole('banner'));
  expect(header.getByRole('link', { name: /Kaamyab/ }).getAttribute('href')).toBe('/');
  await header.findByRole('button', { name: 'Notifications, 3 unread' });
  expect(header.getByText('3')).toBeTruthy();
  expect(header.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

test('HLAY-15 the bell opens the list with Mark all as read', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
  const list = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(await list.findByText('New application')).toBeTruthy();
  expect(list.getByRole('button', { name: 'Mark all as read' })).toBeTruthy();
});

test("HLAY-19 logging out asks for confirmation in the recruiter's words, with Cancel and Logout", async () => {
  const { asked } = await open();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Are you sure you want to logout?' }));
  expect(dialog.getAllByRole('button').map(({ textContent, ariaLabel }) => textContent || ariaLabel)).toEqual(
    expect.arrayContaining(['Cancel', 'Logout']),
  );
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.filter(({ operation }) => operation === 'Logout')).toEqual([]);
});

test('HLAY-22 OP-109 HLAY-24 the sidebar: the person and their company, Profile, Schedule', async () => {
  await open();
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  await within(menu).findByText('Tarang Softworks');
  expect(menu.textContent).toMatch(/^RMRohan MehtaTarang Softworks/);
  expect(linksIn(menu).slice(0, 2)).toEqual([
    ['Profile', '/hire/hrprofile'],
    ['Schedule', '/hire/schedule'],
  ]);
});

test("HLAY-25 OP-056 OP-110 HIRING expands: one job's Applications below All Jobs, then the full lists", async () => {
  await open();
  expect(group('HIRING').open).toBe(true);
  for (const isOpen of [false, true]) {
    await user.click(screen.getByText('HIRING', { selector: 'summary' }));
    await waitFor(() => expect(group('HIRING').open).toBe(isOpen));
  }
  expect(linksIn(group('HIRING'))).toEqual([
    ['Hiring', '/hire/hiring'],
    ['Post Job', '/hire/post-job'],
    ['All Jobs', '/hire/all-jobs'],
    ['Applications', '/hire/applications'],
    ['All Applications', '/hire/all-applications'],
    ['Approved', '/hire/approved-students'],
    ['On Hold', '/hire/students-on-hold'],
    ['Rejected', '/hire/rejected-students'],
  ]);
  const indentOf = (name: string) =>
    Number.parseInt(within(group('HIRING')).getByRole('link', { name }).style.paddingLeft, 10);
  expect(indentOf('Applications')).toBeGreaterThan(indentOf('All Jobs'));
});

test('OP-110 Quick Hire, Data Request and Get Profile are under More, expanded on their pages', async () => {
  const { unmount } = await open();
  expect(group('More').open).toBe(false);
  expect(linksIn(group('More'))).toEqual([
    ['Quick Hire', '/hire/quick-hire'],
    ['Data Request', '/hire/data-request'],
    ['Get Profile', '/hire/get-profile'],
    ['Webhooks', '/hire/webhooks'],
  ]);
  unmount();
  await open('/hire/data-request');
  expect(group('More').open).toBe(true);
});

test('HLAY-26 on a phone the sidebar is a drawer', async () => {
  setPhone(true);
  showScreen(<RecruiterShell />, { at: '/hire/hiring', answers: answers() });
  const button = await screen.findByRole('button', { name: 'Menu' });
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  await user.click(button);
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(drawer.getByRole('link', { name: 'Schedule' })).toBeTruthy();
  await user.click(drawer.getByRole('link', { name: 'Schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('OP-046 this area shows toasts for recruiters, and after leaving it those for seekers', async () => {
  const { unmount } = await open();
  expect(toastStore.preset()).toBe('recruiter');
  unmount();
  expect(toastStore.preset()).toBe('seeker');
});
