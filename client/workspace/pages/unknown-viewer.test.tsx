import { act, fireEvent, screen } from '@testing-library/react';
import { sampleCard } from '../../../test/sample-card.ts';
import { showScreen } from '../../../test/screen.tsx';
import { sampleJob } from '../../../test/sample-job.ts';
import { user } from '../../../test/user.ts';
import { ApplyForJobsPage } from './apply-for-jobs-page.tsx';
import { JobPage } from '../../site/pages/job-page.tsx';
import { SeekerJobPage } from './seeker-job-page.tsx';

const noJobs = { items: [], total: 0, totalIsExact: true, page: 1, pageSize: 10, endCursor: null };
const job = {
  ...sampleCard,
  ...sampleJob,
  experienceLevelText: 'Senior',
  salary: null,
  saved: false,
  myApplication: null,
  updates: [],
  similarJobs: [],
  company: { ...sampleJob.company, reviews: noJobs },
  viewerCan: { ...sampleJob.viewerCan, apply: true, save: true },
};

/** The first answer of `me` is lost; later ones arrive. */
function answersAfterLoss() {
  let asked = 0;
  return {
    me: () => {
      asked += 1;
      if (asked === 1) throw new Error('lost');
      return null;
    },
    job,
    jobs: noJobs,
  };
}

describe('when `me` could not be loaded', () => {
  test.each([
    ["the seeker's job page", SeekerJobPage, '/apply-for-jobs/job-details/j1', 'Login to Apply'],
    ['the job page', JobPage, '/jobs/details/j1', 'Login to Apply'],
    ['the saved jobs', ApplyForJobsPage, '/apply-for-jobs?tab=saved', 'Login'],
  ])('%s says so and retries, by a press or when the network is back', async (_name, Page, at, login) => {
    for (const retry of [
      () => user.click(screen.getByRole('button', { name: 'Try again' })),
      // It comes from the network, not from a person.
      () => act(async () => void fireEvent(window, new Event('online'))),
    ]) {
      const shown = showScreen(<Page />, { at, fields: answersAfterLoss() });
      await screen.findByRole('button', { name: 'Try again' });
      await retry();
      expect(await screen.findByRole('link', { name: login })).toBeTruthy();
      shown.unmount();
    }
  });
});
