import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Link } from 'react-router-dom';
import { jobMessages } from '../../../server/hiring/jobs/job.rules.ts';
import {
  answers,
  beginWithoutDrafts,
  field,
  fillIn,
  post,
  press,
  settle,
  type,
  update,
} from '../../../test/job-form.tsx';
import { showScreen } from '../../../test/screen.tsx';
import { sampleJob } from '../../../test/sample-job.ts';
import { user } from '../../../test/user.ts';
import { PostJobPage } from './post-job-page.tsx';

/**
 * The form for users who return to it: with a stored draft, after a lost answer, after posting, with a closed job. Also
 * messages about a post that is not visible yet.
 */

beginWithoutDrafts();

test.each(['?similar=j1', '?job=j1'])(
  'text typed at %s is restored though the job was closed meanwhile',
  async (query) => {
    let job = sampleJob;
    const shown = showScreen(<PostJobPage />, { at: `/hire/post-job${query}`, fields: { ...answers, job: () => job } });
    await settle();
    await type('Description', 'You bake early.');
    job = { ...sampleJob, status: 'INACTIVE', updatedAt: '2026-11-19T05:30:00Z' };
    shown.reopen();
    await settle();
    expect(field('Description').value).toBe('You bake early.');
    // A copy is a separate job.
    expect(screen.queryByText(/The job has changed since/) === null).toBe(query === '?similar=j1');
  },
);

test('a stored edit says that the job changed since, and overwrites it only on the second press', async () => {
  let job = sampleJob;
  const shown = showScreen(<PostJobPage />, { at: '/hire/post-job?job=j1', fields: { ...answers, job: () => job } });
  await settle();
  await type('Description', 'You bake early.');
  job = { ...sampleJob, title: 'Baker', updatedAt: '2026-11-19T05:30:00Z' };
  shown.reopen();
  await settle();
  expect(screen.queryByText(/^We kept what you typed last time. The job has changed since/)).not.toBeNull();
  await press('Update Job');
  await settle();
  expect(new Date(update.mock.calls[0]?.[0].seen ?? 0)).toEqual(new Date(sampleJob.updatedAt));
});

/** No answer comes. */
function loseAnswers(): void {
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  post.mockImplementation(() => {
    throw new Error('No answer');
  });
}
const sentIds = () => post.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
async function postAgain(...names: string[]) {
  for (const name of names) {
    await press(name);
    await settle();
  }
}

test('a post resent without an answer, after a reload or from another tab has the same key', async () => {
  loseAnswers();
  const shown = showScreen(<PostJobPage />, { at: '/hire/post-job', fields: answers });
  await settle();
  await fillIn();
  await postAgain('Post Job Now', 'Post Job Now');
  shown.reopen();
  await settle();
  await postAgain('Post Job Now', 'Start afresh', 'Discard');
  await fillIn();
  await postAgain('Post Job Now');
  const [first, ...others] = sentIds();
  expect([typeof first, others.map((id) => id === first)]).toEqual(['string', [true, true, false]]);
});

test('an unchanged copy has the same key after a reload and when it is stored', async () => {
  loseAnswers();
  const shown = showScreen(<PostJobPage />, { at: '/hire/post-job?similar=j1', fields: answers });
  await settle();
  await postAgain('Post Job Now');
  shown.reopen();
  await settle();
  await postAgain('Post Job Now', 'Start afresh', 'Keep editing', 'Post Job Now');
  expect(new Set(sentIds()).size).toBe(1);
});

test('a draft that was already posted says so, and a second press posts another job', async () => {
  loseAnswers();
  post.mockImplementationOnce(() => {
    throw new GraphQLError(jobMessages.alreadyPosted(), { extensions: { code: 'CONFLICT', reason: 'OTHER_INPUT' } });
  });
  showScreen(<PostJobPage />, { at: '/hire/post-job', fields: answers });
  await settle();
  await fillIn();
  await postAgain('Post Job Now');
  expect(screen.queryByText(jobMessages.alreadyPosted())).not.toBeNull();
  await postAgain('Post Job Now', 'Post Job Now');
  const [first, second, third] = sentIds();
  expect([second === first, third === second]).toEqual([false, true]);
});

test('a job closed by its closing date can be corrected without a new date', async () => {
  const job = {
    ...sampleJob,
    status: 'INACTIVE',
    autoStop: { enabled: true, applicationsCount: null, daysCount: null, specificDate: '2026-11-15' },
  };
  showScreen(<PostJobPage />, { at: '/hire/post-job?job=j1', fields: { ...answers, job } });
  await settle();
  await type('Description', 'You bake early.');
  await press('Update Job');
  await settle();
  expect(screen.queryAllByRole('alert')).toEqual([]);
  expect(update.mock.calls[0]?.[0].input).toMatchObject({
    description: 'You bake early.',
    autoStop: { specificDate: '2026-11-15' },
  });
});

test('opening the form again while the last banner is shown gives an empty one, and stays there', async () => {
  const shown = showScreen(
    <>
      <Link to="/hire/post-job">Post Job</Link>
      <PostJobPage />
    </>,
    { at: '/hire/post-job', fields: answers },
  );
  await settle();
  await fillIn();
  await press('Post Job Now');
  await settle();
  expect(screen.queryByText('Job posted successfully!')).not.toBeNull();
  await user.click(screen.getByText('Post Job'));
  await settle();
  expect(field('Job title').value).toBe('');
  await settle(2500);
  expect(shown.address()).toBe('/hire/post-job');
});

test('Start afresh asks before discarding, and moves to the first field', async () => {
  const shown = showScreen(<PostJobPage />, { at: '/hire/post-job', fields: answers });
  await settle();
  expect(screen.queryByRole('button', { name: 'Start afresh' })).toBeNull();
  await fillIn();
  shown.reopen();
  await settle();
  await postAgain('Start afresh', 'Keep editing');
  expect([field('Description').value, localStorage.length]).toEqual(['You bake.', 1]);
  await postAgain('Start afresh', 'Discard');
  expect([field('Description').value, localStorage.length, document.activeElement]).toEqual([
    '',
    0,
    field('Job title'),
  ]);
});

test('HPOST-46 a job held for review is not announced as posted', async () => {
  post.mockReturnValue({ ...sampleJob, id: 'j2', title: 'Baker', status: 'INACTIVE', isHeld: true });
  showScreen(<PostJobPage />, { at: '/hire/post-job', fields: answers });
  await settle();
  await fillIn();
  await press('Post Job Now');
  await settle();
  expect(screen.queryByText('Job posted successfully!')).toBeNull();
  expect(screen.getByText('Saved, but not in the search yet')).not.toBeNull();
  expect(screen.getByText(/“Baker” is under review/)).not.toBeNull();
});
