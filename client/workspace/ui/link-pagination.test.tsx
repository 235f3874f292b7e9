import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { user } from '../../../test/user.ts';
import { LinkPagination } from './link-pagination.tsx';

const open = (address: string, page: number, total: number) => {
  const router = createMemoryRouter(
    [{ path: '*', element: <LinkPagination page={page} pageSize={10} total={total} label="Pages of jobs" /> }],
    { initialEntries: [address] },
  );
  const { container } = render(<RouterProvider router={router} />);
  return { container, place: () => router.state.location.pathname + router.state.location.search };
};

test('pages are links: other parameters stay, and the first page has no number', async () => {
  const { container, place } = open('/jobs?what=nurse&page=2', 2, 42);
  const pages = await screen.findByRole('navigation', { name: 'Pages of jobs' });
  const links = [...pages.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label'),
    link.getAttribute('href'),
    link.rel,
  ]);
  expect(links).toEqual([
    ['Previous page', '/jobs?what=nurse', 'prev'],
    ['Page 1', '/jobs?what=nurse', ''],
    ['Page 2', '/jobs?what=nurse&page=2', ''],
    ['Page 3', '/jobs?what=nurse&page=3', ''],
    ['Page 4', '/jobs?what=nurse&page=4', ''],
    ['Page 5', '/jobs?what=nurse&page=5', ''],
    ['Next page', '/jobs?what=nurse&page=3', 'next'],
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  // Only the links are tab stops.
  expect(container.querySelector('li[tabindex]')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Page 4' }));
  expect(place()).toBe('/jobs?what=nurse&page=4');
});

test('the gap between pages is a link, and at the ends nothing is', async () => {
  open('/jobs?page=12', 12, 120);
  await screen.findByRole('link', { name: 'Previous page' });
  expect(screen.getByRole('link', { name: 'Jump back' }).getAttribute('href')).toBe('/jobs?page=7');
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

test('a list that fits on one page has no pagination', () => {
  const { container } = open('/jobs', 1, 10);
  expect(container.innerHTML).toBe('');
});
