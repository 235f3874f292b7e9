import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { user } from '../../../test/user.ts';
import { WithWords } from '../../../test/with-words.tsx';
import { createCache } from '../../app/cache.ts';
import { RootLayout } from '../../app/root-layout.tsx';
import { SectionLinks } from './section-links.tsx';

function show() {
  const page = (
    <>
      <SectionLinks />
      <section id="faqs" tabIndex={-1} />
    </>
  );
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = createMemoryRouter([{ element: <RootLayout />, children: [{ path: '/', element: page }] }]);
  const client = new ApolloClient({ cache: createCache(), link: new ApolloLink(() => NEVER) });
  render(
    <WithWords>
      <ApolloProvider client={client}>
        <RouterProvider router={router} useTransitions={false} />
      </ApolloProvider>
    </WithWords>,
  );
  return router;
}
const menu = () => within(screen.getByRole('navigation'));
const labels = (parent: HTMLElement) =>
  within(parent)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('LAND-08 the menu has its five entries, in the row and in the drawer', async () => {
  show();
  const entries = ['Home', 'Announcements', 'Jobs', 'FAQs', 'Contact'];
  expect(labels(screen.getByRole('navigation'))).toEqual(entries);
  await user.click(screen.getByRole('button', { name: 'On this page' }));
  expect(labels(screen.getByRole('dialog'))).toEqual(entries);
});

test('LAND-09 an entry leads to its section, and moves the focus and the address there', async () => {
  const router = show();
  await user.click(menu().getByRole('link', { name: 'FAQs' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('faqs'));
  expect(router.state.location.hash).toBe('#faqs');
});

test('LAND-09 an entry of the drawer closes it first', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'On this page' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'FAQs' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.id).toBe('faqs'));
});
