import { fireEvent, act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { WithWords } from '../../../test/with-words.tsx';
import { LatestPlace, useAddress } from '../lib/address.ts';
import { addressOf, criteriaOf } from './search-criteria.ts';
import { SearchFilters } from './search-filters.tsx';

/** As on the search pages: what is pressed goes into the address, and is drawn from there. */
function Filters() {
  const { address, go } = useAddress();
  return (
    <SearchFilters
      criteria={criteriaOf(address)}
      onChange={(change) => go((latest) => addressOf(change(criteriaOf(latest))))}
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('OP-093 presses that come faster than the page is drawn are all kept', async () => {
  window.history.replaceState(null, '', '/?q=nurse');
  const router = createBrowserRouter([{ path: '*', element: <Filters /> }]);
  render(
    <LatestPlace value={() => router.state}>
      <RouterProvider router={router} />
    </LatestPlace>,
    { wrapper: WithWords },
  );
  // All within one moment: after each press of `user` the page is drawn.
  act(() => {
    for (const name of ['Part Time', 'Full Time', 'Hybrid', 'Urgently hiring']) fireEvent.click(box(name));
  });
  await waitFor(() => expect(box('Hybrid').checked).toBe(true));
  expect([...new URLSearchParams(window.location.search)]).toEqual([
    ['q', 'nurse'],
    ['urgent', '1'],
    ['type', 'full-time'],
    ['type', 'part-time'],
    ['mode', 'hybrid'],
  ]);
  expect(box('Part Time').checked).toBe(true);
  act(() => {
    fireEvent.click(box('Part Time'));
    fireEvent.click(box('Full Time'));
  });
  await waitFor(() => expect(box('Full Time').checked).toBe(false));
  expect(window.location.search).toBe('?q=nurse&urgent=1&mode=hybrid');
});
