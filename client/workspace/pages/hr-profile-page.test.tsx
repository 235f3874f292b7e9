import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import {
  answers,
  card,
  company,
  factsOf,
  interviewAt,
  known,
  lastToast,
  openForms,
  press,
  settle,
  stand,
  startStand,
  type,
  update,
} from '../../../test/hr-profile-screen.ts';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { HrProfilePage } from './hr-profile-page.tsx';

beforeEach(startStand);
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

async function open(): Promise<void> {
  showScreen(<HrProfilePage />, { at: '/hire/hrprofile', fields: answers });
  await settle();
}

test('HPROF-01 HPROF-02 HPROF-13 OP-030 both cards have their facts and no counters', async () => {
  await open();
  expect(factsOf('Profile Details')).toEqual([
    ['Name', 'Rekha Rao'],
    ['Email', 'rekha@example.in'],
    ['Phone', '+91 98765 43210'],
    ['Location', 'Kochi'],
  ]);
  expect(factsOf('HR Details')).toEqual([
    ['Company', 'Aroma Bakes'],
    ['Role', 'Owner'],
    ['Experience', '8 years'],
    ['Position type', 'Permanent'],
    ['Contact person', 'Rekha Rao'],
    ['Contact email', 'Not given yet'],
  ]);
  expect(document.body.textContent).not.toMatch(/jobs posted|received|pending|payment/i);
});

test('HPROF-04 HPROF-05 OP-111 one card is edited at a time: opening another closes the previous one', async () => {
  await open();
  await press('Edit Profile Details');
  expect(openForms()).toEqual(['Profile Details']);
  await press('Edit HR Details');
  expect(openForms()).toEqual(['HR Details']);
  await press('Edit First round');
  expect(openForms()).toEqual(['Interview Schedule']);
  await press('Edit Profile Details');
  expect(openForms()).toEqual(['Profile Details']);
});

test('HPROF-05 typed text is discarded only after a confirmation, which offers to keep editing', async () => {
  await open();
  await press('Edit Profile Details');
  await type('Location', 'Thrissur', card('Profile Details'));
  for (const other of ['Edit HR Details', 'Edit First round', 'Add interview']) {
    await press(other);
    expect(
      within(screen.getByRole('dialog', { name: 'Discard what you typed?' })).queryByText(
        'It is not saved yet, and only one part of the page can be edited at a time.',
      ),
    ).not.toBeNull();
    await press('Keep editing');
    expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Thrissur');
    expect(openForms()).toEqual(['Profile Details']);
  }
  await press('Edit First round');
  await press('Discard');
  expect(openForms()).toEqual(['Interview Schedule']);
  await type('Title', 'Last round', card('Interview Schedule'));
  act(() => screen.getByRole('button', { name: 'Add interview' }).focus());
  await press('Add interview');
  await press('Discard');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(factsOf('Profile Details')).toContainEqual(['Location', 'Kochi']);
  expect(update).not.toHaveBeenCalled();
});

test('HPROF-04 HPROF-06 OP-088 an update is sent, errors are at the field, Cancel saves nothing', async () => {
  await open();
  await press('Edit Profile Details');
  const details = card('Profile Details');
  expect(within(details).getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  await type('Location', 'Thrissur', details);
  await press('Cancel', details);
  await press('Discard');
  expect(factsOf('Profile Details')).toContainEqual(['Location', 'Kochi']);
  await press('Edit Profile Details');
  await type('Phone', '12', card('Profile Details'));
  await press('Update');
  const phone = (description: string) =>
    within(card('Profile Details')).getByRole('textbox', { name: 'Phone', description });
  expect(phone('Enter a valid 10-digit mobile number.')).toBeTruthy();
  await type('Phone', '9876500000', card('Profile Details'));
  await settle();
  expect(phone('')).toBeTruthy();
  await press('Update');
  expect(update).toHaveBeenLastCalledWith({ input: { phone: '9876500000' } });
  expect(lastToast()).toBe('Profile updated');
  expect(factsOf('Profile Details')).toContainEqual(['Phone', '9876500000']);
});

test('HPROF-04 HPROF-10 HPROF-11 the focus moves to the form, the first invalid field, the button', async () => {
  stand.interviews = [interviewAt('i1', '2026-11-19', 'First round'), interviewAt('i2', '2026-11-20', 'Second round')];
  await open();
  const focused = () => document.activeElement;
  const button = (name: string) => screen.getByRole('button', { name });
  await press('Edit Profile Details');
  expect(focused()).toBe(screen.getByLabelText('Name'));
  await type('Phone', '12', card('Profile Details'));
  await press('Update');
  expect(focused()).toBe(screen.getByLabelText('Phone'));
  await press('Cancel');
  await press('Discard');
  expect(focused()).toBe(button('Edit Profile Details'));
  await press('Edit First round');
  expect(focused()).toBe(screen.getByLabelText('Title'));
  await type('Candidate', '', card('Interview Schedule'));
  await press('Update');
  expect(focused()).toBe(screen.getByLabelText('Candidate'));
  await press('Edit HR Details');
  await press('Discard');
  expect(focused()).toBe(within(card('HR Details')).getByLabelText('Company'));
  act(() => button('Add interview').focus());
  await press('Add interview');
  expect(focused()).toBe(screen.getByLabelText('Title'));
  await press('Cancel');
  expect(focused()).toBe(button('Add interview'));
  for (const [gone, left] of [
    ['First round', button('Delete Second round')],
    ['Second round', screen.getByRole('heading', { name: 'Interview Schedule' })],
  ] as const) {
    act(() => button(`Delete ${gone}`).focus());
    await press(`Delete ${gone}`);
    await press('Cancel interview');
    expect(focused()).toBe(left);
  }
});

test('HPROF-01 a profile that fails to load leaves the interviews and offers a retry', async () => {
  stand.profile = null as never;
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
  expect(within(card('Interview Schedule')).queryByText('First round')).not.toBeNull();
  stand.profile = known;
  await press('Try again');
  expect(factsOf('Profile Details')).toContainEqual(['Name', 'Rekha Rao']);
});

test('a recruiter of an unverified company reads what that means and whom to ask', async () => {
  stand.profile = { ...known, companyDetails: { ...company, verified: false } };
  await open();
  expect(card('Company').textContent).toContain('Ask us in the chat to verify it.');
  expect(within(card('Company')).queryByText('Verified company')).toBeNull();
});

test('the company is shown with initials, rating and its reviews, three at a time', async () => {
  await open();
  const section = card('Company');
  expect(section.textContent).toContain('AB');
  expect(section.textContent).toContain('4.3 (4)');
  expect(within(section).queryByText('Verified company')).not.toBeNull();
  expect(section.textContent).not.toContain('Not verified yet');
  const shown = () =>
    within(section)
      .getAllByText(/^Review \d$/)
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Review 1', 'Review 2', 'Review 3']);
  await user.click(within(within(section).getByRole('navigation', { name: 'Pages' })).getByText('2'));
  await settle();
  expect(shown()).toEqual(['Review 4']);
});

test('a company without reviews says how they are written', async () => {
  stand.profile = { ...known, companyDetails: { ...company, rating: null, reviewCount: 0 } };
  await open();
  expect(card('Company').textContent).toContain('No reviews yet.');
});

test('without a company there is no company card', async () => {
  stand.profile = { ...known, company: '', companyDetails: null };
  await open();
  expect(screen.queryByRole('region', { name: 'Company' })).toBeNull();
});

test('news from notifications appear on the page without a reload', async () => {
  const shown = showScreen(<HrProfilePage />, { at: '/hire/hrprofile', fields: answers });
  await settle();
  const before = shown.askedFor('HrProfile').length;
  await act(async () =>
    shown.push('NotificationReceived', {
      notificationReceived: {
        __typename: 'Notification',
        id: 'n1',
        title: 'You are now part of Aroma Bakes',
        text: '',
        type: 'GENERAL',
        isRead: false,
        createdAt: '2026-11-18T05:00:00Z',
        link: '/hire/hrprofile',
      },
    }),
  );
  await settle();
  expect(shown.askedFor('HrProfile').length).toBe(before + 1);
});
