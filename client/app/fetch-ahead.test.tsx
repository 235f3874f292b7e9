import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchAhead } from './fetch-ahead.ts';

const lazy = jest.fn(async () => ({ Component: () => null }));
const requests = jest.fn(async () => ({}));
const routes = [{ children: [{ path: '/profile/:id', lazy, handle: { fetchAhead: requests } }] }];

let stop: () => void;
beforeEach(() => {
  jest.clearAllMocks();
  stop = fetchAhead(routes);
  render(
    <>
      <a href="/profile/7?tab=skills">
        <b>Profile</b>
      </a>
      <a href="https://example.in/profile/7">Elsewhere</a>
      <a href="/jobs">Jobs</a>
    </>,
  );
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const fetched = () => [lazy.mock.calls.length, requests.mock.calls.length];

test("hovering over a link prefetches its page's code and everything else the page needs", async () => {
  await userEvent.hover(screen.getByText('Profile'));
  expect(fetched()).toEqual([1, 1]);
});

test('focusing a link does so too', async () => {
  await userEvent.tab();
  expect(fetched()).toEqual([1, 1]);
});

test('nothing is prefetched for other sites, for addresses without a page, or outside links', async () => {
  for (const place of [screen.getByText('Elsewhere'), screen.getByText('Jobs'), document.body])
    await userEvent.hover(place);
  expect(fetched()).toEqual([0, 0]);
});

test('nothing is prefetched offline or with data saving on', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.hover(screen.getByText('Profile'));
  onLine.mockReturnValue(true);
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await userEvent.hover(screen.getByText('Profile'));
  Reflect.deleteProperty(navigator, 'connection');
  expect(fetched()).toEqual([0, 0]);
});
