import type { ReactNode } from 'react';
import { configure, screen, waitFor, within } from '@testing-library/react';
import type { ApplicationList } from '../client/gql/graphql.ts';
import { applicationStatusLabels, type ApplicationStatus } from '../server/hiring/applications/application.labels.ts';
import { narrowedTo } from '../server/hiring/applications/application-filter.rules.ts';
import { canMove, listStatuses } from '../server/hiring/applications/application.rules.ts';
import { type Answers, showScreen, type Shown, standStillAt } from './screen.tsx';
import { user } from './user.ts';

export interface Row {
  id: string;
  name: string;
  status: ApplicationStatus;
  movedAt: string;
  jobId: string;
  /** Defaults to `movedAt`. */
  appliedAt?: string;
}

/** The data of the fake server; a test may change it. */
export const stand: { rows: Row[]; answers: Answers; batches: Batch[] } = { rows: [], answers: {}, batches: [] };

interface Batch {
  id: string;
  status: ApplicationStatus;
  applicationId: string;
  earlier: ApplicationStatus;
}

const noMoves = {
  startReview: false,
  approve: false,
  hold: false,
  reject: false,
  scheduleInterview: false,
  extendOffer: false,
  hire: false,
};
const can = (status: ApplicationStatus) => ({
  __typename: 'ApplicationPermissions',
  ...noMoves,
  approve: canMove(status, 'APPROVED', 'RECRUITER'),
  hold: canMove(status, 'ON_HOLD', 'RECRUITER'),
  reject: canMove(status, 'REJECTED', 'RECRUITER'),
  scheduleInterview: canMove(status, 'INTERVIEW_SCHEDULED', 'INTERVIEW'),
  hire: canMove(status, 'HIRED', 'RECRUITER'),
});

/** Every field of an application that the screen's queries read. */
export const applicationOf = ({ id, name, status, movedAt, jobId, appliedAt = movedAt }: Row) => ({
  __typename: 'Application',
  id,
  status,
  statusText: applicationStatusLabels[status](),
  appliedAt,
  movedAt,
  decidedAt: null,
  applicant: {
    __typename: 'Applicant',
    name,
    email: status === 'WITHDRAWN' ? null : `${id}@example.in`,
    phone: status === 'WITHDRAWN' ? null : '+919876543210',
    portfolio: status === 'WITHDRAWN' ? null : 'asha.example.in',
    location: 'Pune',
    program: 'BCA',
    education: 'Pune University, 2021',
    experience: '2 years',
    skills: ['Excel', 'Tally'],
    bio: 'I keep books.',
    projects: [{ __typename: 'Project', name: 'Ledger', description: 'An online ledger.', technologies: ['SQL'] }],
    certifications: ['Tally Prime'],
  },
  job: { __typename: 'Job', id: jobId, title: jobId === 'j1' ? 'Baker' : 'Driver' },
  resume: null,
  resumeGone: null,
  resumeKeptDays: null,
  notes: [],
  interview: null,
  timeline: [
    {
      __typename: 'ApplicationEvent',
      id: `${id}-1`,
      status: 'NEW',
      text: 'Applied',
      actorName: name,
      reason: null,
      at: movedAt,
      isUndo: false,
    },
  ],
  viewerCan: can(status),
});

/** Sent by live events only: an application that no list shows. */
export const anotherApplication = applicationOf({
  id: 'a99',
  name: 'Asha 99',
  status: 'NEW',
  movedAt: '2026-11-18T05:00:00Z',
  jobId: 'j1',
});

export const find = (id: unknown): Row => {
  const row = stand.rows.find((each) => each.id === id);
  if (!row) throw new Error(`No application ${String(id)}.`);
  return row;
};

const pageOfStand = ({ jobId, list, page, pageSize, search, filter, pageOf, after }: Record<string, unknown>) => {
  const all = stand.rows.filter(
    (row) =>
      (!jobId || row.jobId === jobId) &&
      narrowedTo(listStatuses[list as ApplicationList], filter as { status?: ApplicationStatus[] }).includes(
        row.status,
      ) &&
      (!search || row.name.toLowerCase().includes((search as string).toLowerCase())),
  );
  const place = all.findIndex(({ id }) => id === pageOf);
  const shown = place === -1 ? Number(page) : Math.floor(place / Number(pageSize)) + 1;
  const behind = stand.rows.findIndex(({ id }) => id === after);
  const rest = after
    ? all.filter((row) => stand.rows.indexOf(row) > behind)
    : all.slice((shown - 1) * Number(pageSize));
  const items = rest.slice(0, Number(pageSize)).map(applicationOf);
  return {
    hrApplications: {
      __typename: 'ApplicationPage',
      total: all.length,
      totalIsExact: true,
      page: shown,
      hasNextPage: rest.length > items.length,
      endCursor: items.at(-1)?.id ?? null,
      items,
    },
  };
};

const decisionsOfStand: Answers = {
  UndoableDecisions: () => ({
    undoableDecisions: stand.batches.map(({ id, status, applicationId }) => ({
      __typename: 'DecisionBatch',
      id,
      status,
      size: 1,
      applicantName: find(applicationId).name,
      undoSeconds: 30,
    })),
  }),
  SetApplicationStatus: ({ id, status }) => {
    const row = find(id);
    const to = status as ApplicationStatus;
    stand.batches.unshift({ id: `batch-${row.id}`, status: to, applicationId: row.id, earlier: row.status });
    row.status = to;
    return { setApplicationStatus: applicationOf(row) };
  },
  UndoDecisions: ({ id }) => {
    const undone = stand.batches.find((batch) => batch.id === id);
    if (!undone) throw new Error(`No decision ${String(id)}.`);
    stand.batches = stand.batches.filter((batch) => batch !== undone);
    const row = Object.assign(find(undone.applicationId), { status: undone.earlier });
    return { undoDecisions: { __typename: 'BatchUndo', restored: [applicationOf(row)], unmoved: [] } };
  },
};

/** A fake server: lists by the rules of the transition table, and applies the moves it receives. */
export const server = (): Answers => ({
  JobSteps: () => ({
    hrJobs: {
      __typename: 'JobPage',
      total: 2,
      items: [
        { __typename: 'Job', id: 'j1', number: 1001, title: 'Baker' },
        { __typename: 'Job', id: 'j2', number: 1002, title: 'Driver' },
      ].map((job) => ({
        ...job,
        applicationsReceived: stand.rows.filter(({ jobId }) => jobId === job.id).length,
      })),
    },
  }),
  Applicants: pageOfStand,
  ApplicantProfile: ({ id }) => ({ application: applicationOf(find(id)) }),
  ...decisionsOfStand,
  FilledJob: () => ({ filledJob: null, job: null }),
});

/** Seven people in review, before each test. */
export function startStand(): void {
  // Rendering the whole page and querying it by role takes a while.
  configure({ asyncUtilTimeout: 5000 });
  standStillAt('2026-11-18T05:30:00Z');
  stand.batches = [];
  stand.rows = Array.from({ length: 7 }, (_, index) => ({
    id: `a${index + 1}`,
    name: `Asha ${index + 1}`,
    status: 'IN_REVIEW',
    movedAt: '2026-11-18T05:00:00Z',
    jobId: 'j1',
  }));
  stand.answers = server();
}

let shown: Shown;
export const showApplicants = (element: ReactNode, at: string, state?: unknown): Shown =>
  (shown = showScreen(element, { at, state, answers: stand.answers }));
/** Reloads the last page: keeps its address and its history state. */
export function reload(element: ReactNode): Shown {
  const { location } = shown.router.state;
  shown.unmount();
  return showApplicants(element, location.pathname + location.search, location.state);
}
/** Of the last page. */
export const place = (): string => shown.address();
export const names = () =>
  screen
    .queryAllByRole('checkbox', { name: /^Select Asha/ })
    .map((box) => box.closest('label')?.textContent.replace('Select ', ''));
export const settled = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const tab = (name: string) => screen.getByRole('tab', { name });
export const turnTo = (page: number) =>
  user.click(within(screen.getByRole('navigation', { name: 'Pages' })).getByText(String(page)));
export const confirm = (title: string, label: string) =>
  user.click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: label }));
