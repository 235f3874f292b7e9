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

test('a draft is restored when the page reopens, can be discarded, and is deleted when posted', async () => {
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

test('going from editing a job to copying it resets the form', async () => {
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

test("a copy starts with the original's texts, without its files and limits", async () => {
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

test("another recruiter's job cannot be edited", async () => {
  await open('?job=unknown');
  expect(screen.queryByText('Job not found.')).not.toBeNull();
});

test('a job saved in another window is not overwritten unseen: only the next press does it', async () => {
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

/** Uploads that the test completes. */
function holdUploads() {
  const requests: XMLHttpRequest[] = [];
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => {
    const request = { open() {}, send() {}, abort() {}, upload: {} } as unknown as XMLHttpRequest;
    requests.push(request);
    return request;
  });
  const arrive = async (at: number, file: object) => {
    Object.assign(requests[at] ?? {}, { status: 200, responseText: JSON.stringify(file) });
    requests[at]?.onload?.({} as ProgressEvent);
    await settle();
  };
  return { requests, arrive };
}
const menu = { id: 'f1', name: 'menu.pdf', size: 4, type: 'application/pdf' };

test('a file that arrives after Start afresh restores nothing', async () => {
  const { requests, arrive } = holdUploads();
  const shown = await open();
  await type('Job title', 'Baker');
  shown.reopen();
  await settle();
  await user.upload(field('Attachments'), new File(['menu'], 'menu.pdf'));
  await settle();
  await press('Start afresh');
  await press('Discard');
  await arrive(0, menu);
  expect([requests.length, field('Job title').value, localStorage.length]).toEqual([1, '', 0]);
});

test('messages about uploads disappear when they finish, and the same file is uploaded and attached once', async () => {
  const { requests, arrive } = holdUploads();
  await open();
  await fillIn();
  const file = new File(['menu'], 'menu.pdf', { lastModified: 1 });
  await user.upload(field('Attachments'), [file, new File(['menu'], 'menu.pdf', { lastModified: 1 })]);
  await settle();
  await press('Post Job Now');
  // antd renders field errors a moment later.
  for (const ms of [50, 50, 300]) await settle(ms);
  expect(alerts()).toEqual(['Please wait until the files are uploaded.']);
  await arrive(0, menu);
  for (const ms of [50, 50, 300]) await settle(ms);
  expect(alerts()).toEqual([]);
  await user.upload(field('Attachments'), file);
  await user.upload(field('Attachments'), new File(['menu'], 'menu.pdf', { lastModified: 2 }));
  await settle();
  expect([requests.length, screen.getAllByRole('button', { name: /^Remove menu/ }).length]).toEqual([1, 1]);
  await press('Remove menu.pdf');
  await user.upload(field('Attachments'), file);
  await settle();
  expect(requests).toHaveLength(2);
});
