import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { toastStore } from '../client/shared/ui/toast.ts';
import { applicationOf } from './applicants-screen.tsx';
import { answerDownloads } from './downloads.ts';
import { sampleJob } from './sample-job.ts';
import { user } from './user.ts';
import type { Shown } from './screen.tsx';

/** A recruiter's page of all jobs, one at a time. */

type Job = typeof sampleJob;
/** The server's state for this screen; a test changes it as another window would. */
export const stand = {
  jobs: [] as Job[],
  reopened: undefined as unknown,
  /** The server's answers to changes from another window. */
  refusal: null as string | null,
  sentBefore: 0,
  arrive: () => undefined as void,
};
function refuse(): void {
  if (stand.refusal)
    throw new GraphQLError(stand.refusal, {
      extensions: { code: stand.refusal === 'Job not found.' ? 'NOT_FOUND' : 'CONFLICT' },
    });
}
const nobody = { medianHours: null, waiting: 0, spans: [] };
export const closedJob = (job: Job): Job => ({
  ...job,
  status: 'INACTIVE',
  viewerCan: { edit: true, close: false, reopen: true, delete: true },
});
export const openJob = (job: Job): Job => ({ ...job, status: 'ACTIVE', viewerCan: sampleJob.viewerCan });
export function changeJob(id: string, change: (job: Job) => Job): Job | undefined {
  stand.jobs = stand.jobs.map((job) => (job.id === id ? change(job) : job));
  return stand.jobs.find((job) => job.id === id);
}
/** Sends the live event of a new application to this page. */
export const announceTo = ({ push }: Shown): void =>
  void (stand.arrive = () =>
    push('ApplicationMoved', {
      applicationChanged: applicationOf({
        id: 'a1',
        name: 'Asha',
        status: 'NEW',
        movedAt: '2026-11-18T05:00:00Z',
        jobId: 'j1',
      }),
    }));

export const answers = {
  hrJobs: () => ({
    items: stand.jobs,
    total: stand.jobs.length,
    totalIsExact: true,
    page: 1,
    pageSize: 100,
    endCursor: null,
  }),
  job: ({ id }: { id: string }) => {
    const found = stand.jobs.find((job) => job.id === id);
    if (!found) throw new GraphQLError('Job not found.', { extensions: { code: 'NOT_FOUND' } });
    return found;
  },
  closeJob: ({ id }: { id: string }) => {
    refuse();
    return changeJob(id, closedJob);
  },
  reopenJob: ({ id, autoStop }: { id: string; autoStop: unknown }) => {
    refuse();
    stand.reopened = autoStop;
    return changeJob(id, openJob);
  },
  deleteJob: ({ id }: { id: string }) => {
    refuse();
    stand.jobs = stand.jobs.filter((job) => job.id !== id);
    queueMicrotask(stand.arrive); // The live event arrives before the answer.
    return true;
  },
  hrAnalytics: () => ({
    hiring: {
      from: '2026-11-12',
      to: '2026-11-18',
      applications: 0,
      applicationsBefore: stand.sentBefore,
      timeline: [],
      steps: [],
      statuses: [],
      firstAnswer: nobody,
      firstDecision: nobody,
    },
  }),
};
export const downloads = answerDownloads();
export const settle = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
export async function press(name: string, inside: HTMLElement = document.body): Promise<void> {
  await user.click(within(inside).getByRole('button', { name }));
  await settle();
}
export const title = () => within(screen.getByRole('article')).getByRole('heading', { level: 2 }).textContent;
export const lastToast = () => toastStore.toasts().at(-1)?.content;

/** Each test starts with three open jobs, at the same time of the same day. */
export function startStand(): void {
  jest.useFakeTimers({ now: new Date('2026-11-18T05:30:00Z') });
  stand.reopened = undefined;
  stand.refusal = null;
  stand.jobs = [sampleJob, { ...sampleJob, id: 'j2', title: 'Barista' }, { ...sampleJob, id: 'j3', title: 'Cashier' }];
}
