import { screen } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { roundedCount } from '../../../server/office/content/content.rules.ts';
import { SiteStatsStrip } from './site-stats.tsx';

const strip = (candidates: number, jobs: number, companies: number) => {
  const texts = {
    candidatesText: roundedCount(candidates),
    jobsText: roundedCount(jobs),
    companiesText: roundedCount(companies),
  };
  showScreen(<SiteStatsStrip stats={{ candidates, jobs, companies, ...texts }} />);
  return [screen.queryAllByRole('term'), screen.queryAllByRole('definition')].map((parts) =>
    parts.map(({ textContent }) => textContent),
  );
};

test('LAND-15 each figure of at least 10 is shown', () => {
  expect(strip(2000, 500, 100)).toEqual([
    ['Candidates', 'Jobs', 'Companies'],
    ['2k+', '500+', '100+'],
  ]);
});

test('LAND-15 a figure below 10 is left out', () => {
  expect(strip(10, 9, 0)).toEqual([['Candidates'], ['10+']]);
});

test('LAND-15 a new portal shows no figures at all', () => {
  strip(0, 3, 1);
  expect(document.querySelector('dl')).toBeNull();
});
