import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Link } from 'react-router-dom';
import { formProblems as alerts } from '../../../test/form-problems.ts';
import {
  answers,
  beginWithoutDrafts,
  field,
  fillIn,
  isOn,
  post,
  press,
  settle,
  type,
  update,
} from '../../../test/job-form.tsx';
import { chosenIn } from '../../../test/choose.ts';
import { showScreen } from '../../../test/screen.tsx';
import { sampleJob } from '../../../test/sample-job.ts';
import { user } from '../../../test/user.ts';
import { PostJobPage } from './post-job-page.tsx';

async function open(query = '', state?: unknown) {
  const shown = showScreen(<PostJobPage />, { at: `/hire/post-job${query}`, fields: answers, state });
  await settle();
  return shown;
}

beginWithoutDrafts();

test('a draft is there when the page is opened again, can be begun afresh, and goes when it is posted', async () => {
  const shown = await open();
  await type('Job title', 'Baker');
  const again = shown.reopen();
  await settle();
  expect(field('Job title').value).toBe('Baker');
  expect(screen.queryByText('We kept what you typed last time.')).not.toBeNull();
  await press('Start afresh');
  await press('Discard');
  expect(field('Job title').value).toBe('');
  expect(localStorage).toHaveLength(0);
  await fillIn();
  expect(localStorage).toHaveLength(1);
  await press('Post Job Now');
  await settle();
  expect(localStorage).toHaveLength(0);
  again.reopen();
  await settle();
  expect(field('Job title').value).toBe('');
});

test('from editing a job to one like it, and the form begins anew', async () => {
  showScreen(
    <>
      <Link to="?similar=j1">One like it</Link>
      <PostJobPage />
    </>,
    { at: '/hire/post-job?job=j1', fields: answers },
  );
  await settle();
  await type('Job title', 'Changed');
  await user.click(screen.getByText('One like it'));
  await settle();
  expect([screen.getByRole('heading', { level: 1 }).textContent, field('Job title').value]).toEqual([
    'Create New Job Posting',
    sampleJob.title,
  ]);
});

test('a similar job begins with what the other one says, without its files and limits', async () => {
  await open('?similar=j1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create New Job Posting');
  expect([
    field('Job title').value,
    field('Maximum salary').value,
    chosenIn('Job type'),
    isOn('Auto-stop hiring'),
  ]).toEqual(['Pastry Chef', '₹45,000', 'Part-time', false]);
  expect(screen.queryByText('menu.pdf')).toBeNull();
  await press('Post Job Now');
  await settle();
  expect(update).not.toHaveBeenCalled();
  expect(post.mock.calls[0]?.[0].input).toMatchObject({
    title: 'Pastry Chef',
    skills: ['Lamination', 'Sugar work'],
    attachmentIds: [],
    autoStop: { enabled: false },
  });
  expect(screen.queryByText('Job posted successfully!')).not.toBeNull();
});

test('a job that is not the own one cannot be edited', async () => {
  await open('?job=unknown');
  expect(screen.queryByText('Job not found.')).not.toBeNull();
});

test('a job that another window saved is not replaced unseen: only the next press replaces it', async () => {
  const changed =
    'This job has changed since you opened it here. Look at it in another window first: saving once more replaces it.';
  await open(`?job=${sampleJob.id}`);
  update.mockImplementationOnce(() => {
    throw new GraphQLError(changed, { extensions: { code: 'CONFLICT', reason: 'CHANGED_MEANWHILE' } });
  });
  await type('Description', 'You bake early.');
  await press('Update Job');
  await settle();
  expect(alerts()).toEqual([changed]);
  expect(field('Description').value).toBe('You bake early.');
  await press('Update Job');
  await settle();
  expect(
    update.mock.calls.map(([{ seen, input }]) => [seen && new Date(seen).toISOString(), input.description]),
  ).toEqual([
    [new Date(sampleJob.updatedAt).toISOString(), 'You bake early.'],
    [null, 'You bake early.'],
  ]);
});

test('a file that arrives after Start afresh brings nothing back', async () => {
  const requests: XMLHttpRequest[] = [];
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => {
    const request = { open() {}, send() {}, abort() {}, upload: {} } as unknown as XMLHttpRequest;
    requests.push(request);
    return request;
  });
  const shown = await open();
  await type('Job title', 'Baker');
  shown.reopen();
  await settle();
  await user.upload(field('Attachments'), new File(['menu'], 'menu.pdf'));
  await settle();
  await press('Start afresh');
  await press('Discard');
  const file = { id: 'f1', name: 'menu.pdf', size: 4, type: 'application/pdf' };
  Object.assign(requests[0] ?? {}, { status: 200, responseText: JSON.stringify(file) });
  requests[0]?.onload?.({} as ProgressEvent);
  await settle();
  expect([requests.length, field('Job title').value, localStorage.length]).toEqual([1, '', 0]);
});
