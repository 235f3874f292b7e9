import { screen } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';

test('ERR-14 an unknown address shows "Unexpected Application Error!" and links', () => {
  showScreen(<NotFoundPage />, { at: '/no/such/page' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Search jobs', '/jobs/search'],
    ['Go to the start page', '/'],
  ]);
});
