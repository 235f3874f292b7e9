import { screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { initialized } from './router-start.ts';

/** A part of a page that a slow phone draws for as long as this. */
function Part() {
  const end = performance.now() + 10;
  while (performance.now() < end);
  return null;
}

test('a new address that comes while the first page is being drawn, in slices, is shown', async () => {
  const leaves = { isDue: true };
  const router = createMemoryRouter([
    { path: '/', lazy: async () => ({ Component: First }) },
    { path: '/next', element: <h1>Next</h1> },
  ]);
  function First() {
    if (leaves.isDue) void router.navigate('/next');
    leaves.isDue = false;
    return Array.from({ length: 10 }, (_, index) => <Part key={index} />);
  }
  await initialized(router);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  // As the product does it, and not in Testing Library's act, which draws all at once.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  startTransition(() => root.render(<RouterProvider router={router} useTransitions={false} />));
  await screen.findByRole('heading', { name: 'Next' });
  expect(screen.getByRole('heading').textContent).toBe('Next');
  root.unmount();
});
