import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { user } from '../../../test/user.ts';
import { useIsHere } from './address.ts';

/** A button whose late answer leads to /answered, like applying does. */
function Asker({ answer }: { answer: Promise<void> }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const ask = async () => {
    await answer;
    if (isHere()) await navigate('/answered');
  };
  return <button onClick={() => void ask()}>Ask</button>;
}

async function showAsker() {
  const asked = Promise.withResolvers<void>();
  const slowPage = Promise.withResolvers<{ Component: () => string }>();
  const router = createMemoryRouter([
    {
      element: (
        <>
          <Link to="/other">Other</Link>
          <Link to="/slow">Slow</Link>
          <Link to="/?page=2">Page 2</Link>
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: <Asker answer={asked.promise} /> },
        { path: '/slow', lazy: () => slowPage.promise },
        { path: '*', element: null },
      ],
    },
  ]);
  render(<RouterProvider router={router} useTransitions={false} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return {
    goTo: (name: string) => user.click(screen.getByRole('link', { name })),
    answer: () => act(async () => asked.resolve()),
    showSlowPage: () => act(async () => slowPage.resolve({ Component: () => 'slow' })),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

describe('a late answer', () => {
  test('redirects a user who waited for it', async () => {
    const { answer, address } = await showAsker();
    await answer();
    expect(address()).toBe('/answered');
  });

  test.each([
    ['Other', '/other'],
    ['Page 2', '/?page=2'],
  ])('leaves a user who went on to %s there', async (link, place) => {
    const { goTo, answer, address } = await showAsker();
    await goTo(link);
    await answer();
    expect(address()).toBe(place);
  });

  test('does not stop a navigation to a page whose code is loading', async () => {
    const { goTo, answer, address, showSlowPage } = await showAsker();
    await goTo('Slow');
    await answer();
    await showSlowPage();
    expect(address()).toBe('/slow');
  });
});
