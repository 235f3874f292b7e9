import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleCard } from '../../../test/sample-card.ts';
import { type Answers, setPhone, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import type { RecommendedJobFragment } from '../../gql/graphql.ts';
import { RecommendedJobs } from './recommended-jobs.tsx';

const nurse: RecommendedJobFragment = {
  ...sampleCard,
  title: 'Ward Nurse',
  company: { id: 'c1', name: 'Ravi Mills', rating: 4.25, reviewCount: 8, verified: true },
  location: 'Chennai',
  salaryText: '₹3,60,000 - ₹5,40,000 per year',
  experienceText: '1-2 years',
  skills: ['ICU', 'Triage'],
  isUrgent: true,
  monthlySalaryText: '₹30,000 - ₹45,000 per month',
  recommendationReason: null,
  experienceLevelText: 'Senior',
  applicationsReceived: 12,
};

/** Names no years, and its company has no reviews. */
const unrated: RecommendedJobFragment = {
  ...nurse,
  id: 'j2',
  isUrgent: false,
  experienceText: 'Senior',
  company: { ...nurse.company, rating: null, reviewCount: 0 },
};

test('LAND-22 LAND-23 LAND-24 LAND-25 OP-018 OP-077 a card: rating, applicants, level, skills, pay, link', () => {
  showScreen(<RecommendedJobs jobs={[nurse, unrated]} pathOfJob={(id) => `/jobs/details/${id}`} />);
  const [card, other] = screen.getAllByRole('article');
  expect(
    within(card ?? document.body)
      .getByRole('img', { name: 'Rating' })
      .parentElement?.textContent?.trim(),
  ).toBe('4.3 (8)');
  for (const text of ['12 applicants', 'Senior', '₹30,000 - ₹45,000 per month', 'Urgent'])
    expect(within(card ?? document.body).getByText(text).textContent).toBe(text);
  expect(
    within(screen.getAllByRole('list', { name: 'Skills' })[0] ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ICU', 'Triage']);
  expect(screen.getAllByRole('link', { name: 'View Details' }).map((link) => link.getAttribute('href'))).toEqual([
    '/jobs/details/j1',
    '/jobs/details/j2',
  ]);
  expect(within(other ?? document.body).queryByText('Urgent')).toBeNull();
  for (const text of ['Senior', 'No reviews yet'])
    expect(within(other ?? document.body).getAllByText(text)).toHaveLength(1);
});

test('LAND-26 LAND-27 LAND-28 OP-078 on a phone each press shows five more, also after a failed one', async () => {
  setPhone(true);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const all = Array.from({ length: 17 }, (_, index) => ({
    ...nurse,
    __typename: 'Job',
    company: { ...nurse.company, __typename: 'Company' },
    id: `j${index}`,
  }));
  const answers: Answers = { MoreRecommendedJobs: 'FAIL' };
  showScreen(<RecommendedJobs jobs={all.slice(0, 9)} pathOfJob={(id) => `/jobs/details/${id}`} />, { answers });
  const press = () => user.click(screen.getByRole('button', { name: 'Show More Jobs' }));
  const count = () => screen.getAllByRole('article').length;
  await press();
  expect([screen.getByRole('alert').textContent, count()]).toEqual([
    'We could not reach the server. Check your connection and try again.',
    5,
  ]);
  answers.MoreRecommendedJobs = () => ({ recommendedJobs: all });
  for (const shown of [10, 15, 17]) {
    await press();
    await waitFor(() => expect(count()).toBe(shown));
  }
  expect([screen.queryByRole('alert'), screen.queryByRole('button', { name: 'Show More Jobs' })]).toEqual([null, null]);
  await waitFor(() => expect(document.activeElement?.contains(screen.getAllByRole('article')[0] ?? null)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  setPhone(false);
});
