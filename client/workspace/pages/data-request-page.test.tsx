import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { LeavingPanel } from '../entry/leaving-panel.tsx';
import { DataRequestPage } from './data-request-page.tsx';

const me = {
  __typename: 'User',
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.in',
  role: 'HR',
  emailVerified: true,
  consentRequired: false,
  deletesAt: null as string | null,
};
const asked = {
  __typename: 'DataExport',
  id: 'e1',
  state: 'WAITING',
  requestedAt: '2026-11-18T05:30:00Z',
  expiresAt: null as string | null,
  file: null as object | null,
};
const view = {
  __typename: 'ResumeView',
  id: 'v1',
  kind: 'VIEW',
  at: '2026-11-18T05:30:00Z',
  recruiterName: 'Ravi Kumar',
  companyName: 'Ravi Mills',
  jobTitle: 'Weaver',
};
const consent = { __typename: 'Consent', version: '2026-11', givenAt: '2026-11-18T05:30:00Z', withdrawnAt: null };
const answersFor = (more: Answers = {}): Answers => ({
  Me: () => ({ me }),
  MyDataExport: () => ({ myDataExport: null }),
  MyConsents: () => ({
    myConsents: [
      { ...consent, id: 'c1', kind: 'PRIVACY_NOTICE' },
      { ...consent, id: 'c2', kind: 'TALENT_SEARCH', withdrawnAt: '2026-11-19T05:30:00Z' },
    ],
  }),
  ...more,
});
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('HMISC-03 OP-125 /hire/data-request has its title, the consents, and no log of resumes', async () => {
  showScreen(<DataRequestPage />, { answers: answersFor() });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Data Request');
  expect(await screen.findByText('Privacy notice')).toBeTruthy();
  expect(screen.getAllByText(/^Version 2026-11, on/)).toHaveLength(2);
  expect(screen.getAllByText(/^Withdrawn on November 19, 2026/)).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Who opened your resume' })).toBeNull();
});

test('a requested file waits, and can be downloaded when it is ready', async () => {
  const answers = answersFor({ RequestDataExport: () => ({ requestDataExport: asked }) });
  const { unmount } = showScreen(<DataRequestPage />, { answers });
  await user.click(await screen.findByRole('button', { name: 'Request my data' }));
  expect(await screen.findByText(/We are preparing it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request my data' })).toBeNull();
  unmount();
  const file = { __typename: 'File', id: 'f1', url: '/files/f1', size: 2048 };
  const ready = { ...asked, state: 'READY', expiresAt: '2099-11-19T05:30:00Z', file };
  showScreen(<DataRequestPage />, { answers: answersFor({ MyDataExport: () => ({ myDataExport: ready }) }) });
  const link = await screen.findByRole('link', { name: /^Download your data/ });
  expect(link.getAttribute('href')).toBe('/files/f1');
});

test('an account is deleted after a confirmation, with the password if required; one button keeps it', async () => {
  const deletesAt = '2026-11-25T05:30:00Z';
  const answers = answersFor({
    DeleteAccount: new GraphQLError('Please enter your password.', {
      extensions: { code: 'BAD_USER_INPUT', fields: { password: 'Please enter your password.' } },
    }),
    KeepAccount: () => ({ keepAccount: { __typename: 'User', id: 'u1', deletesAt: null } }),
  });
  const { asked: sent } = showScreen(
    <>
      <LeavingPanel />
      <DataRequestPage />
    </>,
    { answers },
  );
  await screen.findByText('Privacy notice');
  await user.click(panel('Delete my account').getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await fill(await screen.findByLabelText('Password'), 'Right@123');
  answers.DeleteAccount = () => ({ deleteAccount: { __typename: 'User', id: 'u1', deletesAt } });
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  const keep = await screen.findByRole('button', { name: 'Keep my account' });
  expect(sent.filter(({ operation }) => operation === 'DeleteAccount').map(({ variables }) => variables)).toEqual([
    { password: null },
    { password: 'Right@123' },
  ]);
  await user.click(keep);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull());
});

test('a seeker sees who opened the resume, page by page', async () => {
  const pages = [
    { items: [view], endCursor: 'next' },
    { items: [{ ...view, id: 'v2', kind: 'DOWNLOAD', recruiterName: null, companyName: null }], endCursor: null },
  ];
  const answers = answersFor({
    Me: () => ({ me: { ...me, role: 'JOBSEEKER' } }),
    MyResumeViews: ({ after }) => ({ myResumeViews: { __typename: 'ResumeViewSlice', ...pages[after ? 1 : 0] } }),
  });
  showScreen(<DataRequestPage />, { answers });
  expect(await screen.findByText('Ravi Kumar (Ravi Mills) opened it')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show earlier ones' }));
  expect(await screen.findByText('A recruiter downloaded it')).toBeTruthy();
  expect(screen.getByText('Ravi Kumar (Ravi Mills) opened it')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});
