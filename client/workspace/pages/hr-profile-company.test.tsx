import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Link } from 'react-router-dom';
import { showScreen } from '../../../test/screen.tsx';
import { sampleHrProfile } from '../../../test/sample-hr-profile.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { fill, user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { HrProfilePage } from './hr-profile-page.tsx';

const waiting = {
  id: 'r1',
  companyId: 'c1',
  companyName: 'Aroma Bakes',
  name: 'Ravi Kumar',
  email: 'ravi@example.in',
  askedAt: '2026-11-18T05:30:00Z',
};
const member = {
  ...sampleHrProfile,
  companyDetails: { ...sampleJob.company, rating: null, reviewCount: 0 } as object | null,
};
let profile = member;
let requests = [waiting];
let isAway = false;
let standing: typeof member.membership = 'ASKED';
const answered = jest.fn<(sent: { id: string; isAccepted: boolean }) => void>();
const answers = {
  me: {
    id: 'u1',
    name: 'Rekha Rao',
    email: 'rekha@example.in',
    role: 'HR',
    emailVerified: true,
    consentRequired: false,
    deletesAt: null,
  },
  hrProfile: () => profile,
  hrAnalytics: { totalJobs: 1 },
  interviews: [],
  joinRequests: () => {
    if (isAway) throw new GraphQLError('Please try again in a moment.', { extensions: { code: 'UNAVAILABLE' } });
    return { items: requests, total: requests.length, totalIsExact: true, page: 1, pageSize: 5, endCursor: null };
  },
  answerJoinRequest: (sent: { id: string; isAccepted: boolean }) => {
    answered(sent);
    if (requests.length === 0)
      throw new GraphQLError('This request was answered already.', { extensions: { code: 'NOT_FOUND' } });
    requests = [];
    return sent.isAccepted;
  },
  askToJoinCompany: () => {
    profile = { ...profile, membership: standing };
    return standing;
  },
  leaveCompany: () => {
    profile = { ...profile, company: '', membership: 'MEMBER', companyDetails: null };
    return true;
  },
  updateHrProfile: ({ input }: { input: { company: string; leaveCompany?: boolean } }) => {
    if (input.leaveCompany) return (profile = { ...profile, company: input.company, companyDetails: null });
    throw new GraphQLError('No.', {
      extensions: {
        code: 'BAD_USER_INPUT',
        reason: 'LEAVES_COMPANY',
        company: 'Aroma Bakes',
        fields: { company: 'You belong to Aroma Bakes, which is verified. Leave it first.' },
      },
    });
  },
};
const settle = (ms = 100) => act(() => jest.advanceTimersByTimeAsync(ms));
async function open(): Promise<void> {
  showScreen(
    <>
      <Link to="/hire/hrprofile">Somebody asks to join</Link>
      <HrProfilePage />
    </>,
    { at: '/hire/hrprofile', fields: answers },
  );
  await settle();
}
async function press(name: string, inside: HTMLElement = document.body): Promise<void> {
  await user.click(within(inside).getByRole('button', { name }));
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-18T05:30:00Z') });
  profile = member;
  requests = [waiting];
  isAway = false;
  standing = 'ASKED';
  answered.mockReset();
});
afterEach(() => jest.useRealTimers());

test('D-01 a join request is declined at once, and accepted after a confirmation', async () => {
  await open();
  const list = () => screen.queryByRole('region', { name: 'Requests to join' });
  expect(list()?.textContent).toContain('ravi@example.in for Aroma Bakes asked on November 18, 2026');
  await press('Accept Ravi Kumar');
  expect(answered).not.toHaveBeenCalled();
  await press('Accept', screen.getByRole('dialog', { name: 'Accept Ravi Kumar?' }));
  expect(answered).toHaveBeenLastCalledWith({ id: 'r1', isAccepted: true });
  expect(list()).toBeNull();
  requests = [{ ...waiting, id: 'r2' }];
  act(() => void window.dispatchEvent(new Event('focus')));
  await settle();
  await press('Decline Ravi Kumar');
  expect(answered).toHaveBeenLastCalledWith({ id: 'r2', isAccepted: false });
  expect(list()).toBeNull();
});

test('D-01 a declined recruiter reads so and asks again; a waiting one reads that their jobs wait', async () => {
  profile = { ...member, membership: 'DECLINED', companyDetails: null };
  await open();
  const card = () => screen.getByRole('region', { name: 'Company' });
  expect(card().textContent).toContain('Declined');
  await press('Ask again', card());
  expect(card().textContent).toContain('Asked to join');
  expect(card().textContent).toContain('stay hidden until one of them accepts you');
  expect(within(card()).queryByRole('button')).toBeNull();
});

test('D-01 changing the name of a verified company asks before leaving it', async () => {
  jest.useRealTimers();
  showScreen(<HrProfilePage />, { at: '/hire/hrprofile', fields: answers });
  await user.click(await screen.findByRole('button', { name: 'Edit HR Details' }));
  const details = screen.getByRole('region', { name: 'HR Details' });
  await fill(within(details).getByLabelText('Company'), 'Aroma Bakess');
  const answerWith = async (name: string) => {
    await user.click(within(details).getByRole('button', { name: 'Update' }));
    const question = await screen.findByRole('dialog', { name: 'Leave Aroma Bakes?' });
    expect(question.textContent).toContain('without its tick and rating');
    await user.click(within(question).getByRole('button', { name }));
  };
  await answerWith('Cancel');
  const description = 'You belong to Aroma Bakes, which is verified. Leave it first.';
  await within(details).findByRole('textbox', { name: 'Company', description });
  await answerWith('Leave');
  await within(details).findByText('Aroma Bakess');
  expect(within(details).queryByRole('textbox')).toBeNull();
});

test('D-01 leaving a company asks first', async () => {
  await open();
  await press('Leave company');
  await press('Leave', screen.getByRole('dialog', { name: 'Leave Aroma Bakes?' }));
  expect(screen.queryByRole('region', { name: 'Company' })).toBeNull();
});

test('D-01 requests that fail to load say so, with Try again; one answered elsewhere disappears', async () => {
  isAway = true;
  await open();
  const list = () => screen.getByRole('region', { name: 'Requests to join' });
  expect(within(list()).getByRole('alert').textContent).toContain(
    'Requests to join could not be loaded.Please try again in a moment.',
  );
  isAway = false;
  await press('Try again', list());
  expect(list().textContent).toContain('Ravi Kumar');
  requests = [];
  await press('Decline Ravi Kumar');
  expect([toastStore.toasts().at(-1)?.content, screen.queryByRole('region', { name: 'Requests to join' })]).toEqual([
    'This request was answered already.',
    null,
  ]);
});

test('D-01 a recruiter accepted meanwhile sees it on return; a confirmed domain admits at once', async () => {
  profile = { ...member, membership: 'ASKED', companyDetails: null };
  await open();
  const card = () => screen.getByRole('region', { name: 'Company' });
  expect(card().textContent).toContain('Asked to join');
  profile = { ...member, membership: 'DECLINED', companyDetails: null };
  act(() => void window.dispatchEvent(new Event('focus')));
  await settle();
  expect(card().textContent).toContain('Declined');
  standing = 'MEMBER';
  await press('Ask again', card());
  expect([toastStore.toasts().at(-1)?.content, screen.queryByText('Declined')]).toEqual([
    'You are now part of Aroma Bakes.',
    null,
  ]);
});

test('D-01 a notification that links to the open page shows its request and the current membership', async () => {
  requests = [];
  profile = { ...member, membership: 'ASKED', companyDetails: null };
  await open();
  expect(screen.queryByRole('region', { name: 'Requests to join' })).toBeNull();
  requests = [waiting];
  profile = member;
  await user.click(screen.getByRole('link', { name: 'Somebody asks to join' }));
  await settle();
  expect([
    screen.queryByRole('region', { name: 'Requests to join' }) !== null,
    screen.queryByText('Asked to join'),
  ]).toEqual([true, null]);
});
