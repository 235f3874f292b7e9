import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { type Answers, showScreen, standStillAt } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { SessionPanel } from './session-panel.tsx';

beforeEach(() => standStillAt('2026-11-21T12:00:00Z'));
afterEach(() => jest.useRealTimers());

const session = (id: string, device: string, isCurrent = false) => ({
  id,
  device,
  ipAddress: '10.0.0.7',
  createdAt: '2026-11-21T09:00:00Z',
  lastSeenAt: '2026-11-21T10:00:00Z',
  isCurrent,
});
const here = session('s1', 'Firefox on Linux', true);
const phone = session('s2', 'Chrome on Android');
const curl = session('s3', 'curl');

function open(answers: Answers = {}, fields: Record<string, unknown> = {}) {
  let sessions = [here, phone, curl];
  const end = (ids: readonly string[]) => {
    sessions = sessions.filter(({ id }) => !ids.includes(id));
  };
  return showScreen(<SessionPanel />, {
    answers,
    fields: {
      sessions: () => sessions,
      endSession: ({ id }: { id: string }) => (end([id]), true),
      endOtherSessions: () => (end(['s2', 's3']), 2),
      ...fields,
    },
  });
}
const devices = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const ask = async (name: string) => user.click(await screen.findByRole('button', { name }));
const answer = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const toastIs = (text: string) => waitFor(() => expect(toastStore.toasts().at(-1)?.content).toBe(text));

test('asvs-7.5.2 every session is listed with device and time, this one marked; one or all others end', async () => {
  const { askedFor } = open();
  await screen.findByText('Chrome on Android');
  expect(devices()).toEqual([
    'Firefox on Linux This deviceLast used: NowLogged in: November 21, 2026, 2:30 PM, from 10.0.0.7',
    'Chrome on Android Last used: 2 hours agoLogged in: November 21, 2026, 2:30 PM, from 10.0.0.7Log out',
    'curl Last used: 2 hours agoLogged in: November 21, 2026, 2:30 PM, from 10.0.0.7Log out',
  ]);
  await ask('Log out Chrome on Android');
  await answer('Cancel');
  expect(askedFor('EndSession')).toEqual([]);
  await ask('Log out Chrome on Android');
  await answer('Log out');
  await toastIs('Chrome on Android is logged out.');
  await waitFor(() => expect(devices()).toHaveLength(2));
  expect(askedFor('EndSession')).toEqual([{ id: 's2' }]);
  await ask('Log out everywhere else');
  await answer('Log out');
  await toastIs('Logged out on 2 other devices.');
  expect(await screen.findByText('You are logged in on this device only.')).toBeTruthy();
});

test('a device that has logged itself out meanwhile counts as logged out', async () => {
  const { askedFor } = open({ EndSession: new GraphQLError('Not found', { extensions: { code: 'NOT_FOUND' } }) });
  await ask('Log out curl');
  await answer('Log out');
  await toastIs('curl is logged out.');
  await waitFor(() => expect(askedFor('Sessions')).toHaveLength(2));
});

test('a list that fails to load offers a retry; a failed logout of a device leaves its dialog open', async () => {
  const answers: Answers = { Sessions: 'FAIL', EndSession: 'FAIL' };
  open(answers);
  expect(await screen.findByText('Your devices could not be loaded.')).toBeTruthy();
  delete answers['Sessions'];
  await ask('Try again');
  await ask('Log out curl');
  await answer('Log out');
  await toastIs('We could not reach the server. Check your connection and try again.');
  delete answers['EndSession'];
  await answer('Log out');
  await toastIs('curl is logged out.');
});
