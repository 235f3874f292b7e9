import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { sampleJob } from './sample-job.ts';
import { fill, user } from './user.ts';

/** The input that the posting form sends. */
interface SentJob {
  id?: string;
  idempotencyKey?: string | null;
  seen?: string | null;
  input: Record<string, unknown>;
}

/** The server's answers to it, unless a test overrides them. */
export const post = jest.fn<(sent: SentJob) => unknown>();
export const update = jest.fn<(sent: SentJob) => unknown>();
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
  hrProfile: { company: 'Aroma Bakes', location: 'Kochi', companyDetails: sampleJob.company },
  job: ({ id }: { id: string }) => (id === sampleJob.id ? sampleJob : null),
  postJob: (sent: SentJob) => post(sent),
  updateJob: (sent: SentJob) => update(sent),
};

/** Each test starts without drafts, at the same time of the same day. */
export function beginWithoutDrafts(): void {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ now: new Date('2026-11-18T05:30:00Z') });
    post.mockReset().mockReturnValue({ ...sampleJob, id: 'j2', title: 'Baker' });
    update.mockReset().mockReturnValue(sampleJob);
  });
  afterEach(() => jest.useRealTimers());
}

export const settle = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string | RegExp, value: string) => fill(field(label), value);
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export async function toggle(label: string): Promise<void> {
  await user.click(field(label));
  await settle();
}
export const isOn = (label: string) => screen.getByRole('switch', { name: label }).ariaChecked === 'true';
export async function fillIn(): Promise<void> {
  const typed = {
    'Job title': 'Baker',
    Description: 'You bake.',
    'Minimum salary': '25000',
    'Maximum salary': '40000',
    Skills: 'Sourdough',
  };
  for (const [label, value] of Object.entries(typed)) await type(label, value);
}
