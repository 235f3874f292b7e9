import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationStatus } from '../../../server/hiring/applications/application.labels.ts';
import {
  applicationOf,
  confirm,
  find,
  place,
  settled,
  showApplicants,
  stand,
  startStand,
  turnTo,
} from '../../../test/applicants-screen.tsx';
import { setPhone } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { AllApplicationsPage } from './applicant-lists-page.tsx';

beforeEach(startStand);
afterEach(() => {
  setPhone(false);
  jest.useRealTimers();
});

const openAll = (address = '/hire/all-applications') => showApplicants(<AllApplicationsPage />, address);

describe('bulk decisions', () => {
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  const bar = () => screen.getByRole('region', { name: 'Decide on several applicants' });
  let batches: object[];

  beforeEach(() => {
    batches = [];
    Object.assign(stand.answers, {
      UndoableDecisions: () => ({ undoableDecisions: batches }),
      DecideApplications: ({ ids, status }: { ids: string[]; status: ApplicationStatus }) => {
        const [moved, unmoved] = [
          ids.filter((id) => find(id).status !== 'WITHDRAWN'),
          ids.filter((id) => find(id).status === 'WITHDRAWN'),
        ];
        for (const id of moved) find(id).status = status;
        batches = [
          {
            __typename: 'DecisionBatch',
            id: 'batch',
            status,
            size: moved.length,
            applicantName: null,
            undoSeconds: 30,
          },
        ];
        return {
          decideApplications: {
            __typename: 'BatchDecision',
            batch: { __typename: 'DecisionBatch', id: 'batch' },
            moved: moved.map((id) => applicationOf(find(id))),
            unmoved: unmoved.map((id) => ({
              __typename: 'UnmovedApplication',
              message: 'An application that is Withdrawn cannot become Rejected.',
              application: applicationOf(find(id)),
            })),
          },
        };
      },
      UndoDecisions: () => {
        for (const row of stand.rows) if (row.status === 'REJECTED') row.status = 'IN_REVIEW';
        batches = [];
        return {
          undoDecisions: {
            __typename: 'BatchUndo',
            restored: ['a1', 'a2'].map((id) => applicationOf(find(id))),
            unmoved: [],
          },
        };
      },
    } satisfies Record<string, unknown>);
  });

  test('cover selections of all pages, ask once with names, and send the statuses the recruiter saw', async () => {
    const { askedFor } = openAll();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(within(bar()).queryByRole('button')).toBeNull();
    await tick('Asha 2');
    expect(within(bar()).getByRole('status').textContent).toBe('1 selected');
    await user.click(within(bar()).getByRole('checkbox', { name: 'Select all on this page' }));
    await turnTo(2);
    await settled(['Asha 4', 'Asha 5', 'Asha 6']);
    await tick('Asha 4');
    expect(within(bar()).getByRole('status').textContent).toBe('4 selected');
    await user.click(within(bar()).getByRole('button', { name: 'Reject 4 selected' }));
    const dialog = screen.getByRole('dialog', { name: 'Confirm Rejection' });
    expect(dialog.textContent).toContain('4 applicants: Asha 2, Asha 1, Asha 3, Asha 4.');
    await confirm('Confirm Rejection', 'Cancel');
    expect(askedFor('DecideApplications')).toEqual([]);
    await user.click(within(bar()).getByRole('button', { name: 'Reject 4 selected' }));
    await fill(screen.getByLabelText(/^Reason/), 'The job is filled. ');
    await confirm('Confirm Rejection', 'Reject 4');
    await waitFor(() =>
      expect(askedFor('DecideApplications')).toEqual([
        {
          ids: ['a2', 'a1', 'a3', 'a4'],
          seen: ['IN_REVIEW', 'IN_REVIEW', 'IN_REVIEW', 'IN_REVIEW'],
          status: 'REJECTED',
          reason: 'The job is filled.',
        },
      ]),
    );
    await waitFor(() => expect(within(bar()).queryByRole('status')?.textContent).toBe(''));
  });

  test('applicants who withdrew meanwhile are named; Undo counts down, reverts the rest, and disappears', async () => {
    const { askedFor } = openAll();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    await user.click(within(bar()).getByRole('checkbox', { name: 'Select all on this page' }));
    find('a3').status = 'WITHDRAWN';
    await user.click(within(bar()).getByRole('button', { name: 'Reject 3 selected' }));
    await confirm('Confirm Rejection', 'Reject 3');
    const told = await screen.findByRole('dialog', { name: '1 application stayed as it is' });
    expect(told.textContent).toContain('Asha 3');
    expect(told.textContent).toContain('An application that is Withdrawn cannot become Rejected.');
    await user.click(within(told).getByRole('button', { name: 'OK' }));
    const undo = await screen.findByRole('region', { name: 'Undo' });
    expect(undo.textContent).toContain('Rejected: 2. No emails sent yet.');
    jest.setSystemTime(Date.now() + 2000);
    await waitFor(() => expect(Number.parseInt(within(undo).getByRole('timer').textContent, 10)).toBeLessThan(30));
    await user.click(within(undo).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Undo' })).toBeNull());
    expect(askedFor('UndoDecisions')).toEqual([{ id: 'batch' }]);
    await settled(['Asha 1', 'Asha 2', 'Asha 4']);
  });

  test('the list of unmoved applicants links to each', async () => {
    openAll();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    await user.click(within(bar()).getByRole('checkbox', { name: 'Select all on this page' }));
    find('a3').status = 'WITHDRAWN';
    await user.click(within(bar()).getByRole('button', { name: 'Reject 3 selected' }));
    await confirm('Confirm Rejection', 'Reject 3');
    const told = within(await screen.findByRole('dialog', { name: '1 application stayed as it is' }));
    await user.click(told.getByRole('button', { name: 'View Profile', description: 'Asha 3' }));
    const person = await screen.findByRole('region', { name: 'Applicant' });
    await waitFor(() => expect(person.querySelector('h2')?.textContent).toBe('Asha 3'));
    expect([screen.queryByRole('dialog'), person.contains(document.activeElement)]).toEqual([null, true]);
    expect(screen.queryByRole('region', { name: 'Undo' })).not.toBeNull();
  });

  test('decisions made before a reload can still be undone, for the seconds given by the server', async () => {
    batches = [
      { __typename: 'DecisionBatch', id: 'batch', status: 'APPROVED', size: 3, applicantName: null, undoSeconds: 1 },
    ];
    openAll();
    expect((await screen.findByRole('region', { name: 'Undo' })).textContent).toContain('Approved: 3.');
    jest.setSystemTime(Date.now() + 1000);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Undo' })).toBeNull());
  });

  test('approving several says how many, and they are in the list of the approved', async () => {
    openAll();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    await user.click(within(bar()).getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(within(bar()).getByRole('button', { name: 'Approve 3 selected' }));
    await confirm('Confirm Approval', 'Approve 3');
    const undo = await screen.findByRole('region', { name: 'Undo' });
    expect(undo.textContent).toContain('Approved: 3.');
    await user.click(within(undo).getByRole('link', { name: 'Approved Students' }));
    await waitFor(() => expect(place()).toBe('/hire/approved-students'));
  });

  test('a list emptied by a decision keeps its Undo', async () => {
    stand.rows.splice(2);
    openAll();
    await settled(['Asha 1', 'Asha 2']);
    await user.click(within(bar()).getByRole('checkbox', { name: 'Select all on this page' }));
    const reject = within(bar()).getByRole('button', { name: 'Reject 2 selected' });
    reject.focus();
    await user.click(reject);
    await confirm('Confirm Rejection', 'Reject 2');
    await screen.findByText('No applications found');
    // The focused buttons are gone; the list has the focus, not the top of the page.
    await waitFor(() => expect(document.activeElement?.contains(screen.getByText('No applications found'))).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    const undo = within(await screen.findByRole('region', { name: 'Undo' })).getByRole('button', { name: 'Undo' });
    undo.focus();
    await user.click(undo);
    await settled(['Asha 1', 'Asha 2']);
    await waitFor(() => expect(document.activeElement?.contains(screen.getByText('Asha 1'))).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByText('No applications found')).toBeNull();
  });
});
