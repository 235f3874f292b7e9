import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApplicationStatus } from '../../server/applications/application.labels.ts';
import {
  applicationOf,
  button,
  confirm,
  find,
  place,
  server,
  settled,
  stand,
  startStand,
  turnTo,
} from '../../test/applicants-screen.tsx';
import { typeHalfDate } from '../../test/half-date.ts';
import { setPhone, showScreen } from '../../test/screen.tsx';
import {
  AllApplicationsPage,
  ApplicantsOnHoldPage,
  ApprovedApplicantsPage,
  RejectedApplicantsPage,
} from './applicant-lists-page.tsx';

beforeEach(startStand);
afterEach(() => {
  setPhone(false);
  jest.useRealTimers();
});

const openAll = (address = '/hire/all-applications') =>
  showScreen(<AllApplicationsPage />, stand.answers, address, { isLate: true });

describe('lists across all jobs', () => {
  test.each([
    [AllApplicationsPage, 'All Applications', ['Asha 1', 'Asha 2', 'Asha 3']],
    [ApprovedApplicantsPage, 'Approved Students', ['Asha 4']],
    [ApplicantsOnHoldPage, 'Students on Hold', ['Asha 5']],
    [RejectedApplicantsPage, 'Rejected Students', ['Asha 6']],
  ] as const)(
    'HAPPR-14 HAPPR-16 OP-037 OP-038 %p shows %s with the job and the day of the last step',
    async (Page, title, shown) => {
      for (const [id, status] of [
        ['a4', 'APPROVED'],
        ['a5', 'ON_HOLD'],
        ['a6', 'REJECTED'],
      ] as const)
        Object.assign(find(id), { status, movedAt: '2026-11-17T05:00:00Z' });
      showScreen(<Page />, stand.answers, '/hire', { isLate: true });
      await settled([...shown]);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      const card = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(shown[0]));
      expect(card?.textContent).toContain('Baker');
      expect(card?.textContent).toContain(title === 'All Applications' ? 'Today' : 'Yesterday');
    },
  );

  test('OP-056 the list is narrowed to one job by the filter, and its chip takes that back', async () => {
    stand.rows.push({ id: 'b1', name: 'Asha Driver', status: 'NEW', movedAt: '2026-11-18T05:00:00Z', jobId: 'j2' });
    const { askedFor } = openAll();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    fireEvent.click(button(/^Filters/));
    const job = within(screen.getByRole('dialog', { name: 'Filters' })).getByRole('combobox', { name: 'Job' });
    expect(
      within(job)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All jobs', 'Baker (1001)', 'Driver (1002)']);
    fireEvent.change(job, { target: { value: 'j2' } });
    fireEvent.click(button('Show applicants'));
    await settled(['Asha Driver']);
    expect([place(), askedFor('Applicants').at(-1)?.jobId, button(/^Filters/).textContent]).toEqual([
      '/hire/all-applications?job=j2',
      'j2',
      'Filters1 active',
    ]);
    expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toContain('jobId=j2');
    expect(
      screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes('Asha Driver'))?.textContent,
    ).toContain('Driver');
    fireEvent.click(screen.getByRole('link', { name: /Driver \(1002\)/ }));
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(place()).toBe('/hire/all-applications');
  });

  test('OP-056 where nobody fits the chosen job, Clear all leads back to all jobs', async () => {
    openAll('/hire/all-applications?job=j2');
    await screen.findByText('Nobody in this list fits the search and the filters.');
    fireEvent.click(button('Clear all'));
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(place()).toBe('/hire/all-applications');
  });

  test('OP-056 search and filters are in address, chips and request; the table is of the same list', async () => {
    const { askedFor } = openAll('/hire/all-applications?page=2');
    await settled(['Asha 4', 'Asha 5', 'Asha 6']);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search applicants' }), { target: { value: ' asha 7 ' } });
    fireEvent.click(button('Search'));
    await settled(['Asha 7']);
    expect(place()).toBe('/hire/all-applications?q=asha+7');
    fireEvent.click(button(/^Filters/));
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'In Review' }));
    fireEvent.change(within(dialog).getByLabelText('From'), { target: { value: '2026-11-10' } });
    fireEvent.change(within(dialog).getByLabelText('To'), { target: { value: '2026-11-09' } });
    fireEvent.change(within(dialog).getByLabelText('Skills'), { target: { value: 'Excel' } });
    fireEvent.change(within(dialog).getByLabelText('At least'), { target: { value: 'two' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show applicants' }));
    expect(
      within(dialog)
        .getAllByRole('alert')
        .map(({ textContent }) => textContent),
    ).toEqual(['The last day must not be before the first', 'Years must be between 0 and 60']);
    expect(document.activeElement).toBe(within(dialog).getByLabelText('To'));
    fireEvent.change(within(dialog).getByLabelText('To'), { target: { value: '0026-11-18' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show applicants' }));
    expect(within(dialog).getAllByRole('alert')[0]?.textContent).toBe('Enter a day with all four digits of its year');
    const clear = typeHalfDate(within(dialog).getByLabelText('To'));
    fireEvent.change(within(dialog).getByLabelText('At least'), { target: { value: '2' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show applicants' }));
    expect(
      within(dialog)
        .getAllByRole('alert')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter the whole day, or clear it']);
    expect(document.activeElement).toBe(within(dialog).getByLabelText('To'));
    clear();
    fireEvent.change(within(dialog).getByLabelText('To'), { target: { value: '2026-11-18' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show applicants' }));
    await waitFor(() =>
      expect(place()).toBe(
        '/hire/all-applications?q=asha+7&status=in-review&from=2026-11-10&to=2026-11-18&skill=Excel&min=2',
      ),
    );
    const filter = {
      status: ['IN_REVIEW'],
      appliedFrom: '2026-11-10',
      appliedTo: '2026-11-18',
      skills: ['Excel'],
      experienceMin: 2,
      experienceMax: null,
    };
    await waitFor(() =>
      expect(askedFor('Applicants').at(-1)).toMatchObject({ search: 'asha 7', filter, page: 1, jobId: null }),
    );
    expect(
      within(screen.getByRole('list', { name: 'Active filters' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '“asha 7”',
      'In Review',
      'From November 10, 2026',
      'To November 18, 2026',
      'Excel',
      '2+ years',
      'Clear all',
    ]);
    expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
      '/applications.csv?list=ALL&search=asha+7&status=IN_REVIEW&appliedFrom=2026-11-10' +
        '&appliedTo=2026-11-18&skills=Excel&experienceMin=2',
    );
    fireEvent.click(screen.getByRole('link', { name: 'Remove “asha 7”' }));
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
  });

  test('nothing that fits says so and offers the whole list', async () => {
    openAll('/hire/all-applications?q=nobody');
    await screen.findByText('No applications found');
    fireEvent.click(
      within(
        screen.getByText('Nobody in this list fits the search and the filters.').parentElement as HTMLElement,
      ).getByRole('button', { name: 'Clear all' }),
    );
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(place()).toBe('/hire/all-applications');
  });

  test('a failure is said, and trying again mends it', async () => {
    stand.answers.Applicants = 'FAIL';
    openAll();
    await screen.findByText('The applications could not be loaded.');
    Object.assign(stand.answers, server());
    fireEvent.click(button('Try again'));
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(screen.queryByText('The applications could not be loaded.')).toBeNull();
  });
});

describe('decisions on several', () => {
  const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
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
        batches = [{ __typename: 'DecisionBatch', id: 'batch', status, size: moved.length, undoSeconds: 30 }];
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

  test('are for those ticked on all pages, asked once with names; the server gets what was seen', async () => {
    const { askedFor } = openAll();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    expect(within(bar()).queryByRole('button')).toBeNull();
    tick('Asha 2');
    expect(within(bar()).getByRole('status').textContent).toBe('1 selected');
    fireEvent.click(within(bar()).getByRole('checkbox', { name: 'Select all on this page' }));
    turnTo(2);
    await settled(['Asha 4', 'Asha 5', 'Asha 6']);
    tick('Asha 4');
    expect(within(bar()).getByRole('status').textContent).toBe('4 selected');
    fireEvent.click(within(bar()).getByRole('button', { name: 'Reject 4 selected' }));
    const dialog = screen.getByRole('dialog', { name: 'Confirm Rejection' });
    expect(dialog.textContent).toContain('4 applicants: Asha 2, Asha 1, Asha 3, Asha 4.');
    confirm('Confirm Rejection', 'Cancel');
    expect(askedFor('DecideApplications')).toEqual([]);
    fireEvent.click(within(bar()).getByRole('button', { name: 'Reject 4 selected' }));
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'The job is filled. ' } });
    confirm('Confirm Rejection', 'Reject 4');
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

  test('whoever withdrew meanwhile is told by name; Undo counts down, takes the rest back, and is gone', async () => {
    const { askedFor } = openAll();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    fireEvent.click(within(bar()).getByRole('checkbox', { name: 'Select all on this page' }));
    find('a3').status = 'WITHDRAWN';
    fireEvent.click(within(bar()).getByRole('button', { name: 'Reject 3 selected' }));
    confirm('Confirm Rejection', 'Reject 3');
    const told = await screen.findByRole('dialog', { name: '1 application stayed as it is' });
    expect(told.textContent).toContain('Asha 3');
    expect(told.textContent).toContain('An application that is Withdrawn cannot become Rejected.');
    fireEvent.click(within(told).getByRole('button', { name: 'OK' }));
    const undo = await screen.findByRole('region', { name: 'Undo' });
    expect(undo.textContent).toContain('Rejected: 2. Nobody has been written to yet.');
    await waitFor(() => expect(Number.parseInt(within(undo).getByRole('timer').textContent, 10)).toBeLessThan(30));
    fireEvent.click(within(undo).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Undo' })).toBeNull());
    expect(askedFor('UndoDecisions')).toEqual([{ id: 'batch' }]);
    await settled(['Asha 1', 'Asha 2', 'Asha 4']);
  });

  test('from the list of those who stayed the way leads to each', async () => {
    openAll();
    await settled(['Asha 1', 'Asha 2', 'Asha 3']);
    fireEvent.click(within(bar()).getByRole('checkbox', { name: 'Select all on this page' }));
    find('a3').status = 'WITHDRAWN';
    fireEvent.click(within(bar()).getByRole('button', { name: 'Reject 3 selected' }));
    confirm('Confirm Rejection', 'Reject 3');
    const told = within(await screen.findByRole('dialog', { name: '1 application stayed as it is' }));
    fireEvent.click(told.getByRole('button', { name: 'View Profile', description: 'Asha 3' }));
    const person = await screen.findByRole('region', { name: 'Applicant' });
    await waitFor(() => expect(person.querySelector('h2')?.textContent).toBe('Asha 3'));
    expect([screen.queryByRole('dialog'), person.contains(document.activeElement)]).toEqual([null, true]);
    expect(screen.queryByRole('region', { name: 'Undo' })).not.toBeNull();
  });

  test('what was decided before a reload can still be taken back, for the seconds that the server says', async () => {
    batches = [{ __typename: 'DecisionBatch', id: 'batch', status: 'APPROVED', size: 3, undoSeconds: 1 }];
    openAll();
    expect((await screen.findByRole('region', { name: 'Undo' })).textContent).toContain('Approved: 3.');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Undo' })).toBeNull());
  });

  test('a list that empties by it keeps its Undo', async () => {
    stand.rows.splice(2);
    openAll();
    await settled(['Asha 1', 'Asha 2']);
    fireEvent.click(within(bar()).getByRole('checkbox', { name: 'Select all on this page' }));
    const reject = within(bar()).getByRole('button', { name: 'Reject 2 selected' });
    reject.focus();
    fireEvent.click(reject);
    confirm('Confirm Rejection', 'Reject 2');
    await screen.findByText('No applications found');
    // The buttons that had the focus are gone; the list has it, not the top of the page.
    await waitFor(() => expect(document.activeElement?.contains(screen.getByText('No applications found'))).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    const undo = within(await screen.findByRole('region', { name: 'Undo' })).getByRole('button', { name: 'Undo' });
    undo.focus();
    fireEvent.click(undo);
    await settled(['Asha 1', 'Asha 2']);
    await waitFor(() => expect(document.activeElement?.contains(screen.getByText('Asha 1'))).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByText('No applications found')).toBeNull();
  });
});

describe('private notes', () => {
  test('are added and deleted in the profile; an empty one is refused at the field', async () => {
    let notes: object[] = [];
    Object.assign(stand.answers, {
      ApplicantProfile: ({ id }: { id: string }) => ({ application: { ...applicationOf(find(id)), notes } }),
      AddApplicationNote: ({ text }: { text: string }) => {
        const note = { __typename: 'ApplicationNote', id: 'n1', text, createdAt: '2026-11-18T05:30:00Z' };
        notes = [note];
        return { addApplicationNote: note };
      },
      DeleteApplicationNote: () => {
        notes = [];
        return { deleteApplicationNote: true };
      },
    } satisfies Record<string, unknown>);
    openAll('/hire/all-applications?application=a1');
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Add a note');
    fireEvent.click(button('Add note'));
    expect(screen.getByRole('alert').textContent).toBe('The note is empty.');
    fireEvent.change(field, { target: { value: 'Strong on ledgers.' } });
    fireEvent.click(button('Add note'));
    // Typed on while the note is sent.
    fireEvent.change(field, { target: { value: 'Strong on ledgers. Ask' } });
    const list = await screen.findByRole('list', { name: 'Notes' });
    expect(list.textContent).toContain('Strong on ledgers.November 18, 2026, 11:00 AM');
    await waitFor(() => expect([field.value, screen.queryByRole('alert')]).toEqual(['Ask', null]));
    fireEvent.click(button('Delete note: Strong on ledgers.'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Notes' })).toBeNull());
  });
});
