import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { invitationLink } from '../../../server/hiring/talent/invitation.rules.ts';
import { fill, user } from '../../../test/user.ts';
import { FoundPanel } from '../talent/found-panel.tsx';
import { MyInvitations } from '../talent/my-invitations.tsx';
import { GetProfilePage } from './get-profile-page.tsx';
import { QuickHirePage } from './quick-hire-page.tsx';

const profile = {
  __typename: 'TalentProfile',
  id: 't1',
  skills: ['Looms', 'Dyeing'],
  location: 'Pune',
  experienceYears: 3,
  education: 'B.Com',
  program: null,
};
const job = {
  __typename: 'Job',
  id: 'j1',
  number: 1001,
  title: 'Loom setter',
  status: 'ACTIVE',
  location: 'Pune',
  isRemote: false,
  skills: ['Looms', 'Excel'],
};
const sent = {
  __typename: 'Invitation',
  id: 'i1',
  jobId: 'j1',
  jobTitle: 'Loom setter',
  companyName: 'Ravi Mills',
  state: 'SENT',
  sentAt: '2026-11-18T05:30:00.000Z',
  expiresAt: '2026-12-02T05:30:00.000Z',
};
const pageOf = (items: object[], type: string) => ({
  __typename: type,
  items,
  total: items.length,
  totalIsExact: true,
  pageSize: 10,
});
const people = (items: object[]) => ({ talentProfiles: pageOf(items, 'TalentProfilePage') });
const jobs = (items: object[]) => ({ hrJobs: { __typename: 'JobPage', items } });
const line = 'Invite: 3 years of experience · Pune · B.Com · Looms, Dyeing';

test('HMISC-01 OP-124 quick hire proposes people for a job, invites on a press, and shows who is invited', async () => {
  const answers: Answers = {
    JobsToInviteTo: () => jobs([{ ...job, id: 'j0', status: 'INACTIVE', title: 'Closed' }, job]),
    TalentProfiles: () => people([{ ...profile, matchedSkills: ['Looms'], standing: null }]),
    InviteToJob: new GraphQLError('You have invited 20 people today.', { extensions: { code: 'RATE_LIMITED' } }),
    SentInvitations: () => ({
      sentInvitations: pageOf([{ ...sent, profile, application: null }], 'InvitationPage'),
    }),
    WithdrawInvitation: () => ({
      withdrawInvitation: { ...sent, state: 'WITHDRAWN', profile, application: null },
    }),
  };
  const shown = showScreen(<QuickHirePage />, { at: '/hire/quick-hire', answers });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kaamyab');
  await screen.findByText('Has Looms, not Excel');
  await user.click(screen.getByRole('button', { name: line }));
  await waitFor(() =>
    expect(shown.askedFor('InviteToJob')).toEqual([{ jobId: 'j1', talentId: 't1', idempotencyKey: null }]),
  );
  // Refused: it can be retried.
  await screen.findByRole('button', { name: line });
  answers.InviteToJob = () => ({ inviteToJob: { __typename: 'Invitation', id: 'i1' } });
  await user.click(screen.getByRole('button', { name: line }));
  await screen.findByText('Invited');
  expect(shown.askedFor('TalentProfiles')[0]).toEqual({
    filter: { skills: ['Looms', 'Excel'], location: 'Pune', minYears: null, maxYears: null },
    page: 1,
    jobId: 'j1',
  });
  await user.click(screen.getByRole('tab', { name: 'Invitations' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw this invitation?' }));
  await user.click(question.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Withdrawn');
  expect(shown.address()).toBe('/hire/quick-hire?job=j1&view=invitations');
});

test('HMISC-04 the search is in the address, each person gets a job, and an empty list has a link', async () => {
  const answers: Answers = {
    TalentProfiles: ({ filter }) =>
      people(
        (filter as { location: string | null }).location ? [] : [{ ...profile, matchedSkills: null, standing: null }],
      ),
    JobsToInviteTo: () => jobs([job]),
    InviteToJob: () => ({ inviteToJob: { __typename: 'Invitation', id: 'i1' } }),
  };
  const shown = showScreen(<GetProfilePage />, { at: '/hire/get-profile', answers });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hire Hr Professionals');
  await user.click(await screen.findByRole('button', { name: line }));
  const question = within(await screen.findByRole('dialog', { name: 'Invite to which job?' }));
  expect(question.getByRole('button', { name: 'Invite' })).toHaveProperty('disabled', true);
  await user.click(await question.findByRole('combobox', { name: 'Job' }));
  await user.click(await screen.findByText('Loom setter (1001)'));
  await user.click(question.getByRole('button', { name: 'Invite' }));
  await waitFor(() =>
    expect(shown.askedFor('InviteToJob')).toEqual([{ jobId: 'j1', talentId: 't1', idempotencyKey: null }]),
  );
  await fill(screen.getByRole('textbox', { name: 'Years from' }), '5');
  await fill(screen.getByRole('textbox', { name: 'Years to' }), '4');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByText('The second number of years must not be below the first.');
  await fill(screen.getByRole('textbox', { name: 'Years to' }), '');
  await fill(screen.getByRole('combobox', { name: 'Place' }), 'Kullu');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(await screen.findByRole('button', { name: 'Show everybody' }));
  await screen.findByRole('button', { name: line });
  expect(shown.askedFor('TalentProfiles').map(({ filter }) => filter)).toContainEqual({
    skills: [],
    location: 'Kullu',
    minYears: 5,
    maxYears: null,
  });
});

test('a recruiter of an unverified company reads why they are refused, with a link', async () => {
  const refusal = new GraphQLError('Only recruiters of verified companies can look for people.', {
    extensions: { code: 'FORBIDDEN', reason: 'COMPANY_NOT_VERIFIED' },
  });
  let membership = 'MEMBER';
  const answers: Answers = {
    TalentProfiles: refusal,
    OwnStanding: () => ({ hrProfile: { __typename: 'HrProfile', company: 'Ravi Mills', membership } }),
  };
  const shown = showScreen(<GetProfilePage />, { at: '/hire/get-profile', answers });
  await screen.findByText('Your company is not verified yet');
  expect(screen.getByRole('link', { name: 'Ask us to verify it' }).getAttribute('href')).toBe(
    '/hire/get-profile#support',
  );
  expect(screen.getByRole('link', { name: 'Your company' }).getAttribute('href')).toBe('/hire/hrprofile');
  shown.unmount();
  membership = 'ASKED';
  showScreen(<GetProfilePage />, { at: '/hire/get-profile', answers });
  await screen.findByText('You do not belong to Ravi Mills yet');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Your company']);
});

test("a seeker becomes visible with one switch, sees the recruiters' view, and hides again", async () => {
  const answers: Answers = {
    MyTalentProfile: () => ({ myTalentProfile: null }),
    SetTalentVisibility: ({ isVisible }) => ({ setTalentVisibility: isVisible ? profile : null }),
  };
  const shown = showScreen(<FoundPanel />, { answers });
  await user.click(await screen.findByRole('switch', { name: 'Recruiters can find me' }));
  const seen = within(await screen.findByRole('region', { name: 'This is what they see' }));
  expect(seen.getByText('3 years of experience · Pune')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Recruiters can find me' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'This is what they see' })).toBeNull());
  expect(shown.askedFor('SetTalentVisibility')).toEqual([{ isVisible: true }, { isVisible: false }]);
});

test('a seeker accepts after reading what is shared; a blocked company can be allowed again', async () => {
  const state = { now: 'SENT', blocks: [] as object[] };
  const answers: Answers = {
    MyInvitations: () => ({
      myInvitations: pageOf([{ ...sent, state: state.now }], 'InvitationPage'),
      invitationBlocks: state.blocks,
    }),
    AcceptInvitation: () => {
      state.now = 'ACCEPTED';
      return { acceptInvitation: { ...sent, state: 'ACCEPTED' } };
    },
    BlockInvitations: () => {
      state.blocks = [{ __typename: 'InvitationBlock', id: 'b1', companyName: 'Ravi Mills' }];
      return { blockInvitations: { ...sent, state: state.now } };
    },
    RemoveInvitationBlock: () => {
      state.blocks = [];
      return { removeInvitationBlock: true };
    },
  };
  const shown = showScreen(<MyInvitations />, { answers });
  await user.click(await screen.findByRole('button', { name: 'Accept and apply' }));
  const question = within(await screen.findByRole('dialog', { name: 'Apply for Loom setter?' }));
  question.getByText('Ravi Mills then sees your name, how to reach you, and the resume of your profile.');
  expect(shown.askedFor('AcceptInvitation')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Accepted');
  await user.click(screen.getByRole('button', { name: 'Block Ravi Mills' }));
  const stop = within(await screen.findByRole('dialog', { name: 'Block Ravi Mills?' }));
  await user.click(stop.getByRole('button', { name: 'Block' }));
  await user.click(await screen.findByRole('button', { name: 'Unblock Ravi Mills' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unblock Ravi Mills' })).toBeNull());
});

test('a new invitation appears while the list is visible; other notifications do not refetch it', async () => {
  let items: object[] = [];
  const shown = showScreen(<MyInvitations />, {
    answers: { MyInvitations: () => ({ myInvitations: pageOf(items, 'InvitationPage'), invitationBlocks: [] }) },
  });
  await screen.findByText('No invitations yet');
  const push = (link: string | null) =>
    shown.push('InvitationNotified', { notificationReceived: { __typename: 'Notification', id: 'n1', link } });
  items = [sent];
  push('/schedule');
  push(null);
  push(invitationLink(sent.jobId));
  await screen.findByRole('button', { name: 'Accept and apply' });
  expect(shown.askedFor('MyInvitations')).toHaveLength(2);
});

test('a linked invitation is scrolled into view', async () => {
  const items = [{ ...sent, id: 'i9', jobId: 'j9', jobTitle: 'Dyer' }, sent];
  showScreen(<MyInvitations />, {
    at: invitationLink(sent.jobId),
    answers: { MyInvitations: () => ({ myInvitations: pageOf(items, 'InvitationPage'), invitationBlocks: [] }) },
  });
  const heading = await screen.findByRole('heading', { name: sent.jobTitle });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
