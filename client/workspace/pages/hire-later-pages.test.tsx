import { screen } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { DataRequestPage } from './hire-later-pages.tsx';

test.each([
  [
    'HMISC-03 OP-125 /hire/data-request',
    <DataRequestPage key="data" />,
    'Data Request',
    'Job Listings',
    '/hire/hiring',
  ],
])('%s has its title, says plainly that it comes later, and shows a way on', (_name, page, title, way, path) => {
  showScreen(page);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Coming later');
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(path);
});
