import { screen, waitFor } from '@testing-library/react';
import { answerDownloads } from '../../../test/downloads.ts';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { MeDocument } from '../lib/me.ts';
import { sessionExpired } from '../lib/session.ts';
import { DownloadLink } from './download-link.tsx';
import { toast, toastStore } from './toast.ts';

const me = {
  __typename: 'User',
  id: 'u1',
  name: 'Rekha Rao',
  email: 'rekha@example.in',
  role: 'HR',
  emailVerified: true,
  consentRequired: false,
  deletesAt: null,
} as const;
const downloads = answerDownloads();

afterEach(() => {
  for (const { id } of toastStore.toasts()) toast.dismiss(id);
  sessionExpired(false);
});

/** The announcement after a press has been answered. `now` is the user the server then knows. */
async function saidTo(
  answer: number | 'FAIL',
  { shown = me, now = shown }: { shown?: typeof me | null; now?: typeof me | null } = {},
) {
  downloads.answer = answer;
  const { client, unmount } = showScreen(
    <DownloadLink url="/files/f1" name="cv.pdf">
      cv.pdf
    </DownloadLink>,
    { answers: { Me: () => ({ me: now }) } },
  );
  client.writeQuery({ query: MeDocument, data: { me: shown } });
  await user.click(screen.getByRole('link', { name: 'cv.pdf' }));
  await waitFor(() => expect(downloads.begun.length + toastStore.toasts().length + Number(sessionExpired())).toBe(1));
  expect(client.readQuery({ query: MeDocument })?.me).toEqual(shown);
  unmount();
  return toastStore.toasts().map(({ content }) => content);
}

test('an existing file downloads with one press, each time', async () => {
  showScreen(<DownloadLink url="/files/f1">cv.pdf</DownloadLink>);
  for (const time of [1, 2]) {
    await user.click(screen.getByRole('link', { name: 'cv.pdf' }));
    await waitFor(() => expect(downloads.begun).toHaveLength(time));
  }
  expect([downloads.asked, downloads.begun]).toEqual([
    ['HEAD /files/f1', 'HEAD /files/f1'],
    ['/files/f1', '/files/f1'],
  ]);
});

test('when the session has ended the page says so instead of a failing download', async () => {
  for (const answer of [401, 404]) {
    expect(await saidTo(answer, { now: null })).toEqual([]);
    expect(sessionExpired()).toBe(true);
    sessionExpired(false);
  }
  expect(downloads.begun).toEqual([]);
});

test.each([
  [404, 'This file is not there any more.'],
  [500, 'The file could not be downloaded. Please try again.'],
  ['FAIL', 'We could not reach the server. Check your connection and try again.'],
] as const)('other reasons for a missing file are shown: %s', async (answer, text) => {
  expect(await saidTo(answer)).toEqual([text]);
  expect([downloads.begun, sessionExpired()]).toEqual([[], false]);
});

test('a visitor is never told that a session ended', async () => {
  expect(await saidTo(404, { shown: null })).toEqual(['This file is not there any more.']);
  expect(sessionExpired()).toBe(false);
});
