import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { AdminJobsPage } from './admin-jobs-page.tsx';

const row = {
  __typename: 'JobRecord',
  id: 'j1',
  number: 1001,
  title: 'Data entry from home',
  companyName: 'Quick Money',
  recruiterName: 'Ravi Kumar',
  recruiterEmail: 'ravi@example.in',
  state: 'OPEN',
  applicationsReceived: 12,
  postedAt: '2026-11-18T05:30:00.000Z',
};
const job = {
  ...row,
  description: 'Pay ₹500 first.',
  location: 'Pune',
  obstacles: [] as string[],
  textVersion: 3,
  eligibility: 'Freshers can apply.',
  requiredSkills: ['Own phone'],
  skills: ['Typing'],
  recruiterId: 'u1',
  waitsSince: null,
  takenDownAt: null,
  takenDownReason: null,
  heldAt: null,
  heldReason: null,
  heldPassage: null,
};
const takenDown = {
  ...job,
  state: 'TAKEN_DOWN',
  obstacles: ['TAKEN_DOWN'],
  takenDownAt: '2026-11-18T06:30:00.000Z',
  takenDownReason: 'It asks for money.',
};

test('an admin reads a job, takes it down with a reason and restores it; a refusal stays in the dialog', async () => {
  const refusal = new GraphQLError('Job not found.', { extensions: { code: 'NOT_FOUND' } });
  const answers: Parameters<typeof showScreen>[1] = {
    at: '/admin/jobs?state=OPEN',
    answers: {
      AdminJobs: () => ({ adminJobs: { __typename: 'JobRecordSlice', items: [row], endCursor: null } }),
      AdminJob: () => ({ adminJob: job }),
      TakeDownJob: refusal,
      RestoreJob: () => ({ restoreJob: job }),
    },
  };
  const shown = showScreen(<AdminJobsPage />, answers);
  await user.click(await screen.findByRole('link', { name: 'Data entry from home' }));
  for (const text of ['Pay ₹500 first.', 'Freshers can apply.', 'Own phone', 'Typing']) await screen.findByText(text);
  expect(screen.getByRole('link', { name: /Ravi Kumar/ }).getAttribute('href')).toBe('/admin/users?open=u1');
  await user.click(screen.getByRole('button', { name: 'Take down' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take down Data entry from home?' }));
  await fill(dialog.getByRole('textbox', { name: 'Reason' }), 'It asks for money.');
  await user.click(dialog.getByRole('button', { name: 'Take down' }));
  await dialog.findByText('Job not found.');
  answers.answers!.TakeDownJob = () => ({ takeDownJob: takenDown });
  await user.click(dialog.getByRole('button', { name: 'Take down' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  const question = within(await screen.findByRole('dialog', { name: 'Restore Data entry from home?' }));
  await user.click(question.getByRole('button', { name: 'Restore' }));
  await screen.findByRole('button', { name: 'Take down' });
  expect(shown.askedFor('TakeDownJob').at(-1)).toEqual({ id: 'j1', reason: 'It asks for money.', seen: 3 });
  expect(shown.askedFor('RestoreJob')).toEqual([{ id: 'j1', seen: 3 }]);
  await waitFor(() => expect(shown.askedFor('AdminJobs')).toHaveLength(3));
  expect(shown.askedFor('AdminJobs')[0]).toEqual({ search: null, state: 'OPEN', after: null });
});

test('an address too long for its column wraps after its @', async () => {
  showScreen(<AdminJobsPage />, {
    at: '/admin/jobs',
    answers: {
      AdminJobs: () => ({ adminJobs: { __typename: 'JobRecordSlice', items: [row], endCursor: null } }),
    },
  });
  expect((await screen.findByText('ravi@example.in')).innerHTML).toBe('ravi@<wbr>example.in');
});

test("a job that waits for its employer's verification says so in the list, and since when in its drawer", async () => {
  const waiting = { state: 'WAITING', waitsSince: '2026-11-18T05:30:00.000Z' };
  const shown = showScreen(<AdminJobsPage />, {
    at: '/admin/jobs?state=WAITING',
    answers: {
      AdminJobs: () => ({
        adminJobs: { __typename: 'JobRecordSlice', items: [{ ...row, ...waiting }], endCursor: null },
      }),
      AdminJob: () => ({ adminJob: { ...job, ...waiting } }),
    },
  });
  const link = await screen.findByRole('link', { name: 'Data entry from home' });
  expect(within(link.closest('tr') ?? document.body).getByText('Waiting')).toBeTruthy();
  await user.click(link);
  await screen.findByText('Hidden until its recruiter joins the company or is verified.');
  expect(shown.askedFor('AdminJobs')[0]).toEqual({ search: null, state: 'WAITING', after: null });
});

test('a job of a suspended company says so, and cannot be restored on its own', async () => {
  const hidden = { ...takenDown, obstacles: ['COMPANY_SUSPENDED'], takenDownReason: 'A fee.' };
  showScreen(<AdminJobsPage />, {
    at: '/admin/jobs',
    answers: {
      AdminJobs: () => ({
        adminJobs: { __typename: 'JobRecordSlice', items: [{ ...row, state: 'TAKEN_DOWN' }], endCursor: null },
      }),
      AdminJob: () => ({ adminJob: hidden }),
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Data entry from home' }));
  await screen.findByText(/^Its company was suspended on /);
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});
