import { jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { WithWords } from '../../../test/with-words.tsx';
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

test('LAND-08 the menu has its five entries, in the row and in the drawer', () => {
  show();
  const entries = ['Home', 'Announcements', 'Jobs', 'FAQs', 'Contact'];
  expect(links(screen.getByRole('navigation')).map(({ textContent }) => textContent)).toEqual(entries);
  fireEvent.click(screen.getByRole('button', { name: 'On this page' }));
  expect(links(screen.getByRole('dialog')).map(({ textContent }) => textContent)).toEqual(entries);
});

test('LAND-09 an entry leads to its section, the focus and the address with it', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'FAQs' }));
  expect(document.activeElement?.id).toBe('faqs');
  expect(window.location.hash).toBe('#faqs');
});

test('LAND-09 an entry of the drawer closes it first', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'On this page' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'FAQs' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  jest.runOnlyPendingTimers();
  expect(document.activeElement?.id).toBe('faqs');
});
