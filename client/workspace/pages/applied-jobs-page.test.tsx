import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { applicationOf } from '../../../test/sample-application.ts';
import { sampleSeekerProfile } from '../../../test/sample-seeker-profile.ts';
import { type Answers, setPhone, showScreen, standStillAt } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { ApplyAction } from '../../shared/applying/apply-action.tsx';
import type { ApplyActionJobFragment } from '../../gql/graphql.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { AppliedJobsPage } from './applied-jobs-page.tsx';

let applied: ReturnType<typeof applicationOf>[];
const inTab = (tab: unknown) =>
  applied.filter(({ status }) => (status === 'WITHDRAWN') === (tab === 'WITHDRAWN') && tab !== 'HIRING_DONE');
const answers = (): Answers => ({
  AppliedJobs: ({ tab, page, pageSize, rowBehind }) => {
    const from = (Number(page) - 1) * Number(pageSize);
    const first = (name: string) => inTab(name).slice(0, 1);
    return {
      applications: inTab(tab).slice(from, from + Number(pageSize)),
      following: inTab(tab).slice(Number(rowBehind) - 1, Number(rowBehind)),
      applied: first('APPLIED'),
      hiringDone: first('HIRING_DONE'),
      withdrawn: first('WITHDRAWN'),
    };
  },
  LinkedApplication: ({ id }) => ({ application: applied.find((each) => each.id === id) ?? null }),
  WithdrawApplication: ({ id }) => ({
    withdrawApplication: {
      ...applied.find((each) => each.id === id),
      status: 'WITHDRAWN',
      movedAt: '2026-11-18T06:30:00Z',
      viewerCan: { __typename: 'ApplicationPermissions', withdraw: false, reviewCompany: false },
    },
  }),
  ApplicantBasics: () => ({ jobseekerProfile: sampleSeekerProfile }),
  ApplyToJob: () => {
    applied = [applicationOf('new', 'Weaver'), ...applied];
    return { applyToJob: applied[0] };
  },
});
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const card = (title: string) => within(screen.getByRole('article', { name: title }));
async function withdraw(title: string): Promise<void> {
  const button = card(title).getByRole('button', { name: 'Withdraw' });
  button.focus();
  await user.click(button);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
}

beforeEach(() => void (applied = [applicationOf('a1', 'Nurse'), applicationOf('a2', 'Driver')]));
afterEach(() => {
  jest.useRealTimers();
  setPhone(false);
});

test('APPL-05 APPL-06 OP-098 a withdrawn application leaves the list; the focus stays in the others', async () => {
  showScreen(<AppliedJobsPage />, { answers: answers() });
  await screen.findByText('Nurse');
  for (const [title, left] of [
    ['Nurse', ['Driver']],
    ['Driver', []],
  ] as const) {
    await withdraw(title);
    await waitFor(() => expect(titles()).toEqual([...left]));
    await waitFor(() => expect(document.activeElement?.parentElement).toBe(screen.getByRole('tabpanel')));
  }
});

test('OP-112 an interview ends while the page is open', async () => {
  standStillAt('2026-11-18T05:30:00Z');
  applied = [
    {
      ...applicationOf('a1', 'Nurse', 'INTERVIEW_SCHEDULED'),
      interview: {
        __typename: 'Interview',
        id: 'i1',
        date: '2026-11-18',
        slotText: '10:30-11:30',
        endsAt: '2026-11-18T06:00:00Z',
        status: 'SCHEDULED',
        place: { __typename: 'InterviewPlace', mode: 'VIDEO', location: 'https://meet.example.in/asha' },
      },
    },
  ];
  showScreen(<AppliedJobsPage />, { answers: answers() });
  const text = () => card('Nurse').getByText(/Your interview/).parentElement?.textContent;
  await screen.findByText('Nurse');
  expect(text()).toBe('Your interview is on November 18, 2026 from 10:30-11:30 (India time)');
  const link = () => card('Nurse').queryByRole('link', { name: 'meet.example.in/asha' })?.getAttribute('href');
  expect(link()).toBe('https://meet.example.in/asha');
  jest.setSystemTime(new Date('2026-11-18T06:00:00Z'));
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(text()).toBe('Your interview was on November 18, 2026 from 10:30-11:30 (India time)');
  expect(link()).toBeUndefined();
});

test('OP-098 when a withdrawal fails, the dialog stays open for a retry', async () => {
  const own: Answers = { ...answers(), WithdrawApplication: 'FAIL' };
  showScreen(<AppliedJobsPage />, { answers: own });
  await screen.findByText('Nurse');
  await withdraw('Nurse');
  const dialog = screen.getByRole('dialog', { name: 'Withdraw this application?' });
  Object.assign(own, answers());
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect([titles(), screen.queryByRole('dialog')]).toEqual([['Driver'], null]));
});

test('APPL-01 a new application is in the list at once; the earlier list does not reappear', async () => {
  applied = [];
  let isApplied = false;
  const job: ApplyActionJobFragment = {
    id: 'j-new',
    title: 'Weaver',
    status: 'ACTIVE',
    applied: false,
    company: applicationOf('', '').company,
    viewerCan: { apply: true },
    myApplication: null,
  };
  showScreen(
    <>
      <Link to="/job">To the job</Link>
      <Link to="/">To the list</Link>
      <Routes>
        <Route path="/" element={<AppliedJobsPage />} />
        <Route
          path="/job"
          element={
            <ApplyAction
              job={job}
              isSignedIn
              label="Apply"
              onApplied={() => void (isApplied = true)}
              onRefused={() => undefined}
            />
          }
        />
      </Routes>
    </>,
    { answers: answers() },
  );
  await screen.findByText("You haven't applied for any jobs yet");
  await user.click(screen.getByText('To the job'));
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(isApplied).toBe(true));
  await user.click(screen.getByText('To the list'));
  expect(screen.queryByText("You haven't applied for any jobs yet")).toBeNull();
  expect(await screen.findByText('Weaver')).toBeTruthy();
});

/** As the server returns it after a withdrawal: while the job is open, one can apply again. */
function withdrawn(id: string, title: string, status = 'ACTIVE') {
  const job = {
    ...applicationOf(id, title).job,
    applied: false,
    status,
    viewerCan: { __typename: 'JobPermissions', apply: status === 'ACTIVE', save: false },
  };
  return { ...applicationOf(id, title, 'WITHDRAWN'), job };
}

test('D-03 a withdrawn application is in the third tab; while its job is open one can apply again there', async () => {
  applied = [applicationOf('a1', 'Nurse'), withdrawn('w1', 'Weaver'), withdrawn('w2', 'Dyer', 'INACTIVE')];
  const own: Answers = {
    ...answers(),
    ApplyToJob: () => {
      applied = [
        { ...applicationOf('w1', 'Weaver'), movedAt: '2026-11-18T06:30:00Z' },
        ...applied.filter(({ id }) => id !== 'w1'),
      ];
      return { applyToJob: applied[0] };
    },
  };
  const { askedFor, address } = showScreen(<AppliedJobsPage />, { at: '/applied-jobs', answers: own });
  await screen.findByText('Nurse');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Applied',
    'Hiring Done',
    'Withdrawn',
    'Invitations',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Withdrawn' }));
  await screen.findByText('Weaver');
  expect([address(), titles()]).toEqual(['/applied-jobs?tab=withdrawn', ['Weaver', 'Dyer']]);
  expect(card('Dyer').getByText('This job no longer takes applications.')).toBeTruthy();
  expect(card('Dyer').queryByRole('button', { name: 'Apply again' })).toBeNull();
  await user.click(card('Weaver').getByRole('button', { name: 'Apply again' }));
  await waitFor(() => expect(titles()).toEqual(['Weaver', 'Nurse']));
  expect([askedFor('ApplyToJob'), address()]).toEqual([[{ jobId: 'j-w1' }], '/applied-jobs?application=w1']);
  // Each tab is fetched when it is opened, and again after applying.
  expect(askedFor('AppliedJobs').map(({ tab }) => tab)).toEqual(['APPLIED', 'WITHDRAWN', 'WITHDRAWN', 'APPLIED']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Weaver' })));
});

test('D-03 with only withdrawn applications the other tabs are empty, not those of a new seeker', async () => {
  applied = [withdrawn('w1', 'Weaver')];
  showScreen(<AppliedJobsPage />, { answers: answers() });
  expect(await screen.findByText('No jobs found in this category')).toBeTruthy();
});

test('more applications than fit a page are on the next one, and a linked one is shown', async () => {
  applied = Array.from({ length: 21 }, (_, index) => applicationOf(`a${index + 1}`, `Job ${index + 1}`));
  const first = showScreen(<AppliedJobsPage />, { at: '/applied-jobs', answers: answers() });
  await screen.findByText('Job 20');
  expect(titles()).toHaveLength(20);
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  await screen.findByText('Job 21');
  expect([first.address(), titles()]).toEqual(['/applied-jobs?page=2', ['Job 21']]);
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  first.unmount();
  const beyond = showScreen(<AppliedJobsPage />, { at: '/applied-jobs?page=3', answers: answers() });
  await screen.findByText('This page is past the end of the list.');
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toBeTruthy();
  beyond.unmount();
  showScreen(<AppliedJobsPage />, { at: '/applied-jobs?application=a21', answers: answers() });
  await screen.findByText('Job 21');
  expect(titles().slice(0, 2)).toEqual(['Job 21', 'Job 1']);
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Job 21' }));
});

test('on a phone only the newest step is shown until the rest is opened', async () => {
  setPhone(true);
  const timeline = ['NEW', 'IN_REVIEW', 'APPROVED'].map((status, index) => ({
    id: String(index),
    status,
    text: `Step ${index}`,
    at: `2026-11-1${index}T05:30:00Z`,
    reason: null,
    actorName: 'Rekha Rao',
  }));
  applied = [{ ...applicationOf('a1', 'Nurse', 'APPROVED'), timeline }];
  showScreen(<AppliedJobsPage />, { answers: answers() });
  await screen.findByText('Nurse');
  const steps = () =>
    card('Nurse')
      .getAllByText(/^Step/)
      .map(({ textContent }) => textContent);
  expect(steps()).toEqual(['Step 2']);
  await user.click(card('Nurse').getByRole('button', { name: '2 earlier steps', expanded: false }));
  expect(steps()).toEqual(['Step 2', 'Step 1', 'Step 0']);
  await user.click(card('Nurse').getByRole('button', { name: 'Only the newest step', expanded: true }));
  expect(steps()).toEqual(['Step 2']);
});

test('a card decided on while being read stays in place, says where it moved, and a toast announces it', async () => {
  toastStore.toasts([]);
  applied = ['Nurse', 'Baker', 'Cook'].map((title, place) => applicationOf(`a${place}`, title));
  const { push, hasLive } = showScreen(<AppliedJobsPage />, { at: '/applied-jobs', answers: answers() });
  await waitFor(() => expect(titles()).toEqual(['Nurse', 'Baker', 'Cook']));
  await waitFor(() => expect(hasLive('MyApplicationChanged')).toBe(true));
  applied = applied.filter(({ id }) => id !== 'a1');
  const applicationChanged = applicationOf('a1', 'Baker', 'REJECTED');
  await act(async () => push('MyApplicationChanged', { applicationChanged }));
  await waitFor(() => expect(screen.queryByText('Moved to Hiring Done')).not.toBeNull());
  expect(titles()).toEqual(['Nurse', 'Baker', 'Cook']);
  expect(toastStore.toasts().map(({ content }) => content)).toEqual(['Moved to Hiring Done: Baker']);
});
