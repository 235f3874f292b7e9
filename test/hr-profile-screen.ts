import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { toastStore } from '../client/shared/ui/toast.ts';
import { sampleHrProfile } from './sample-hr-profile.ts';
import { sampleJob } from './sample-job.ts';
import { fill, user } from './user.ts';

/** A recruiter's profile with company and interviews. */

const reviews = [5, 4, 4, 3].map((rating, index) => ({
  rating,
  text: `Review ${index + 1}`,
  monthText: 'November 2026',
  reference: `r${index + 1}`,
  authorText: 'A job seeker',
}));
export const company = {
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
export const known = { ...sampleHrProfile, companyDetails: company as object | null };
export const interviewAt = (id: string, date: string, title: string) => ({
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
  place: null as object | null,
  application: null,
});

/** The server's state for this screen. */
export const stand = { profile: known, jobs: 1, interviews: [interviewAt('i1', '2026-11-19', 'First round')] };
export const update = jest.fn<(sent: { input: object }) => void>();
export const move = jest.fn<(sent: { id: string; input: object }) => void>();
export const answers = {
  me: {
    id: 'u1',
    name: 'Rekha Rao',
    email: 'rekha@example.in',
    role: 'HR',
    emailVerified: true,
    consentRequired: false,
    deletesAt: null,
  },
  hrProfile: () => stand.profile,
  hrAnalytics: () => ({ totalJobs: stand.jobs }),
  joinRequests: { items: [], total: 0, totalIsExact: true, page: 1, pageSize: 5, endCursor: null },
  updateHrProfile: (sent: { input: Partial<typeof known> }) => {
    update(sent);
    if (sent.input.phone === '12')
      throw new GraphQLError('Please check.', {
        extensions: { code: 'BAD_USER_INPUT', fields: { phone: 'Enter a valid 10-digit mobile number.' } },
      });
    return (stand.profile = { ...stand.profile, ...sent.input });
  },
  interviews: () => stand.interviews,
  takenInterviewSlots: ['S1030_1130'],
  updateInterview: (sent: { id: string; input: object }) => {
    move(sent);
    stand.interviews = stand.interviews.map((interview) =>
      interview.id === sent.id ? { ...interview, ...sent.input } : interview,
    );
    return stand.interviews.find(({ id }) => id === sent.id);
  },
  deleteInterview: ({ id }: { id: string }) => {
    stand.interviews = stand.interviews.filter((interview) => interview.id !== id);
    return true;
  },
};
export const settle = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
export const card = (name: string) => screen.getByRole('region', { name });
export const factsOf = (name: string) =>
  [...card(name).querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
export async function press(name: string, inside: HTMLElement = document.body): Promise<void> {
  await user.click(within(inside).getByRole('button', { name }));
  await settle();
}
export const type = (label: string, value: string, inside: HTMLElement) =>
  fill(within(inside).getByLabelText(label), value);
/** The cards that can be edited. */
export const openForms = () =>
  screen
    .queryAllByRole('button', { name: 'Update' })
    .map((button) => button.closest('section')?.getAttribute('aria-label'));
export const lastToast = () => toastStore.toasts().at(-1)?.content;

/** Each test starts with the same profile and interviews, at the same time of the same day. */
export function startStand(): void {
  jest.useFakeTimers({ now: new Date('2026-11-18T05:30:00Z') });
  stand.profile = known;
  stand.jobs = 1;
  stand.interviews = [interviewAt('i1', '2026-11-19', 'First round'), interviewAt('i0', '2026-11-17', 'Long over')];
  update.mockReset();
  move.mockReset();
}
