import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { interviewMessages } from '../../server/calendar/interview.rules.ts';
import { showPage } from '../../test/page-on-schema.tsx';
import { sampleHrProfile } from '../../test/sample-hr-profile.ts';
import { sampleJob } from '../../test/sample-job.ts';
import { toastStore } from '../ui/toast.ts';
import { HrProfilePage } from './hr-profile-page.tsx';

const reviews = [5, 4, 4, 3].map((rating, index) => ({
  rating,
  text: `Review ${index + 1}`,
  monthText: 'November 2026',
  authorText: 'A job seeker',
}));
const company = {
  ...sampleJob.company,
  reviews: ({ page, pageSize }: { page: number; pageSize: number }) => ({
    items: reviews.slice((page - 1) * pageSize, page * pageSize),
    total: 4,
    totalIsExact: true,
    page,
    pageSize,
    endCursor: null,
  }),
};
const known = { ...sampleHrProfile, companyDetails: company as object | null };
const interviewAt = (id: string, date: string, title: string) => ({
  id,
  title,
  candidate: 'Amit Kumar, Baker',
  date,
  slot: 'S0900_1000',
  slotText: '09:00-10:00',
  startsAt: `${date}T03:30:00Z`,
  endsAt: `${date}T04:30:00Z`,
  status: 'SCHEDULED',
  calendarUrl: `/interviews/${id}.ics`,
  application: null,
  viewerCan: { move: true, cancel: true, complete: false },
});

let profile = known;
let interviews = [interviewAt('i1', '2026-11-19', 'First round')];
const update = jest.fn<(sent: { input: object }) => void>();
const move = jest.fn<(sent: { id: string; input: object }) => void>();
const answers = {
  me: {
    id: 'u1',
    name: 'Rekha Rao',
    email: 'rekha@example.in',
    role: 'HR',
    emailVerified: true,
    consentRequired: false,
  },
  hrProfile: () => profile,
  joinRequests: { items: [], total: 0, totalIsExact: true, page: 1, pageSize: 5, endCursor: null },
  updateHrProfile: (sent: { input: Partial<typeof known> }) => {
    update(sent);
    if (sent.input.phone === '12')
      throw new GraphQLError('Please check.', {
        extensions: { code: 'BAD_USER_INPUT', fields: { phone: 'Enter a valid 10-digit mobile number.' } },
      });
    return (profile = { ...profile, ...sent.input });
  },
  interviews: () => interviews,
  takenInterviewSlots: ['S1030_1130'],
  updateInterview: (sent: { id: string; input: object }) => {
    move(sent);
    interviews = interviews.map((interview) =>
      interview.id === sent.id ? { ...interview, ...sent.input } : interview,
    );
    return interviews.find(({ id }) => id === sent.id);
  },
  deleteInterview: ({ id }: { id: string }) => {
    interviews = interviews.filter((interview) => interview.id !== id);
    return true;
  },
};
const settle = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
async function open(): Promise<void> {
  showPage(<HrProfilePage />, { at: '/hire/hrprofile', answers });
  await settle();
}
const card = (name: string) => screen.getByRole('region', { name });
const factsOf = (name: string) =>
  [...card(name).querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
async function press(name: string, inside: HTMLElement = document.body): Promise<void> {
  fireEvent.click(within(inside).getByRole('button', { name }));
  await settle();
}
const type = (label: string, value: string, inside: HTMLElement) =>
  fireEvent.change(within(inside).getByLabelText(label), { target: { value } });
/** In which cards something can be typed. */
const openForms = () =>
  screen
    .queryAllByRole('button', { name: 'Update' })
    .map((button) => button.closest('section')?.getAttribute('aria-label'));
const lastToast = () => toastStore.toasts().at(-1)?.content;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-18T05:30:00Z') });
  profile = known;
  interviews = [interviewAt('i1', '2026-11-19', 'First round'), interviewAt('i0', '2026-11-17', 'Long over')];
  update.mockReset();
  move.mockReset();
});
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

test('HPROF-01 HPROF-02 HPROF-13 OP-030 both cards have their facts and no counters', async () => {
  await open();
  expect(factsOf('Profile Details')).toEqual([
    ['Name', 'Rekha Rao'],
    ['Email', 'rekha@example.in'],
    ['Phone', '+919876543210'],
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

test('HPROF-04 HPROF-05 OP-111 one card is edited at a time: opening another one closes the one before', async () => {
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

test('HPROF-05 typed text is not lost without a question: go on editing, or discard it for the next form', async () => {
  await open();
  await press('Edit Profile Details');
  type('Location', 'Thrissur', card('Profile Details'));
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
  type('Title', 'Last round', card('Interview Schedule'));
  screen.getByRole('button', { name: 'Add interview' }).focus();
  await press('Add interview');
  await press('Discard');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(factsOf('Profile Details')).toContainEqual(['Location', 'Kochi']);
  expect(update).not.toHaveBeenCalled();
});

test('HPROF-04 HPROF-06 OP-088 an update is sent and shown, a refusal is at its field, Cancel is free', async () => {
  await open();
  await press('Edit Profile Details');
  const details = card('Profile Details');
  expect(within(details).getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  type('Location', 'Thrissur', details);
  await press('Cancel', details);
  expect(factsOf('Profile Details')).toContainEqual(['Location', 'Kochi']);
  await press('Edit Profile Details');
  type('Phone', '12', card('Profile Details'));
  await press('Update');
  expect(within(card('Profile Details')).getByRole('alert').textContent).toBe('Enter a valid 10-digit mobile number.');
  type('Phone', '9876500000', card('Profile Details'));
  expect(within(card('Profile Details')).queryByRole('alert')).toBeNull();
  await press('Update');
  expect(update).toHaveBeenLastCalledWith({ input: { phone: '9876500000' } });
  expect(lastToast()).toBe('Profile updated');
  expect(factsOf('Profile Details')).toContainEqual(['Phone', '9876500000']);
});

test('HPROF-04 HPROF-10 HPROF-11 the focus: into the form, to the first wrong field, to the button', async () => {
  interviews = [interviewAt('i1', '2026-11-19', 'First round'), interviewAt('i2', '2026-11-20', 'Second round')];
  await open();
  const focused = () => document.activeElement;
  const button = (name: string) => screen.getByRole('button', { name });
  await press('Edit Profile Details');
  expect(focused()).toBe(screen.getByLabelText('Name'));
  type('Phone', '12', card('Profile Details'));
  await press('Update');
  expect(focused()).toBe(screen.getByLabelText('Phone'));
  await press('Cancel');
  expect(focused()).toBe(button('Edit Profile Details'));
  await press('Edit First round');
  expect(focused()).toBe(screen.getByLabelText('Title'));
  type('Candidate', '', card('Interview Schedule'));
  await press('Update');
  expect(focused()).toBe(screen.getByLabelText('Candidate'));
  await press('Edit HR Details');
  await press('Discard');
  expect(focused()).toBe(within(card('HR Details')).getByLabelText('Company'));
  button('Add interview').focus();
  await press('Add interview');
  expect(focused()).toBe(screen.getByLabelText('Title'));
  await press('Cancel');
  expect(focused()).toBe(button('Add interview'));
  for (const [gone, left] of [
    ['First round', button('Delete Second round')],
    ['Second round', screen.getByRole('heading', { name: 'Interview Schedule' })],
  ] as const) {
    button(`Delete ${gone}`).focus();
    await press(`Delete ${gone}`);
    await press('Cancel interview');
    expect(focused()).toBe(left);
  }
});

test('HPROF-01 a profile that does not load leaves the interviews and offers to try again', async () => {
  profile = null as never;
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
  expect(within(card('Interview Schedule')).queryByText('First round')).not.toBeNull();
  profile = known;
  await press('Try again');
  expect(factsOf('Profile Details')).toContainEqual(['Name', 'Rekha Rao']);
});

test('the company stands with initials, rating and its reviews, three at a time', async () => {
  await open();
  const section = card('Company');
  expect(section.textContent).toContain('AB');
  expect(section.textContent).toContain('4.3 (4)');
  expect(within(section).queryByText('Verified company')).not.toBeNull();
  const shown = () =>
    within(section)
      .getAllByText(/^Review \d$/)
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Review 1', 'Review 2', 'Review 3']);
  fireEvent.click(within(within(section).getByRole('navigation', { name: 'Pages' })).getByText('2'));
  await settle();
  expect(shown()).toEqual(['Review 4']);
});

test('a company without reviews says how they come', async () => {
  profile = { ...known, companyDetails: { ...company, rating: null, reviewCount: 0 } };
  await open();
  expect(card('Company').textContent).toContain('No reviews yet.');
});

test('without a company there is no card of it', async () => {
  profile = { ...known, company: '', companyDetails: null };
  await open();
  expect(screen.queryByRole('region', { name: 'Company' })).toBeNull();
});

test('HPROF-08 HPROF-09 OP-112 the interviews from today on are listed, and all of them are a link away', async () => {
  await open();
  const schedule = card('Interview Schedule');
  expect(within(schedule).getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/hire/schedule');
  expect(within(schedule).queryByText('First round')).not.toBeNull();
  expect(within(schedule).queryByText('Long over')).toBeNull();
});

test('HPROF-06 HPROF-10 OP-111 an interview is edited in place: title, slot, candidate and date', async () => {
  await open();
  await press('Edit First round');
  const form = screen.getByRole('form', { name: 'Edit First round' });
  type('Title', '', form);
  type('Candidate', '', form);
  await press('Update', form);
  expect(within(form).getAllByRole('alert')).toHaveLength(2);
  expect(move).not.toHaveBeenCalled();
  type('Title', 'Second round', form);
  type('Candidate', 'Amit Kumar, Head Baker', form);
  type('Date', '2026-11-20', form);
  await settle();
  expect(within(form).getByLabelText<HTMLInputElement>(/10:30-11:30/).disabled).toBe(true);
  // A slot is one of its day: another day asks for it anew.
  await press('Update', form);
  expect(
    within(form)
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).toEqual([interviewMessages.slotRequired]);
  fireEvent.click(within(form).getByLabelText('13:00-14:00'));
  await press('Update', form);
  expect(move).toHaveBeenCalledWith({
    id: 'i1',
    input: { title: 'Second round', candidate: 'Amit Kumar, Head Baker', date: '2026-11-20', slot: 'S1300_1400' },
  });
  expect(within(card('Interview Schedule')).queryByText('Second round')).not.toBeNull();
});

test('HPROF-11 OP-111 deleting an interview asks first', async () => {
  await open();
  await press('Delete First round');
  await press('Keep it', screen.getByRole('dialog', { name: 'Cancel this interview?' }));
  expect(screen.queryByText('First round')).not.toBeNull();
  await press('Delete First round');
  await press('Cancel interview', screen.getByRole('dialog', { name: 'Cancel this interview?' }));
  expect(screen.queryByText('First round')).toBeNull();
  expect(screen.queryByText('No upcoming interviews')).not.toBeNull();
});

test('HPROF-01 HPROF-09 the interviews wait with the loading profile while their query is on its way', async () => {
  let bring = () => undefined as void;
  const askInterviews = jest.fn(() => interviews);
  const late = () => new Promise<typeof known>((done) => void (bring = () => done(profile)));
  showPage(<HrProfilePage />, {
    at: '/hire/hrprofile',
    answers: { ...answers, hrProfile: late, interviews: askInterviews },
  });
  await settle();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Loading your profile',
    'Loading your HR details',
    'Loading your company and interviews',
  ]);
  expect([screen.queryByRole('region', { name: 'Interview Schedule' }), askInterviews.mock.calls.length]).toEqual([
    null,
    1,
  ]);
  bring();
  await settle();
  expect(within(card('Interview Schedule')).queryByText('First round')).not.toBeNull();
});

test('HPROF-10 one cancelled elsewhere while edited says so; one pushed off the list stays until closed', async () => {
  await open();
  await press('Edit First round');
  type('Title', 'Half typed', screen.getByRole('form'));
  interviews = [
    ...Array.from({ length: 5 }, (_, index) => interviewAt(`e${index}`, '2026-11-18', `Earlier ${index}`)),
    ...interviews,
  ];
  const comeBack = async () => {
    act(() => void window.dispatchEvent(new Event('focus')));
    await settle();
  };
  await comeBack();
  expect([screen.getAllByText(/^Earlier/).length, screen.getByLabelText<HTMLInputElement>('Title').value]).toEqual([
    5,
    'Half typed',
  ]);
  interviews = interviews.filter(({ id }) => id !== 'i1');
  await comeBack();
  expect([screen.getByRole('alert').textContent, screen.getByLabelText<HTMLInputElement>('Title').value]).toEqual([
    'This interview was cancelled meanwhile. What you typed stays here until you close it.',
    'Half typed',
  ]);
  await press('Close');
  expect([screen.queryByRole('form'), screen.queryByText('First round')]).toEqual([null, null]);
});

test('OP-112 an interview that ends meanwhile is completed, and cannot be moved or cancelled', async () => {
  interviews = [interviewAt('i1', '2026-11-18', 'Today at eleven')].map((each) => ({
    ...each,
    startsAt: '2026-11-18T05:30:00Z',
    endsAt: '2026-11-18T06:30:00Z',
  }));
  await open();
  expect(screen.queryByRole('button', { name: 'Edit Today at eleven' })).not.toBeNull();
  await settle(61 * 60_000);
  expect([screen.queryByText('Completed') !== null, screen.queryByRole('button', { name: /Today at eleven/ })]).toEqual(
    [true, null],
  );
});
