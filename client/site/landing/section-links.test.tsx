import { jest } from '@jest/globals';
import { WithWords } from '../../../test/with-words.tsx';
import { render, screen, within } from '@testing-library/react';
import { user } from '../../../test/user.ts';
import { SectionLinks } from './section-links.tsx';

const show = () =>
  render(
    <>
      <SectionLinks />
      <section id="faqs" tabIndex={-1} />
    </>,
    { wrapper: WithWords },
  );
const links = (parent: HTMLElement) => within(parent).getAllByRole<HTMLAnchorElement>('link');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('LAND-08 the menu has its five entries, in the row and in the drawer', async () => {
  show();
  const entries = ['Home', 'Announcements', 'Jobs', 'FAQs', 'Contact'];
  expect(links(screen.getByRole('navigation')).map(({ textContent }) => textContent)).toEqual(entries);
  await user.click(screen.getByRole('button', { name: 'On this page' }));
  expect(links(screen.getByRole('dialog')).map(({ textContent }) => textContent)).toEqual(entries);
});

test('LAND-09 an entry leads to its section, the focus and the address with it', async () => {
  show();
  await user.click(screen.getByRole('link', { name: 'FAQs' }));
  expect(document.activeElement?.id).toBe('faqs');
  expect(window.location.hash).toBe('#faqs');
});

test('LAND-09 an entry of the drawer closes it first', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'On this page' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'FAQs' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  jest.runOnlyPendingTimers();
  expect(document.activeElement?.id).toBe('faqs');
});
