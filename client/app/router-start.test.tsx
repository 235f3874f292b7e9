import { screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { initialized } from './router-start.ts';

/** A component that takes this long to render on a slow phone. */
function Part() {
  const end = performance.now() + 10;
  while (performance.now() < end);
  return null;
}

test('an address that changes while the first page is being rendered, in slices, is shown', async () => {
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
  // As the app does it, and not in Testing Library's act, which renders everything at once.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  startTransition(() => root.render(<RouterProvider router={router} useTransitions={false} />));
  await screen.findByRole('heading', { name: 'Next' });
  expect(screen.getByRole('heading').textContent).toBe('Next');
  root.unmount();
});
