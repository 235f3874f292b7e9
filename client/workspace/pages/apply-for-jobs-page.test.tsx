import { act, fireEvent, screen } from '@testing-library/react';
import { noCounts } from '../../../test/sample-counts.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { ApplyForJobsPage } from './apply-for-jobs-page.tsx';

test('a failed search says so, keeps typed text and retries when the network is back', async () => {
  const answers: Answers = {};
  const jobs = { items: [], total: 0, totalIsExact: true, page: 1 };
  showScreen(<ApplyForJobsPage />, { at: '/apply-for-jobs', answers, fields: { me: null, jobs, ...noCounts } });
  const role = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Role' });
  await user.type(role, 'handloom');
  answers['ApplyForJobs'] = 'FAIL';
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByText('Jobs could not be loaded.');
  expect(screen.getByText(/^We could not reach the server/)).toBeTruthy();
  expect(role.value).toBe('handloom');
  delete answers['ApplyForJobs'];
  await act(async () => void fireEvent(window, new Event('online')));
  expect(await screen.findByText(/^No jobs found/)).toBeTruthy();
  expect(screen.queryByText('Jobs could not be loaded.')).toBeNull();
});
